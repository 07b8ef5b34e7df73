// The overview of a member with many bookings and a large council: node bench/portal.ts [requests] [--write] (needs a
// build in dist/). What is timed is the whole server from the cookie to the last byte, without the network; statements
// that reach the database are counted. On SQLite and, where it is found, on PostgreSQL; both flush to disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#cli/project-root.ts'
import type { PageSettings, Render } from '#pages-port/page-rendering.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { openTestApp } from '../tests/http/test-app.ts'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { quantile } from './booking/open-loop.ts'
import { fillWithMember, large } from './portal/member.ts'
import { measuredOverview, type MeasuredOverview } from './portal/measuring.ts'
import { kB, table, writeFigures } from './written-figures.ts'

const requests = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 1000)
const budget = { roundTrips: 3, milliseconds: 20 }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const built = (await import(pathToFileURL(join(projectRoot, 'dist/server/render.js')).href)) as {
  createRender(settings: PageSettings): Render
}
const render = built.createRender({
  siteOrigin: 'http://localhost:3000',
  brOrigin: 'http://localhost:3000',
  assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
})
const cluster = whyNoPostgres() === undefined ? await startPostgres({ durable: true }) : undefined
const rows: string[][] = []
try {
  await measure('SQLite', `file:${join(folder, 'bench.sqlite')}`)
  if (cluster) await measure('PostgreSQL', await cluster.database('portal'))
} finally {
  await cluster?.stop()
}
const lines = table(['store', 'round trips', 'p50', 'p99', 'processor, p50', 'p99', 'page', 'budget'], rows)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('portal', lines)

async function measure(store: string, url: string): Promise<void> {
  await migrate({ url })
  const testApp = await openTestApp({ render, store: await openSqlStore({ url }) })
  try {
    const read = await readContentFolder(join(projectRoot, 'content'))
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    const imported = await testApp.stage.content(read.value)
    if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
    const today = testApp.clock.now().slice(0, 10)
    const toCome = read.value.events.filter(({ start }) => start !== undefined && start > today)
    await fillWithMember(large, {
      stage: testApp.stage,
      needs: testApp.needs,
      today,
      themes: read.value.themes.filter(({ redirectUrl }) => redirectUrl === undefined).map(({ url: theme }) => theme),
      events: toCome.map(({ eventId }) => eventId),
    })
    tell(store, await measuredOverview(testApp, { requests, warming: 100 }))
  } finally {
    await testApp.close()
  }
}

function tell(store: string, { times, processor, roundTrips, bytes }: MeasuredOverview): void {
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity
  const isMet = roundTrips.length <= budget.roundTrips && p99 <= budget.milliseconds
  rows.push([
    store,
    String(roundTrips.length),
    quantile(times, 0.5),
    quantile(times, 0.99),
    quantile(processor, 0.5),
    quantile(processor, 0.99),
    kB(bytes),
    isMet ? 'met' : 'missed',
  ])
  console.error(rows.at(-1)?.join(' | '))
}
