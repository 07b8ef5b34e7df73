import type { Command } from 'commander'
import { migrate } from '#storage/engine/migrate.ts'
import type { Output } from '../print.ts'
import { printJson, say } from '../print.ts'
import { readSettings } from '../settings.ts'

export function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the newest shape')
    .option('--json', 'print the names of what was applied')
    .action(async ({ json }: Output) => {
      const applied = await migrate({ url: readSettings(process.env).databaseUrl })
      if (json) printJson(applied)
      else say(applied.length ? `Angewendet: ${applied.join(', ')}` : 'Die Datenbank hat die neueste Form.')
    })
}
