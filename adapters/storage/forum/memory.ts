import type { Post, Thread } from '#core/forum/forum.ts'
import { nicknameKey } from '#core/forum/nickname.ts'
import type { ForChangingTheForum, ForStoringTheForum, ReadingState } from '#core/forum/ports.ts'
import { isOpenReport, sides } from '#core/forum/reports.ts'
import { aNumber, aText } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type ForumTables = Pick<
  MemoryTables,
  'forumMembers' | 'forumThreads' | 'forumPosts' | 'forumMarks' | 'forumReports' | 'forumActs'
>

export interface StoredReading extends ReadingState {
  readonly userId: string
  readonly threadId: string
}

const readingKey = (threadId: string, userId: string): string => `${userId} ${threadId}`
const ms = (instant: string): number => Date.parse(instant)
const posts = ({ forumPosts }: ForumTables): readonly Post[] => [...forumPosts.values()]
const copied = <T>(value: T): T => structuredClone(value)
const byTime = (one: { readonly at: string }, other: { readonly at: string }): number => ms(one.at) - ms(other.at)

const shownIn = (tables: ForumTables, threadId: string): readonly Post[] =>
  posts(tables)
    .filter((post) => post.threadId === threadId && post.nth !== undefined)
    .toSorted((one, other) => (one.nth ?? 0) - (other.nth ?? 0))

const withoutWhose = ({ follows, read }: StoredReading): ReadingState => ({ follows, read })

/** The last first. */
const orderedBy =
  (at: 'at' | 'lastAt') =>
  (thread: Thread): readonly [number, string] => [-ms(thread[at]), thread.id]

export const forumInMemory = (tables: ForumTables): ForStoringTheForum => ({
  member: async (userId) => copied(tables.forumMembers.get(userId)),
  nicknames: async (ids) =>
    new Map(
      ids.flatMap((id) => {
        const member = tables.forumMembers.get(id)
        return member ? [[id, member.nickname] as const] : []
      }),
    ),
  threads: async (of, order, page) => {
    const all = [...tables.forumThreads.values()]
    const shown = all.filter(({ category, state }) => state === 'sichtbar' && of.includes(category))
    return copied(pageFrom(shown, orderedBy(order === 'neu' ? 'at' : 'lastAt'), [aNumber, aText], page))
  },
  thread: async (id) => copied(tables.forumThreads.get(storableText(id))),
  posts: async (threadId, page) => {
    const { after, from = 1 } = page
    const all = shownIn(tables, storableText(threadId))
    const found = after === undefined ? all.filter(({ nth = 0 }) => nth >= from) : all
    return copied(pageFrom(found, ({ nth = 0 }) => [nth], [aNumber], page))
  },
  post: async (id) => copied(tables.forumPosts.get(storableText(id))),
  ownPosts: async (threadId, userId, most) =>
    copied(
      posts(tables)
        .filter((post) => post.threadId === threadId && post.authorId === userId)
        .toSorted((one, other) => -byTime(one, other))
        .slice(0, most),
    ),
  mark: async (threadId, userId) => {
    const mark = tables.forumMarks.get(readingKey(threadId, userId))
    return mark && withoutWhose(mark)
  },
  followed: async (userId, page) => {
    const followed = [...tables.forumMarks.values()].flatMap(({ userId: of, threadId, follows, read }) => {
      const thread = of === userId && follows ? tables.forumThreads.get(threadId) : undefined
      return thread?.state === 'sichtbar' ? [{ thread, read }] : []
    })
    return copied(pageFrom(followed, ({ thread }) => orderedBy('lastAt')(thread), [aNumber, aText], page))
  },
  unread: async (userId) => {
    const unread = [...tables.forumMarks.values()].flatMap(({ userId: of, threadId, follows, read }) => {
      const thread = of === userId && follows ? tables.forumThreads.get(threadId) : undefined
      const isRead = shownIn(tables, threadId).every(({ nth = 0 }) => nth <= read)
      return thread?.state === 'sichtbar' && !isRead ? [thread.category] : []
    })
    return new Map([...new Set(unread)].map((id) => [id, unread.filter((one) => one === id).length]))
  },
  waiting: async (most) =>
    copied(
      posts(tables)
        .filter(({ state }) => state === 'wartet')
        .toSorted(byTime)
        .slice(0, most),
    ),
  openReports: async (most) =>
    copied([...tables.forumReports.values()].filter(isOpenReport).toSorted(byTime).slice(0, most)),
  countOpenReports: async () => [...tables.forumReports.values()].filter(isOpenReport).length,
  report: async (id) => copied(tables.forumReports.get(storableText(id))),
  reportByLink: async (digest) =>
    copied([...tables.forumReports.values()].find(({ links }) => sides.some((side) => links?.[side] === digest))),
  log: async (most) => copied([...tables.forumActs.values()].toReversed().slice(0, most)),
  ofPerson: async (userId) => {
    const member = tables.forumMembers.get(userId)
    return copied({
      ...(member && { member }),
      threads: [...tables.forumThreads.values()].filter(({ authorId }) => authorId === userId).toSorted(byTime),
      posts: posts(tables)
        .filter(({ authorId }) => authorId === userId)
        .toSorted(byTime),
      marks: [...tables.forumMarks.values()]
        .filter((mark) => mark.userId === userId)
        .map((mark) => ({ ...withoutWhose(mark), threadId: mark.threadId })),
      reports: [...tables.forumReports.values()].filter(({ reporterId }) => reporterId === userId).toSorted(byTime),
    })
  },
})

/** Changes the forum within a transaction. */
export const changingTheForum = (tables: () => ForumTables): ForChangingTheForum => ({
  member: async (userId) => copied(tables().forumMembers.get(userId)),
  saveMember: async (member) => {
    const { forumMembers } = tables()
    const key = nicknameKey(member.nickname)
    const taken = [...forumMembers.values()].some(
      ({ userId, nickname }) => userId !== member.userId && nicknameKey(nickname) === key,
    )
    if (!taken) forumMembers.set(member.userId, storableRecord(member))
    return !taken
  },
  thread: async (id) => copied(tables().forumThreads.get(storableText(id))),
  lock: async (id) => copied(tables().forumThreads.get(storableText(id))),
  saveThread: async (thread) => void tables().forumThreads.set(thread.id, storableRecord(thread)),
  removeThread: async (id) => {
    const all = tables()
    all.forumThreads.delete(id)
    for (const post of posts(all)) if (post.threadId === id) removePost(all, post.id)
    for (const [key, { threadId }] of all.forumMarks.entries()) if (threadId === id) all.forumMarks.delete(key)
  },
  post: async (id) => copied(tables().forumPosts.get(storableText(id))),
  savePost: async (post) => void tables().forumPosts.set(post.id, storableRecord(post)),
  removePost: async (id) => removePost(tables(), id),
  shownPosts: async (threadId, most) => copied(shownIn(tables(), threadId).slice(0, most)),
  hasSaid: async (userId, body, since) =>
    posts(tables()).some(
      (post) => post.authorId === userId && post.body === storableText(body) && ms(post.at) >= ms(since),
    ),
  mark: async (threadId, userId, mark) =>
    void tables().forumMarks.set(readingKey(threadId, userId), { ...mark, threadId, userId }),
  markOf: async (threadId, userId) => {
    const mark = tables().forumMarks.get(readingKey(threadId, userId))
    return mark && withoutWhose(mark)
  },
  followers: async (threadId) =>
    [...tables().forumMarks.values()]
      .filter((mark) => mark.threadId === threadId && mark.follows)
      .map(({ userId }) => userId)
      .toSorted(),
  forget: async (userId) => {
    const all = tables()
    const hers = posts(all).filter(({ authorId }) => authorId === userId)
    for (const { id, state } of hers) if (state === 'wartet') removePost(all, id)
    for (const { id, authorId, state } of all.forumThreads.values())
      if (authorId === userId && state === 'wartet') all.forumThreads.delete(id)
    return [...new Set(hers.map(({ threadId }) => threadId))].toSorted()
  },
  report: async (id) => copied(tables().forumReports.get(storableText(id))),
  saveReport: async (report) => void tables().forumReports.set(report.id, storableRecord(report)),
  log: async (act) => {
    const { forumActs } = tables()
    const place = [...forumActs.entries()].reduce((last, [known]) => Math.max(last, known), 0)
    forumActs.set(place + 1, storableRecord(act))
  },
})

const removePost = ({ forumPosts, forumReports }: ForumTables, id: string): void => {
  forumPosts.delete(id)
  for (const [key, { postId }] of forumReports.entries()) if (postId === id) forumReports.delete(key)
}

/** An account that goes leaves what it said, of a member that is no more. */
export const forgetAuthor = (tables: ForumTables, userId: string): void => {
  const { forumMembers, forumThreads, forumPosts, forumMarks, forumReports, forumActs } = tables
  forumMembers.delete(userId)
  for (const [key, mark] of forumMarks.entries()) if (mark.userId === userId) forumMarks.delete(key)
  for (const [key, { authorId, ...thread }] of forumThreads.entries())
    if (authorId === userId) forumThreads.set(key, thread)
  for (const [key, { authorId, ...post }] of forumPosts.entries()) if (authorId === userId) forumPosts.set(key, post)
  for (const [key, { reporterId, ...report }] of forumReports.entries())
    if (reporterId === userId) forumReports.set(key, report)
  for (const [key, { by, ...act }] of forumActs.entries()) if (by === userId) forumActs.set(key, act)
}
