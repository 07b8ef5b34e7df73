import type { Command } from 'commander'
import { backUp } from '../backing-up.ts'
import { printJson, say, type Output } from '../print.ts'
import { readSettings } from '../settings.ts'

export function backupCommand(program: Command): void {
  program
    .command('backup <file>')
    .description('copy the database of a running or a stopped site into a file, and check the copy (SQLite)')
    .option('--json', 'print how much there is in it')
    .action(async (file: string, { json }: Output) => {
      const copied = await backUp(readSettings(process.env).databaseUrl, file)
      if (json) printJson(copied)
      else say(`${file}: vollständig und geprüft, ${copied.tables} Tabellen mit ${copied.rows} Zeilen.`)
    })
}
