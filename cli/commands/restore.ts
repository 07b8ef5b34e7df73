import type { Command } from 'commander'
import { migrate } from '#storage/engine/migrate.ts'
import { restore } from '../backing-up.ts'
import { printJson, say, type Output } from '../print.ts'
import { readSettings } from '../settings.ts'

export function restoreCommand(program: Command): void {
  program
    .command('restore <file>')
    .description(
      'lay a backup where the site looks for its database, check it, and bring it to the newest shape (SQLite)',
    )
    .option('--json', 'print how much there is in it')
    .action(async (file: string, { json }: Output) => {
      const { databaseUrl } = readSettings(process.env)
      const restored = await restore(file, databaseUrl)
      await migrate({ url: databaseUrl })
      if (json) printJson(restored)
      else
        say(`${restored.file}: wiederhergestellt und geprüft, ${restored.tables} Tabellen mit ${restored.rows} Zeilen.`)
    })
}
