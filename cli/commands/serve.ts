import type { Command } from 'commander'
import type { Container } from 'inversify'
import { sendingLetters } from '#mail/sending-letters.ts'
import { transportOf } from '#mail/transport.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { compose, parts } from '../compose/application.ts'
import { addServer, serverParts } from '../compose/server.ts'
import { deletingApplications } from '../deleting-applications.ts'
import { valueOf } from '../outcome.ts'
import { say } from '../print.ts'
import { readSettings } from '../settings.ts'
import { stopInOrder } from '../stopping.ts'
import { faultLines } from './content.ts'

const tidyEveryMinutes = 60

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('migrate, fill an empty database from the content folder, and serve the site until stopped')
    .action(serve)
}

async function serve(): Promise<void> {
  // Whoever reads along may go, and the disk may be full: the site goes on.
  process.stdout.removeAllListeners('error').on('error', () => undefined)
  const settings = readSettings(process.env)
  await migrate({ url: settings.databaseUrl })
  const application = await compose(settings)
  addServer(application)
  await fillIfEmpty(application)

  const server = await application.getAsync(serverParts.server)
  const store = application.get(parts.store)
  const clock = application.get(parts.clock)
  const log = application.get(serverParts.log)
  const post = sendingLetters({
    letters: store.letters,
    clock,
    transport: transportOf(settings),
    from: settings.mailFrom,
    siteOrigin: application.get(parts.origins).site,
    brand: store.content.brand,
    enclosuresOf: (letter) =>
      letter.kind === 'application-arrived' ? () => store.applications.filesOf(letter.applicationId) : undefined,
    log,
  })
  const tidy = () => {
    store.tidy(clock.now()).catch((error: unknown) => log.warn({ err: error }, 'what has run out is still there'))
  }
  const tidying = setInterval(tidy, tidyEveryMinutes * 60_000)
  await server.listen({ port: settings.port, host: settings.host })
  say(`Seminarhaus: ${application.get(parts.origins).site}`)

  const deleting = deletingApplications(application.get(parts.needs), log)
  const warming = application.get(serverParts.warming)
  void warming.begin()

  const stop = (): Promise<void> => {
    clearInterval(tidying)
    deleting.stop()
    warming.stop()
    const afterwards = [post.stop, store.close]
    return stopInOrder({ within: settings.shutdownMs, server, afterwards, log }, () => process.exit())
  }
  // The same signal a second time ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

async function fillIfEmpty(application: Container): Promise<void> {
  const { contentDir, production } = application.get(parts.settings)
  if ((await application.get(parts.store).content.firstFill()) !== undefined) return
  const [{ readContentFolder }, { makeDemoAccounts }] = await Promise.all([
    import('#reading/content-folder.ts'),
    import('../demo-accounts.ts'),
  ])
  const stage = application.get(parts.stage)
  say(`Die leere Datenbank wird aus ${contentDir}/ gefüllt …`)
  valueOf(await stage.content(valueOf(await readContentFolder(contentDir), faultLines)), faultLines)
  if (!production) await makeDemoAccounts(contentDir, stage)
}
