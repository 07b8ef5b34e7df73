import { Command, CommanderError } from 'commander'
import { endingOf, tellEnding } from './ending.ts'

// Exit codes: 0 done, 1 refused or failed, 2 misused.
const program = new Command('cli')
  .description('Seminarhaus on the command line')
  // What commander would say in English is told in German at the end.
  .configureOutput({ outputError: () => undefined })
  .exitOverride()

/** What each command needs is loaded with it alone: a short one answers in a third of the time. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  audit: async () => (await import('./commands/audit.ts')).auditCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  content: async () => (await import('./commands/content.ts')).contentCommand,
  seed: async () => (await import('./commands/seed.ts')).seedCommand,
  themes: async () => (await import('./commands/themes.ts')).themesCommand,
  events: async () => (await import('./commands/events.ts')).eventsCommand,
  bookmarks: async () => (await import('./commands/bookmarks.ts')).bookmarksCommand,
  forms: async () => (await import('./commands/forms.ts')).formsCommand,
  jobs: async () => (await import('./commands/jobs.ts')).jobsCommand,
  laws: async () => (await import('./commands/laws.ts')).lawsCommand,
  rulings: async () => (await import('./commands/rulings.ts')).rulingsCommand,
  user: async () => (await import('./commands/user.ts')).userCommand,
  video: async () => (await import('./commands/video.ts')).videoCommand,
  text: async () => (await import('./commands/text.ts')).textCommand,
  cite: async () => (await import('./commands/cite.ts')).citeCommand,
  routes: async () => (await import('./commands/routes.ts')).routesCommand,
  openapi: async () => (await import('./commands/routes.ts')).openapiCommand,
}
const first = process.argv[2] ?? ''
// 'constructor' is a name of every object, and none of a command.
const named = Object.hasOwn(commands, first) ? commands[first] : undefined
for (const load of named ? [named] : Object.values(commands)) (await load())(program)

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
