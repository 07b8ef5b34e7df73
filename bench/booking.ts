// Durable bookings a second on one event over HTTP: node bench/booking.ts [orders] [--write] (needs a build in dist/).
// Carts are filled before; what is timed is the checkout: how many are placed by 32 who never wait and what that costs,
// and how long one takes when 500 come every second, whatever becomes of those before them, while others look at the
// finder. On SQLite and, where it is found, on PostgreSQL with one and with four processes of the server; both flush to
// disk. Each part ends by the clock, the whole within four minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { measured, perSecond, type Measured, type Waiting } from './booking/measuring.ts'
import { quantile } from './booking/open-loop.ts'
import { table, writeFigures } from './written-figures.ts'

const orders = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 2500)
/** What the budget asks for (architecture §8). */
const budget = 1000

// Whoever is told to end leaves nothing behind: servers and databases end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const cluster = whyNoPostgres() === undefined ? await startPostgres({ durable: true }) : undefined
const rates: string[][] = []
const latencies: string[][] = []
try {
  const onFile = { store: 'SQLite', url: `file:${join(folder, 'bench.sqlite')}`, processes: 1, database: () => [] }
  tell(onFile, await measured({ ...onFile, folder, orders }))
  for (const processes of cluster ? [1, 4] : []) {
    const url = (await cluster?.database(`bench_${processes}`)) ?? ''
    const onPostgres = { store: 'PostgreSQL', url, processes, database: cluster?.processes ?? (() => []) }
    tell(onPostgres, await measured({ ...onPostgres, folder, orders }))
  }
} finally {
  await cluster?.stop()
}
const columns = [
  'store',
  'processes',
  'orders a second',
  'p50',
  'p99',
  'server',
  'database',
  'who asks',
  'a core of servers',
]
const lines = [
  ...table(columns, rates),
  '',
  `The same at ${perSecond} orders a second, counted from the moment in which each was meant to begin:`,
  '',
  ...table(['store', 'processes', 'p50', 'p99', 'answered a second', 'finder, p99, alone', 'meanwhile'], latencies),
]
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('booking', lines)

function tell({ store, processes }: { readonly store: string; readonly processes: number }, of: Measured): void {
  const { server, database, generator } = of.each
  const aCore = 1000 / server
  rates.push([
    store,
    String(processes),
    whole(of.aSecond) + missing(of.steady),
    quantile(of.steady.times, 0.5),
    quantile(of.steady.times, 0.99),
    ...[server, database, generator].map((each) => (each === 0 ? '–' : `${each.toFixed(2)} ms`)),
    `${whole(aCore)} a second, ${aCore >= budget ? 'met' : 'missed'}`,
  ])
  latencies.push([
    store,
    String(processes),
    quantile(of.coming.times, 0.5),
    quantile(of.coming.times, 0.99),
    whole(of.answeredASecond) + missing(of.coming),
    quantile(of.finderAlone.times, 0.99) + missing(of.finderAlone),
    quantile(of.finderMeanwhile.times, 0.99) + missing(of.finderMeanwhile),
  ])
  console.error([...(rates.at(-1) ?? []), '–', ...(latencies.at(-1) ?? []).slice(2)].join(' | '))
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

function missing({ turnedAway, unanswered }: Waiting): string {
  const said = [
    ...(turnedAway > 0 ? [`${turnedAway} turned away`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer`] : []),
  ]
  return said.length > 0 ? `, ${said.join(', ')}` : ''
}
