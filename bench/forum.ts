// How lists of threads and deep pages grow from a thousand posts to a hundred thousand, on SQLite and where it is
// installed on PostgreSQL: npm run bench:forum -- [--write] [--once]
// Both sizes are asked in turns in one process; what is compared is processor time, that of the database's too.
// With --once in fewer rounds, on SQLite alone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { openCategories, postsOnPage, threadsOnPage, type Post, type Thread } from '#core/forum/forum.ts'
import type { ForDiscussing } from '#core/forum/ports.ts'
import type { Needs } from '#core/needs.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { startPostgres, whyNoPostgres, type Cluster } from '../tests/storage/postgres-cluster.ts'
import { ownSeconds, processorSeconds } from './booking/processor-time.ts'
import { table, writeFigures } from './written-figures.ts'

const once = process.argv.includes('--once')
const budget = 1.4
const sizes = [1_000, 100_000] as const
const rounds = once ? 20 : 60
const requestsOfRound = once ? 50 : 200
/** Half of all posts stand in one thread, the others in threads of so many. */
const postsOfThread = 2
const authors = 20
/** Posts that are stored in one transaction. */
const postsAtOnce = 1_000
const begun = '2026-01-01T08:00:00.000Z'

type Asking = () => Promise<unknown>
interface Sized {
  readonly kinds: ReadonlyMap<string, Asking>
  readonly close: () => Promise<void>
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const rows = [...(await rowsOn('SQLite', async (size) => `file:${join(folder, `${size}.sqlite`)}`))]
const why = once ? 'On SQLite alone.' : whyNoPostgres()
if (why === undefined) {
  const cluster = await startPostgres()
  try {
    rows.push(...(await rowsOn('PostgreSQL', (size) => cluster.database(`forum_${size}`), cluster)))
  } finally {
    await cluster.stop()
  }
} else console.log(why)
const lines = table(
  ['store', 'asked', ...sizes.map((size) => `${size.toLocaleString('en')} posts`), `grown, budget ${budget}`, ''],
  rows,
)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('forum', lines)

async function rowsOn(
  store: string,
  databaseOf: (size: number) => Promise<string>,
  cluster?: Cluster,
): Promise<readonly (readonly string[])[]> {
  const sites: Sized[] = []
  try {
    for (const size of sizes) sites.push(await opened(size, await databaseOf(size)))
    const [small, large] = [required(sites[0]), required(sites[1])]
    const seconds = () => ownSeconds() + (cluster ? processorSeconds(cluster.processes()) : 0)
    const measured: (readonly string[])[] = []
    for (const kind of small.kinds.keys()) {
      const spent = new Map<Sized, number[]>(sites.map((site) => [site, []]))
      for (let round = -5; round < rounds; round += 1)
        for (const site of round % 2 === 0 ? [small, large] : [large, small]) {
          const ask = required(site.kinds.get(kind))
          const before = seconds()
          for (let nth = 0; nth < requestsOfRound; nth += 1) await ask()
          // The first rounds warm everything up.
          if (round >= 0) required(spent.get(site)).push((1000 * (seconds() - before)) / requestsOfRound)
        }
      const [one, other] = sites.map((site) => middle(required(spent.get(site))))
      const grown = required(other) / required(one)
      const ms = (value: number | undefined): string => `${required(value).toFixed(3)} ms`
      const verdict = grown <= budget ? 'held' : 'missed'
      measured.push([store, kind, ms(one), ms(other), `${grown.toFixed(2)} times`, verdict])
    }
    return measured
  } finally {
    for (const { close } of sites) await close()
  }
}

/** The mean of the middle half: what collects garbage or cleans up strikes few rounds, and a clock that ticks none. */
function middle(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4)
  const kept = values.toSorted((one, other) => one - other).slice(quarter, values.length - quarter)
  return kept.reduce((sum, value) => sum + value, 0) / kept.length
}

/** A forum of so many posts, and what it is asked. */
async function opened(size: number, databaseUrl: string): Promise<Sized> {
  await migrate({ url: databaseUrl })
  const application = await compose({ ...readSettings({ LOG_LEVEL: 'silent' }), databaseUrl })
  const needs = application.get(parts.needs)
  const people: string[] = []
  for (let nth = 0; nth < authors; nth += 1)
    people.push(
      await application.get(parts.stage).account({ email: `wer-${nth}@werk.example`, password: `Zwölf Stühle ${nth}` }),
    )
  await needs.change(async ({ forum }) => {
    for (const [nth, userId] of people.entries())
      await forum.saveMember({ userId, nickname: `Eule ${nth}`, netiquetteAt: begun, netiquette: 'n', released: 1 })
    return done(undefined)
  })
  const long = size / 2
  await store(needs, postsOf(people, 'lang', long))
  const threads = Array.from({ length: long / postsOfThread }, (_, nth) =>
    postsOf(people, `t-${nth}`, postsOfThread, nth),
  )
  await store(needs, threads.flat())
  const { forum } = application.get(parts.site)(visitorInMemory('bench')).knowledge
  return { kinds: await questionsTo(forum, long), close: () => application.get(parts.store).close() }
}

async function questionsTo(forum: ForDiscussing, long: number): Promise<ReadonlyMap<string, Asking>> {
  const category = required(openCategories[0])
  const deep = await middleOf(forum, {})
  const deepInCategory = await middleOf(forum, { category })
  const list = async (ask: Parameters<ForDiscussing['threads']>[0]) => {
    const answer = await forum.threads({ ...ask, limit: threadsOnPage })
    if (!answer.ok || answer.value.items.length < threadsOnPage) throw new Error('a list is not full')
  }
  const posts = async (from: number) => {
    const answer = await forum.posts({ threadId: 'lang', from, limit: postsOnPage })
    if (!answer.ok || answer.value.items.length < postsOnPage) throw new Error('a page of a thread is not full')
  }
  return new Map<string, Asking>([
    ['latest threads of all categories', () => list({})],
    ['those of all half way down', () => list({ after: deep })],
    ['latest threads of a category', () => list({ category })],
    ['those of a category half way down', () => list({ category, after: deepInCategory })],
    ['the first page of a long thread', () => posts(1)],
    ['its last page', () => posts(long - postsOnPage + 1)],
  ])
}

/** The cursor behind the first half of a list. */
async function middleOf(forum: ForDiscussing, ask: { readonly category?: string }): Promise<string> {
  const cursors: string[] = []
  for (let after: string | undefined; ;) {
    const answer = await forum.threads({ ...ask, limit: threadsOnPage, ...(after !== undefined && { after }) })
    after = answer.ok ? answer.value.next : undefined
    if (after === undefined) return required(cursors[Math.floor((cursors.length - 1) / 2)])
    cursors.push(after)
  }
}

interface Written {
  readonly thread: Thread
  readonly post: Post
}

/** A thread with so many posts. */
function postsOf(people: readonly string[], id: string, count: number, nth = 0): readonly Written[] {
  const by = (post: number) => required(people[(nth + post) % people.length])
  const at = (post: number) => addSeconds(begun, nth * 600 + post * 60)
  const thread: Thread = {
    id,
    category: required(openCategories[nth % openCategories.length]),
    title: `Wer vertritt im Ausschuss ${nth}?`,
    tags: ['Ausschuss'],
    authorId: by(0),
    at: at(0),
    lastAt: at(count),
    state: 'sichtbar',
    locked: false,
    posts: count,
  }
  return Array.from({ length: count }, (_, post) => ({
    thread,
    post: {
      id: `${id}-${post + 1}`,
      threadId: id,
      nth: post + 1,
      authorId: by(post),
      at: at(post),
      body: `Bei uns vertritt sie die **Nächste** der Liste, das war ${post % 7}-mal so.`,
      state: 'sichtbar',
    },
  }))
}

async function store({ change }: Needs, written: readonly Written[]): Promise<void> {
  for (let first = 0; first < written.length; first += postsAtOnce)
    await change(async ({ forum }) => {
      for (const { thread, post } of written.slice(first, first + postsAtOnce)) {
        if (post.nth === 1) await forum.saveThread(thread)
        await forum.savePost(post)
      }
      return done(undefined)
    })
}
