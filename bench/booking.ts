// Durable bookings a second on one event over HTTP: node bench/booking.ts [orders] [--write] (needs a build in dist/).
// Carts are filled before; what is timed is the checkout: how many are placed by 32 who never wait, and how long one
// takes when 500 come every second, whatever becomes of those before them, while others look at the finder. On SQLite
// and, where it is found, on PostgreSQL with one and with four processes of the server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { atOnce, book, bookersAt, closeConnections, look } from './booking/bookers.ts'
import { openLoop, quantile } from './booking/open-loop.ts'
import { filled, served, type Servers } from './booking/servers.ts'
import { table, writeFigures } from './written-figures.ts'

const orders = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5000)
const withoutPause = 32
const perSecond = 500
const looksPerSecond = 20
const secondsAlone = 5
const finder = '/api/find-dates?month=2098-03&limit=24'

const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'))
const cluster = whyNoPostgres() === undefined ? await startPostgres() : undefined
const rates: string[][] = []
const latencies: string[][] = []
try {
  await measure('SQLite', `file:${join(folder, 'bench.sqlite')}`, 1)
  if (cluster)
    for (const processes of [1, 4]) await measure('PostgreSQL', await cluster.database(`bench_${processes}`), processes)
} finally {
  closeConnections()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
const lines = [
  ...table(['store', 'processes', 'orders a second', 'p50', 'p99', 'processor of the server'], rates),
  '',
  `The same at ${perSecond} orders a second, counted from the moment in which each was meant to begin:`,
  '',
  ...table(['store', 'processes', 'p50', 'p99', 'answered a second', 'finder, p99, alone', 'meanwhile'], latencies),
]
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('booking', lines)

async function measure(store: string, url: string, processes: number): Promise<void> {
  await filled(url)
  const servers = await served(url, folder, processes)
  try {
    const [warming, steady, coming] = [Math.min(1000, orders), orders, orders]
    const bookers = await bookersAt(servers.origins, warming + steady + coming)
    await atOnce(withoutPause, warming, (nth) => book(bookers[nth]))
    rates.push([store, String(processes), ...(await rateOf(servers, steady, (nth) => book(bookers[warming + nth])))])
    const alone = await looksAt(servers, secondsAlone)
    const [took, meanwhile] = await Promise.all([
      timed(() => openLoop(perSecond, coming, (nth) => book(bookers[warming + steady + nth]))),
      looksAt(servers, coming / perSecond),
    ])
    latencies.push([
      store,
      String(processes),
      quantile(took.value, 0.5),
      quantile(took.value, 0.99),
      Math.round(coming / took.seconds).toLocaleString('en'),
      alone,
      meanwhile,
    ])
    console.error([...(rates.at(-1) ?? []), '–', ...(latencies.at(-1) ?? []).slice(2)].join(' | '))
  } finally {
    await servers.stop()
  }
}

async function rateOf(servers: Servers, count: number, work: (nth: number) => Promise<unknown>): Promise<string[]> {
  const before = servers.processor()
  const { value: times, seconds } = await timed(() =>
    atOnce(withoutPause, count, async (nth) => (await timed(() => work(nth))).seconds * 1000),
  )
  const busy = (servers.processor() - before) / seconds
  return [
    Math.round(count / seconds).toLocaleString('en'),
    quantile(times, 0.5),
    quantile(times, 0.99),
    `${Math.round(busy * 100)} %, ${((busy * seconds * 1000) / count).toFixed(2)} ms each`,
  ]
}

/** How long people wait who look at the finder, and how many of them the server had no room for. */
async function looksAt({ origins }: Servers, seconds: number): Promise<string> {
  const looks = Math.max(1, Math.round(seconds * looksPerSecond))
  let shed = 0
  const times = await openLoop(looksPerSecond, looks, async (nth) => {
    if (!(await look(origins[nth % origins.length] ?? '', finder))) shed += 1
  })
  return quantile(times, 0.99) + (shed > 0 ? `, ${shed} of ${looks} turned away` : '')
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: number }> {
  const begun = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - begun) / 1000 }
}
