import type { Command } from 'commander'
import type { Container } from 'inversify'
import { sendingLetters } from '#mail/sending-letters.ts'
import { transportOf } from '#mail/transport.ts'
import { migrate } from '#storage/sql/migrate.ts'
import { compose, parts } from '../compose/application.ts'
import { addServer, serverParts } from '../compose/server.ts'
import { valueOf } from '../outcome.ts'
import { say } from '../print.ts'
import { readSettings } from '../settings.ts'
import { faultLines } from './content.ts'

const tidyEveryMinutes = 60

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('migrate, fill an empty database from the content folder, and serve the site until stopped')
    .action(serve)
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env)
  await migrate({ url: settings.databaseUrl })
  const application = await compose(settings)
  addServer(application)
  await fillIfEmpty(application)

  const server = await application.getAsync(serverParts.server)
  const store = application.get(parts.store)
  const clock = application.get(parts.clock)
  const post = sendingLetters({
    letters: store.letters,
    clock,
    transport: transportOf(settings),
    from: settings.mailFrom,
    siteOrigin: application.get(parts.origins).site,
    brand: await store.content.brand(),
    log: application.get(serverParts.log),
  })
  const tidying = setInterval(() => void store.tidy(clock.now()), tidyEveryMinutes * 60_000)
  await server.listen({ port: settings.port, host: settings.host })
  say(`Seminarhaus: ${application.get(parts.origins).site}`)

  const stop = async (): Promise<void> => {
    clearInterval(tidying)
    await server.close()
    await post.stop()
    await store.close()
  }
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
  say(`Filling the empty database from ${contentDir}/ …`)
  valueOf(await stage.content(valueOf(await readContentFolder(contentDir), faultLines)), faultLines)
  if (!production) await makeDemoAccounts(contentDir, stage)
}
