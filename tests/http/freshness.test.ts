import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Content, RecordContent } from '#core/content/content.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import type { RecordKind } from '#core/records/records.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import { article, event, lexiconEntry, moduleOf, page, theme } from '#features/support/content-builder.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { createRender } from '#react/render.tsx'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { onPostgres } from '../storage/on-postgres.ts'
import { isLong } from '../long-run.ts'
import { startPostgres } from '../storage/postgres-cluster.ts'
import { smallProgramme } from './small-programme.ts'
import { openTwoServers, type Heard, type Listening, type TwoServers } from './two-servers.ts'

const rounds = isLong ? 150 : 30
/** Where a database stands between, each takes longer. */
const roundsInDatabases = isLong ? 50 : 8
const seed = Number(process.env['SEED'] ?? 20261120)

/** The real pages, drawn from their sources. */
const origin = 'http://localhost:3000'
const renderer = () =>
  createRender({
    siteOrigin: origin,
    brOrigin: origin,
    assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
  })

/** Whatever may be read without signing in, and says the same to everyone. */
const calls = [...endpoints, ...handWrittenCalls]
  .filter(({ endpoint: { method, path, cache } }) => method === 'GET' && cache === 'public' && !path.includes(':'))
  .map(({ endpoint }) => endpoint.path)

/** Every page that a search engine reaches by links from the start page, and what these pages lead people to. */
async function pagesOf({ ask }: Listening): Promise<readonly string[]> {
  const found = new Set(['/'])
  const forPeople = new Set<string>()
  for (const url of found) {
    const { status, headers, body } = await ask(url)
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) continue
    for (const [link, href = ''] of body.toString().matchAll(/<a [^>]*href="(\/[^"#]*)[^>]*>/g)) {
      const address = href.replaceAll('&amp;', '&')
      // Files are never cached, and take long to make.
      if (!/^\/(kundenportal|wishlist|assets)|pdf|\.ics/.test(address))
        (link.includes('rel="nofollow"') ? forPeople : found).add(address)
    }
  }
  return [...found.union(forPeople)]
}

/** The same numbers for the same seed (mulberry32). */
function chance(start: number) {
  let state = start
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  }
}
type Chance = ReturnType<typeof chance>

/** One of a list, changed. */
const changed = <T>(all: readonly T[], { below }: Chance, change: (one: T) => T): readonly T[] => {
  const at = below(all.length)
  return all.map((one, i) => (i === at ? change(one) : one))
}

type RecordOf<Kind extends RecordKind> = Extract<RecordContent, { readonly kind: Kind }>

/** The records of a kind, one of them changed. */
const withRecord =
  <Kind extends RecordKind>(kind: Kind, change: (value: RecordOf<Kind>['value'], n: number) => object) =>
  (content: Content, n: number, by: Chance): Content => {
    const one = by.of(content.records.filter((record) => record.kind === kind))
    const value = change(one.value as RecordOf<Kind>['value'], n)
    const records = content.records.map((record) => (record === one ? ({ ...record, value } as RecordContent) : record))
    return { ...content, records }
  }

/** What an editor may do to the content; `n` makes each text new. */
const edits: Readonly<Record<string, (content: Content, n: number, chance: Chance) => Content>> = {
  'the title of a theme': (content, n, by) => ({
    ...content,
    themes: changed(content.themes, by, (one) => ({ ...one, title: `${one.title.split(' Nr')[0]} Nr ${n}` })),
  }),
  'whether a theme is new': (content, _, by) => ({
    ...content,
    themes: changed(content.themes, by, (one) => ({ ...one, isNew: !one.isNew })),
  }),
  'whether a theme shows as a module': (content, _, by) => ({
    ...content,
    themes: changed(content.themes, by, (one) => ({ ...one, hideInTrainingSeries: !one.hideInTrainingSeries })),
  }),
  'the rubric of a theme': (content, _, by) => ({
    ...content,
    themes: changed(content.themes, by, (one) => ({ ...one, rubric: by.of(content.rubrics).url })),
  }),
  'a new theme': (content, n) => ({
    ...content,
    themes: [...content.themes, theme({ internalId: 1000 + n, url: `neues-thema-${n}`, title: `Neues Thema ${n}` })],
  }),
  'a new date': (content, n, by) => ({
    ...content,
    events: [
      ...content.events,
      event({
        eventId: 9000 + n,
        themeUrl: by.of(content.themes.filter(({ eventType, redirectUrl }) => eventType === 2 && !redirectUrl)).url,
        start: `2027-0${1 + by.below(9)}-1${by.below(9)}`,
        ...(by.below(2) ? { hotelId: by.of(content.hotels).internalId } : {}),
      }),
    ],
  }),
  'a date that goes': (content, _, by) => {
    const added = content.events.filter(({ eventId }) => eventId >= 9000)
    const gone = added.length > 0 ? by.of(added) : undefined
    return { ...content, events: content.events.filter((one) => one !== gone) }
  },
  'the hotel of a date': (content, _, by) => ({
    ...content,
    events: changed(content.events, by, (one) =>
      one.modules.length > 0 ? one : { ...one, hotelId: by.of(content.hotels).internalId },
    ),
  }),
  'the price of a date': (content, n, by) => ({
    ...content,
    events: changed(content.events, by, (one) => ({ ...one, price: { net: 100_000 + n * 100, rate: 19 } })),
  }),
  'the modules of a series': (content, n) => ({
    ...content,
    events: content.events.map((one) =>
      one.modules.length > 0
        ? {
            ...one,
            modules: [
              ...one.modules.slice(0, 2),
              moduleOf({ title: `Abschluss ${n}`, start: '2027-05-03', hotelId: -1 }),
            ],
          }
        : one,
    ),
  }),
  'a house': (content, n, by) => ({
    ...content,
    hotels: changed(content.hotels, by, (one) => ({ ...one, name: `Haus Nummer ${n}` })),
  }),
  'a town': (content, n, by) => ({
    ...content,
    locations: changed(content.locations, by, (one) => ({ ...one, name: `Ort ${'abcdefghij'[n % 10]}${n}` })),
  }),
  'a rubric': (content, n, by) => ({
    ...content,
    rubrics: changed(content.rubrics, by, (one) => ({ ...one, title: `Rubrik ${n}`, teaser: `Worum es geht: ${n}` })),
  }),
  'the lexicon': (content, n) => ({
    ...content,
    lexicon: [...content.lexicon.slice(0, 3), lexiconEntry({ slug: `wort-${n}`, title: `Wort ${n}` })],
  }),
  'an article': (content, n, by) => ({
    ...content,
    articles: changed(content.articles, by, (one) => ({ ...one, title: `Neues Recht ${n}`, html: `<p>${n}</p>` })),
  }),
  'a new article': (content, n) => ({
    ...content,
    articles: [...content.articles.slice(0, 5), article({ id: 9000 + n, tags: [{ slug: `t-${n}`, title: `T ${n}` }] })],
  }),
  'an issue': withRecord('issue', (one, n) => ({ ...one, description: `Ein Heft, ${n} Seiten.` })),
  'a page of text': (content, n) => ({
    ...content,
    pages: content.pages.map((one) => (one.slug === 'ueber-uns' ? page({ ...one, html: `<p>Stand ${n}</p>` }) : one)),
  }),
  'a contact': withRecord('manager', (one, n) => ({ ...one, name: `Jana Petersen ${n}` })),
  'an expert': withRecord('expert', (one, n) => ({ ...one, vita: `Seit ${n} Jahren dabei.` })),
  'a film': withRecord('video', (one, n) => ({ ...one, title: `Abmahnung in ${n} Minuten` })),
  'a document': withRecord('download', (one, n) => ({ ...one, title: `Checkliste Nr ${n}` })),
  'a question': withRecord('faq', (one, n) => ({ ...one, question: `Was gilt nach ${n} Tagen?` })),
  'members’ knowledge': withRecord('primer', (one, n) => ({ ...one, brief: `In ${n} Zeilen.` })),
  'a position': withRecord('position', (one, n) => ({ ...one, teaser: `Sie sorgen für ${n} Dinge.` })),
  'a Fachtagung': withRecord('conference', (one, n) => ({ ...one, motto: `Zusammen weiter ${n}` })),
  'what is said of a house': withRecord('hotel', (one, n) => ({ ...one, rooms: 80 + (n % 100) })),
  'what is said of a town': withRecord('location', (one, n) => ({ ...one, teaser: `Kurze Wege, ${n} an der Zahl.` })),
  'the brand': (content, n) => ({ ...content, brand: { ...content.brand, claim: `Weiterbildung ${n}` } }),
}

interface Writer {
  readonly stage: ForSettingTheStage
  readonly pass: (days: number) => void
}

/** Writes something that is acknowledged when this comes back; answers what. */
function writing({ stage, pass }: Writer, by: Chance) {
  let content = smallProgramme
  return async (round: number): Promise<string> => {
    const what = by.below(10)
    if (what < 3) {
      const { eventId } = by.of(content.events.filter(({ eventId }) => eventId !== 4001))
      const taken = await stage.takeSeats(eventId, 1).then(
        () => 'taken',
        () => 'sold out',
      )
      return `a place of ${eventId}: ${taken}`
    }
    if (what === 3 && round % 10 === 0) {
      pass(1)
      return 'a night'
    }
    const name = by.of(Object.keys(edits))
    const next = edits[name]?.(content, round, by) ?? content
    const report = await stage.content(next)
    if (!report.ok) return `${name}: refused, ${report.refusal.faults[0]?.message}`
    content = next
    return name
  }
}

/** What an answer says, but for the number of its request, where it has one. */
const saidBy = ({ headers, body }: Heard): string => {
  const id = String(headers['x-request-id'] ?? 'none')
  return id === 'none' ? body.toString('latin1') : body.toString('latin1').replaceAll(id, '')
}

async function nothingIsStale({ caching, plain }: TwoServers, writer: Writer, times: number): Promise<void> {
  const by = chance(seed)
  const write = writing(writer, by)
  const stale: string[] = []
  const done = new Map<string, number>()
  let addresses = [...(await pagesOf(plain)), ...calls]
  let unchanged = 0
  const compare = async (url: string, what: string, before?: Heard): Promise<void> => {
    const [kept, made] = [await caching.ask(url), await plain.ask(url)]
    if (kept.status !== made.status || saidBy(kept) !== saidBy(made)) stale.push(`${url} after ${what}`)
    const held = before?.headers['etag'] ?? ''
    if (before === undefined || held === '' || made.status !== 200) return
    // Whoever holds what it said before is told to keep it only where it still says that.
    const again = await caching.ask(url, { 'if-none-match': held })
    if ((again.status === 304) !== (saidBy(before) === saidBy(made))) stale.push(`${url} held, after ${what}`)
    if (again.status === 304) unchanged += 1
  }

  for (let round = 1; round <= times; round += 1) {
    // Cached before the write, so that afterwards there is something to be stale.
    const read = Array.from({ length: 4 }, () => by.of(addresses))
    const before: Heard[] = []
    for (const url of read) before.push(await caching.ask(url))
    const what = await write(round)
    const kind = what.split(':')[0] ?? what
    done.set(kind, (done.get(kind) ?? 0) + 1)
    for (const [i, url] of read.entries()) await compare(url, what, before[i])
    if (round % 50 === 0) {
      addresses = [...(await pagesOf(plain)), ...calls]
      for (const url of addresses) await compare(url, `${what}, all`)
    }
  }
  expect(stale).toEqual([])
  expect(unchanged).toBeGreaterThan(times / 10)
  expect([...done.keys()].filter((kind) => !kind.startsWith('a place')).length).toBeGreaterThan(times / 30)
  const figures = (await caching.ask('/metrics')).body.toString()
  expect(Number(/^page_cache_hits_total (\d+)/m.exec(figures)?.[1])).toBeGreaterThan(times)
}

describe(`after every acknowledged write, the next read of any page, list or call shows it (seed ${seed})`, () => {
  it(`in memory, ${rounds} rounds`, { timeout: 400_000 }, async () => {
    const servers = await openTwoServers({ render: renderer(), anew: renderer, store: openMemoryStore() })
    onTestFinished(() => servers.close())
    const { stage, clock } = servers.testApp
    await nothingIsStale(servers, { stage, pass: (days) => clock.pass(days * 24 * 60) }, rounds)
  })

  it(`in SQLite, written by another process, ${roundsInDatabases} rounds`, { timeout: 400_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'freshness-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await writtenByAnother(`file:${join(folder, 'house.sqlite')}`, roundsInDatabases)
  })

  onPostgres('written by another process', () => {
    it(`in PostgreSQL, ${roundsInDatabases} rounds`, { timeout: 400_000 }, async () => {
      const cluster = await startPostgres()
      onTestFinished(() => cluster.stop())
      await writtenByAnother(await cluster.database('house'), roundsInDatabases)
    })
  })
})

/** The same where one process writes and another one, that caches pages, is asked. */
async function writtenByAnother(url: string, times: number): Promise<void> {
  await migrate({ url })
  const other: OpenStore = await openSqlStore({ url })
  onTestFinished(() => other.close())
  const servers = await openTwoServers({ render: renderer(), anew: renderer, store: await openSqlStore({ url }) })
  onTestFinished(() => servers.close())
  const { needs, clock } = servers.testApp
  const stage = setTheStage({ ...needs, ...other })
  await nothingIsStale(servers, { stage, pass: (days) => clock.pass(days * 24 * 60) }, times)
}
