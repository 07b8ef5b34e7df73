import { Command, CommanderError } from 'commander'
import { auditCommand } from './commands/audit.ts'
import { backupCommand } from './commands/backup.ts'
import { bookmarksCommand } from './commands/bookmarks.ts'
import { citeCommand } from './commands/cite.ts'
import { contentCommand } from './commands/content.ts'
import { eventsCommand } from './commands/events.ts'
import { formsCommand } from './commands/forms.ts'
import { jobsCommand } from './commands/jobs.ts'
import { lawsCommand } from './commands/laws.ts'
import { migrateCommand } from './commands/migrate.ts'
import { openapiCommand, routesCommand } from './commands/routes.ts'
import { restoreCommand } from './commands/restore.ts'
import { rulingsCommand } from './commands/rulings.ts'
import { seedCommand } from './commands/seed.ts'
import { serveCommand } from './commands/serve.ts'
import { textCommand } from './commands/text.ts'
import { themesCommand } from './commands/themes.ts'
import { userCommand } from './commands/user.ts'
import { videoCommand } from './commands/video.ts'
import { endingOf, tellEnding } from './ending.ts'

// Exit codes: 0 done, 1 refused or failed, 2 misused.
const program = new Command('cli')
  .description('Seminarhaus on the command line')
  // What commander would say in English is told in German at the end.
  .configureOutput({ outputError: () => undefined })
  .exitOverride()

const commands = [
  serveCommand,
  migrateCommand,
  auditCommand,
  backupCommand,
  restoreCommand,
  contentCommand,
  seedCommand,
  themesCommand,
  eventsCommand,
  bookmarksCommand,
  formsCommand,
  jobsCommand,
  lawsCommand,
  rulingsCommand,
  userCommand,
  videoCommand,
  textCommand,
  citeCommand,
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
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = 0
  else {
    const ending = endingOf(error)
    process.exitCode = ending.exitCode
    tellEnding(ending, process.argv.includes('--json'))
  }
}
