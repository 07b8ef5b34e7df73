import { join } from 'node:path'
import type { Command } from 'commander'
import type { Container } from 'inversify'
import { listenAt } from '#http/server/listening.ts'
import { waitsUntil } from '#core/letters/letter-pace.ts'
import { sendingLetters } from '#mail/sending-letters.ts'
import { transportOf } from '#mail/transport.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { compose, parts } from '../compose/application.ts'
import { takingBatchesInThread } from '../compose/batches-in-thread.ts'
import { constant } from '../compose/binding.ts'
import { addServer, serverParts } from '../compose/server.ts'
import { deletingMaterials } from '../deleting-materials.ts'
import { deletingPrivateData } from '../deleting-private-data.ts'
import { deletingForms } from '../deleting-forms.ts'
import { calendarsOf } from '../calendars-of-letters.ts'
import { enclosuresOf } from '../enclosures.ts'
import { givingBackTheStart } from '../giving-back-the-start.ts'
import { givingWay, othersWrite } from '../giving-way.ts'
import { refuseUnfitSettings } from '../fit-for-production.ts'
import { Refused, valueOf } from '../outcome.ts'
import { keepingTheTimetable } from '../keeping-the-timetable.ts'
import { projectRoot } from '../project-root.ts'
import { catchUp } from '../catching-up.ts'
import { stopAtSignals } from '../signals.ts'
import { say } from '../print.ts'
import { readSettings } from '../settings.ts'
import { stopInOrder } from '../stopping.ts'
import { anonymousSite } from '../with-application.ts'
import { faultLines } from '../fault-lines.ts'

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
  refuseUnfitSettings(settings)
  await migrate({ url: settings.databaseUrl })
  const application = await compose(settings)
  addServer(application)
  constant(application, serverParts.takeBatch, takingBatchesInThread(settings))
  if ((await fillIfEmpty(application)) || (await catchUp(application))) await beginAnew(application)
  if (settings.production) await refusePublicAccounts(application)

  const server = await application.getAsync(serverParts.server)
  const store = application.get(parts.store)
  const clock = application.get(parts.clock)
  const log = application.get(serverParts.log)
  try {
    await listenAt(server, settings)
  } catch (error) {
    // Whoever cannot listen leaves at once, and keeps nothing open that would hold up the end of the process.
    await server.close()
    await store.close()
    throw error
  }
  const othersWait = () => othersWrite(store)
  const post = sendingLetters({
    letters: store.letters,
    clock,
    transport: transportOf(settings),
    from: settings.mailFrom,
    siteOrigin: application.get(parts.origins).site,
    brand: store.content.brand,
    enclosuresOf: (letter) => enclosuresOf(letter, store, anonymousSite(application).booking),
    calendarsOf: calendarsOf(application),
    waitsUntil: (letter) => waitsUntil(letter, application.get(parts.needs)),
    log,
    giveWay: givingWay(othersWait),
  })
  const tidy = () => {
    store.tidy(clock.now()).catch((error: unknown) => log.warn({ err: error }, 'what has run out is still there'))
  }
  const tidying = setInterval(tidy, tidyEveryMinutes * 60_000)
  say(`Seminarhaus: ${application.get(parts.origins).site}`)
  tidy()

  const timetable = keepingTheTimetable(application.get(parts.needs), log, givingWay(othersWait))
  const deleting = deletingForms(application.get(parts.needs), log)
  const sweeping = deletingMaterials(application.get(parts.needs), log)
  const forgetting = deletingPrivateData(application.get(parts.needs), log)
  const warming = application.get(serverParts.warming)
  let givingBack: ReturnType<typeof givingBackTheStart> | undefined
  const settleDown = async (): Promise<void> => {
    await warming.begin()
    if (warming.isWarm()) givingBack = givingBackTheStart(server.server)
  }
  void settleDown()

  const stop = (): Promise<void> => {
    clearInterval(tidying)
    deleting.stop()
    sweeping.stop()
    forgetting.stop()
    warming.stop()
    givingBack?.stop()
    const afterwards = [timetable.stop, post.stop, store.close]
    const { lameDuckMs: lameDuck, shutdownMs: within } = settings
    const leaving = application.get(serverParts.leaving)
    return stopInOrder({ lameDuck, within, leaving, server, afterwards, log }, () => process.exit())
  }
  stopAtSignals(() => void stop())
}

/** Whether the database was empty, and is filled now. */
async function fillIfEmpty(application: Container): Promise<boolean> {
  const { contentDir, production } = application.get(parts.settings)
  if ((await application.get(parts.store).content.firstFill()) !== undefined) return false
  const [{ readSources }, { makeDemoAccounts }] = await Promise.all([
    import('../content-sources.ts'),
    import('../demo-accounts.ts'),
  ])
  const stage = application.get(parts.stage)
  // Before the content, which is what says that the database is filled: where this breaks off, all is done anew.
  if (!production) await makeDemoAccounts(contentDir, stage)
  say(`Die leere Datenbank wird aus ${contentDir}/ gefüllt …`)
  const { files, content } = await readSources(contentDir)
  valueOf(await stage.files(files, content), faultLines)
  await stage.measureDownloads()
  return true
}

/** Gives back the 40 MB that it took: this process is replaced by one that finds everything there. */
async function beginAnew(application: Container): Promise<void> {
  if (!process.execve || process.platform === 'win32') return
  await application.get(parts.store).close()
  const [node, ...words] = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(node, [node, ...words], process.env)
}

/** Whoever reads the manual could sign in to them. */
async function refusePublicAccounts(application: Container): Promise<void> {
  const { contentDir } = application.get(parts.settings)
  const { publicAccounts } = await import('../demo-accounts.ts')
  const found = await publicAccounts([contentDir, join(projectRoot, 'content')], application.get(parts.needs))
  if (found.length === 0) return
  await application.get(parts.store).close()
  throw new Refused(
    `In der Datenbank sind Demo-Konten, deren Passwort jeder nachlesen kann: ${found.join(', ')}. ` +
      'Geben Sie jedem ein eigenes, dann startet die Website: SITE_PASSWORD=… npm run cli -- user create --replace ' +
      `--email ${found[0]} --first-name … --last-name …`,
  )
}
