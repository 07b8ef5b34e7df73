import type { User } from '../accounts/accounts.ts'
import type { ForInvalidating } from '../changes/ports.ts'
import type { Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForScheduling } from '../timetable/ports.ts'
import type { CategoryId, Post, Thread } from './forum.ts'
import type { ForChangingTheForum, ForumLetter } from './ports.ts'

/** What the forum changes in one transaction. */
export interface ForumTx {
  readonly forum: ForChangingTheForum
  readonly letters: ForPosting<ForumLetter>
  readonly tags: ForInvalidating
  readonly tasks: ForScheduling
}

/** Says that threads, and with them every list that shows them, are different; the search reads them a moment later. */
export async function threadsChanged(
  { tags, tasks }: Pick<ForumTx, 'tags' | 'tasks'>,
  ids: readonly Thread['id'][],
  now: Instant,
): Promise<void> {
  tags.invalidate(['forum', ...ids.map((id) => `thread:${id}` as const)])
  for (const subject of ids) await tasks.schedule({ kind: 'index-thread', subject }, now)
}

/** Shows a post to everybody, as the last one of its thread, which has been locked. */
export async function showPost(tx: ForumTx, thread: Thread, post: Post, now: Instant): Promise<Thread> {
  const posts = thread.posts + 1
  const shown: Thread = { ...thread, state: 'sichtbar', posts, lastAt: now }
  await tx.forum.saveThread(shown)
  await tx.forum.savePost({ ...post, nth: posts, state: 'sichtbar' })
  await threadsChanged(tx, [thread.id], now)
  return shown
}

type Addressee = Pick<User, 'id' | 'email'>
type ForFindingAddresses = (ids: readonly User['id'][]) => Promise<readonly Addressee[]>

/** Tells the author of a post that the moderation removed it, and why (Art. 17 DSA); by default for the Netiquette. */
export async function tellRemoved(
  { letters }: Pick<ForumTx, 'letters'>,
  { title }: Pick<Thread, 'title'>,
  { id, authorId }: Pick<Post, 'id' | 'authorId'>,
  now: Instant,
  addressOf: ForFindingAddresses,
  reason = '',
): Promise<void> {
  for (const { email: to } of authorId === undefined ? [] : await addressOf([authorId]))
    await letters.post({ kind: 'forum-removed', to, dedupeKey: `forum-removed:${id}`, title, reason }, now)
}

/** So many followers hear of a post at most. */
const mostFollowers = 1000

/**
 * Tells those who follow a thread of a new post; one letter each until she has read on. `readersAmong` knows the
 * accounts that there are and may read there.
 */
export async function tellFollowers(
  { forum, letters }: ForumTx,
  thread: Thread,
  author: User['id'] | undefined,
  now: Instant,
  readersAmong: (ids: readonly User['id'][], category: CategoryId) => Promise<readonly Addressee[]>,
): Promise<void> {
  const followers = (await forum.followers(thread.id)).filter((id) => id !== author).slice(0, mostFollowers)
  if (followers.length === 0) return
  for (const { id, email: to } of await readersAmong(followers, thread.category)) {
    const mark = await forum.markOf(thread.id, id)
    const dedupeKey = `forum-news:${thread.id}:${id}:${mark?.read ?? 0}`
    await letters.post({ kind: 'forum-news', to, dedupeKey, title: thread.title, threadId: thread.id }, now)
  }
}
