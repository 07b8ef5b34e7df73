// How fast the search answers, at the size of the demo content and with synthetic documents beside it, on SQLite and
// where it is installed on PostgreSQL: node bench/search.ts [documents] [--write] [--once]
// With --once every question is asked once, on SQLite alone: whether it still runs, in seconds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { indexed } from '#core/fulltext/indexed.ts'
import type { ForSearching } from '#core/search/ports.ts'
import { done } from '#core/shared/result.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { queries } from '../tests/search/queries.ts'
import { smallLaws } from '../tests/search/small-laws.ts'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { syntheticDocuments } from './search/synthetic-documents.ts'
import { table, writeFigures } from './written-figures.ts'

const more = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 100_000)
const once = process.argv.includes('--once')
const rounds = once ? 1 : 3
/** Stands in the texts of nearly all documents. */
const commonest = ['Betriebsrat', 'Betriebsrat Arbeitgeber', 'betriebsr']

const content = await readContentFolder('content')
if (!content.ok) throw new Error(JSON.stringify(content.refusal))

const at = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`

async function timesOf(search: ForSearching, asked: readonly string[], suggests: boolean): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = once ? 0 : -1; round < rounds; round += 1)
    for (const q of asked) {
      const before = performance.now()
      await (suggests ? search.suggestions({ q: q.slice(0, 6) }) : search.search({ q }))
      // The first round warms everything up.
      if (round >= 0) times.push(performance.now() - before)
    }
  return times.toSorted((one, other) => one - other)
}

async function rowsOn(store: string, databaseUrl: string): Promise<readonly (readonly string[])[]> {
  await migrate({ url: databaseUrl })
  const application = await compose({ ...readSettings({ LOG_LEVEL: 'silent' }), databaseUrl })
  const stage = application.get(parts.stage)
  const needs = application.get(parts.needs)
  const imported = await stage.content(content.ok ? content.value : (undefined as never))
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
  for (const law of smallLaws) await stage.law(law)
  const { search } = application.get(parts.site)(visitorInMemory('bench')).knowledge
  const asked = queries.map(([q]) => q)
  const rows: string[][] = []
  const measure = async (size: string): Promise<void> => {
    for (const [name, some, suggests] of [
      [`${asked.length} queries of councils`, asked, false],
      ['the commonest words', commonest, false],
      ['suggestions', asked, true],
    ] as const) {
      const times = await timesOf(search, some, suggests)
      rows.push([store, size, name, at(times, 0.5), at(times, 0.99)])
    }
  }
  await measure('demo content')
  let source = 0
  for (const documents of syntheticDocuments(more)) {
    source += 1
    await needs.change(async ({ searchDocuments }) =>
      done(
        await searchDocuments.replace(
          `bench:${source}`,
          documents.map((document) => indexed(needs.german, document)),
        ),
      ),
    )
  }
  await measure(`and ${more.toLocaleString('en')} more`)
  await application.get(parts.store).close()
  return rows
}

const data = mkdtempSync(join(tmpdir(), 'search-'))
const rows = [...(await rowsOn('SQLite', `file:${join(data, 'search.sqlite')}`))]
rmSync(data, { recursive: true, force: true })
const why = once ? 'Once, on SQLite alone.' : whyNoPostgres()
if (why === undefined) {
  const cluster = await startPostgres()
  rows.push(...(await rowsOn('PostgreSQL', await cluster.database('search'))))
  await cluster.stop()
} else console.log(why)

const lines = table(['store', 'documents', 'asked', 'p50', 'p99'], rows)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('search', lines)
