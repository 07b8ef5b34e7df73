import { Command, CommanderError } from 'commander'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { DatabaseNotReady } from '#storage/engine/database-not-ready.ts'
import { bookmarksCommand } from './commands/bookmarks.ts'
import { contentCommand } from './commands/content.ts'
import { eventsCommand } from './commands/events.ts'
import { jobsCommand } from './commands/jobs.ts'
import { migrateCommand } from './commands/migrate.ts'
import { openapiCommand, routesCommand } from './commands/routes.ts'
import { seedCommand } from './commands/seed.ts'
import { serveCommand } from './commands/serve.ts'
import { textCommand } from './commands/text.ts'
import { themesCommand } from './commands/themes.ts'
import { userCommand } from './commands/user.ts'
import { videoCommand } from './commands/video.ts'
import { Misused, Refused } from './outcome.ts'
import { SettingsFault } from './settings.ts'

// Exit codes: 0 done, 1 refused or failed, 2 misused.
const program = new Command('cli')
  .description('Seminarhaus on the command line')
  .showHelpAfterError('(--help shows what can be asked)')
  .exitOverride()

const commands = [
  serveCommand,
  migrateCommand,
  contentCommand,
  seedCommand,
  themesCommand,
  eventsCommand,
  bookmarksCommand,
  jobsCommand,
  userCommand,
  videoCommand,
  textCommand,
  routesCommand,
  openapiCommand,
]
for (const addTo of commands) addTo(program)

// Whoever reads the output may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = exitCodeOf(error)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Misused || error instanceof SettingsFault) return tell(error.message, 2)
  if (error instanceof Refused || error instanceof DatabaseNotReady) return tell(error.message, 1)
  const unavailable = [error, error instanceof Error && error.cause].find((one) => one instanceof StoreUnavailable)
  if (unavailable) return tell(reasonsOf(unavailable), 1)
  throw error
}

function reasonsOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message !== '' ? `${message}: ${reasonsOf(cause)}` : message
}

function tell(message: string, exitCode: number): number {
  process.stderr.write(`${message}\n`)
  return exitCode
}
