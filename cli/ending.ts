import { CommanderError } from 'commander'
import { DatabaseNotReady } from '#storage/engine/database-not-ready.ts'
import { inGerman } from './misuse.ts'
import { Misused, Refused } from './outcome.ts'
import { SettingsFault } from './settings.ts'
import { troubleOf } from './trouble.ts'

/** How a command ends that did not do what was asked: 1 refused or failed, 2 called wrongly. */
export interface Ending {
  readonly exitCode: 1 | 2
  /** German, for whoever called. */
  readonly message: string
  /** What a script may want to know beside it. */
  readonly details?: object
  /** Where the program broke: a fault of ours. */
  readonly stack?: string
}

export function endingOf(error: unknown): Ending {
  if (error instanceof CommanderError) return { exitCode: 2, message: inGerman(error) }
  if (error instanceof Misused || error instanceof SettingsFault) return { exitCode: 2, message: error.message }
  if (error instanceof Refused)
    return { exitCode: 1, message: error.message, ...(error.details && { details: error.details }) }
  if (error instanceof DatabaseNotReady) return { exitCode: 1, message: notReady(error) }
  const trouble = troubleOf(error)
  if (trouble !== undefined) return { exitCode: 1, message: trouble }
  return {
    exitCode: 1,
    message: 'Das hätte nicht geschehen dürfen: Im Programm ist ein Fehler.',
    stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

const notReady = ({ why, missing }: DatabaseNotReady): string => {
  if (why === 'missing') return `Die Datenbank ${missing} gibt es noch nicht; „migrate“ legt sie an.`
  if (why === 'old-sqlite') return `Dieses SQLite ist zu alt; gebraucht wird ${missing} oder neuer.`
  return `Die Datenbank hat noch nicht die neueste Form; „migrate“ bringt sie dahin (${missing}).`
}

/** Tells people a sentence, and scripts that asked for JSON an object; both on standard error. */
export function tellEnding({ exitCode, message, details, stack }: Ending, json: boolean): void {
  const told = json
    ? JSON.stringify({ error: { exitCode, message, ...details, ...(stack !== undefined && { stack }) } }, null, 2)
    : [message, ...(stack === undefined ? [] : [stack])].join('\n')
  process.stderr.write(`${told}\n`)
}
