import type { ForInvalidating } from '../changes/ports.ts'
import type { SearchDocument } from '../fulltext/fulltext.ts'
import { indexed } from '../fulltext/indexed.ts'
import { plainTextOf } from '../fulltext/plain-text.ts'
import type { ForIndexingDocuments } from '../fulltext/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import { addSeconds } from '../shared/dates.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { ForScheduling, TaskWork } from '../timetable/ports.ts'
import { openCategories, type Post, type Thread } from './forum.ts'
import type { ForChangingTheForum, ForDrawingPosts, ForStoringTheForum } from './ports.ts'

/** Posts of a thread that are looked at, and characters of what they say, that the search knows at most. */
export const mostIndexed = 200
export const longestIndexed = 20_000
/** So many threads from before the search knew any are put on the timetable at once, so many seconds apart. */
export const oldThreadsAtOnce = 50
const secondsBetween = 5

/** Of which thread a document is, for the index. */
const sourceOfThread = (id: Thread['id']): string => `thread:${id}`

/** Whether everybody reads a thread under its own address. */
const isFound = ({ state, category, mergedInto }: Thread): boolean =>
  state === 'sichtbar' && mergedInto === undefined && openCategories.includes(category)

/** What was drawn without what it quotes: that is found where it was said, for as long as it stands there. */
const withoutQuotes = (html: string): string => {
  const left = html.replaceAll(/<blockquote>(?:(?!<\/?blockquote>)[^])*<\/blockquote>/g, ' ')
  return left === html ? html : withoutQuotes(left)
}

/** What the search finds of a thread by its first posts; undefined where not everybody reads it. */
export function documentOfThread(
  thread: Thread,
  posts: readonly Pick<Post, 'body' | 'state'>[],
  { html }: ForDrawingPosts,
): SearchDocument | undefined {
  if (!isFound(thread)) return undefined
  let left = longestIndexed
  const said: string[] = []
  for (const { body } of posts.filter(({ state }) => state === 'sichtbar')) {
    const read = body.slice(0, left)
    left -= read.length
    said.push(plainTextOf(withoutQuotes(html(read))))
    if (left === 0) break
  }
  return {
    id: sourceOfThread(thread.id),
    kind: 'thread',
    url: addressOf.forumThread(thread.id),
    title: thread.title,
    keywords: thread.tags,
    lead: '',
    text: said.filter((text) => text !== '').join(' '),
    groups: [],
  }
}

interface IndexingTx {
  readonly forum: Pick<ForChangingTheForum, 'thread' | 'shownPosts'>
  readonly searchDocuments: ForIndexingDocuments
  readonly tags: ForInvalidating
}

/**
 * Reads a thread that has changed, and puts it anew into what the search finds, or takes it out. It is not locked: who
 * changes it puts it on the timetable again, and waits there until this is done.
 */
export const indexingThreads =
  ({
    german,
    markup,
  }: {
    readonly german: ForAnalysingGerman
    readonly markup: ForDrawingPosts
  }): TaskWork<IndexingTx> =>
  async ({ forum, searchDocuments, tags }, { subject: id }) => {
    const thread = await forum.thread(id)
    const found = thread && documentOfThread(thread, await forum.shownPosts(id, mostIndexed), markup)
    const isDifferent = await searchDocuments.replace(sourceOfThread(id), found ? [indexed(german, found)] : [])
    if (isDifferent) tags.invalidate(['search'])
  }

/**
 * Puts threads from before the search knew any on the timetable, the newest first, some at a time, so that whatever
 * else is due has its turn; the subject is the cursor behind which it goes on.
 */
export const indexingOldThreads =
  ({ forum }: { readonly forum: Pick<ForStoringTheForum, 'threads'> }): TaskWork<{ readonly tasks: ForScheduling }> =>
  async ({ tasks }, { kind, subject: after }, now) => {
    const { items, next } = await forum.threads(openCategories, 'neu', { after, limit: oldThreadsAtOnce })
    for (const { id } of items) await tasks.schedule({ kind: 'index-thread', subject: id }, now)
    if (next !== undefined) await tasks.schedule({ kind, subject: next }, addSeconds(now, secondsBetween))
  }
