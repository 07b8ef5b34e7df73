import type { CategoryId, ForumMember, Post, PostState, Thread } from '#core/forum/forum.ts'
import { isOpenReport, type LoggedAct, type Report } from '#core/forum/reports.ts'
import { nicknameKey } from '#core/forum/nickname.ts'
import type { Selectable } from 'kysely'
import { storableJson } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

export interface ForumMemberTable {
  readonly user_id: string
  /** See `nicknameKey`. */
  readonly nickname_key: string
  /** JSON of `ForumMember` without its user. */
  readonly document: string
}

export interface ForumThreadTable {
  readonly id: string
  readonly category: string
  readonly state: PostState
  readonly author_id: string | null
  readonly at_ms: number
  readonly last_ms: number
  /** JSON of `ThreadFacts`. */
  readonly document: string
}
type ThreadFacts = Pick<Thread, 'title' | 'tags' | 'locked' | 'posts' | 'answerId' | 'mergedInto'>

export interface ForumPostTable {
  readonly id: string
  readonly thread_id: string
  readonly nth: number | null
  readonly author_id: string | null
  readonly state: PostState
  readonly at_ms: number
  /** JSON of `PostFacts`. */
  readonly document: string
}
type PostFacts = Pick<Post, 'body' | 'replyTo' | 'editedAt' | 'removedBy'>

export interface ForumReportTable {
  readonly id: string
  readonly post_id: string
  readonly reporter_id: string | null
  /** 1 as long as somebody has to decide. */
  readonly open: number
  readonly at_ms: number
  readonly reporter_link: string | null
  readonly author_link: string | null
  /** JSON of `ReportFacts`. */
  readonly document: string
}
type ReportFacts = Omit<Report, 'id' | 'postId' | 'reporterId' | 'at' | 'links'>

export interface ForumReadingTable {
  readonly user_id: string
  readonly thread_id: string
  /** 1 or 0. */
  readonly follows: number
  readonly read_nth: number
}

const msOf = (instant: string): number => Date.parse(instant)
const instantOf = (ms: number): string => new Date(ms).toISOString()

export const memberRow = ({ userId, ...facts }: ForumMember): Tables['forum_member'] => ({
  user_id: userId,
  nickname_key: nicknameKey(facts.nickname),
  document: storableJson(facts),
})
export const memberFrom = ({ user_id: userId, document }: Tables['forum_member']): ForumMember => {
  const facts: Omit<ForumMember, 'userId'> = JSON.parse(document)
  return { userId, ...facts }
}

export const threadRow = (thread: Thread): ForumThreadTable => {
  const { id, category, state, authorId = null, at, lastAt, ...facts } = thread
  const document = storableJson(facts satisfies ThreadFacts)
  return { id, category, state, author_id: authorId, at_ms: msOf(at), last_ms: msOf(lastAt), document }
}
export const threadFrom = (row: Selectable<Tables['forum_thread']>): Thread => {
  const facts: ThreadFacts = JSON.parse(row.document)
  return {
    id: row.id,
    // One that is no more stays what it was: whoever knows no such category lets nobody read there.
    category: row.category as CategoryId,
    ...(row.author_id !== null && { authorId: row.author_id }),
    at: instantOf(row.at_ms),
    lastAt: instantOf(row.last_ms),
    state: row.state,
    ...facts,
  }
}

export const postRow = (post: Post): ForumPostTable => {
  const { id, threadId, nth = null, authorId = null, state, at, ...facts } = post
  const document = storableJson(facts satisfies PostFacts)
  return { id, thread_id: threadId, nth, author_id: authorId, state, at_ms: msOf(at), document }
}
export const postFrom = (row: Selectable<Tables['forum_post']>): Post => {
  const facts: PostFacts = JSON.parse(row.document)
  return {
    id: row.id,
    threadId: row.thread_id,
    ...(row.nth !== null && { nth: row.nth }),
    ...(row.author_id !== null && { authorId: row.author_id }),
    at: instantOf(row.at_ms),
    state: row.state,
    ...facts,
  }
}

export const reportRow = (report: Report): ForumReportTable => {
  const { id, postId, reporterId = null, at, links, ...facts } = report
  return {
    id,
    post_id: postId,
    reporter_id: reporterId,
    open: isOpenReport(report) ? 1 : 0,
    at_ms: msOf(at),
    reporter_link: links?.meldend ?? null,
    author_link: links?.betroffen ?? null,
    document: storableJson(facts satisfies ReportFacts),
  }
}
export const reportFrom = (row: Selectable<Tables['forum_report']>): Report => {
  const facts: ReportFacts = JSON.parse(row.document)
  const { reporter_link: meldend, author_link: betroffen } = row
  return {
    id: row.id,
    postId: row.post_id,
    ...(row.reporter_id !== null && { reporterId: row.reporter_id }),
    at: instantOf(row.at_ms),
    ...(meldend !== null && betroffen !== null && { links: { meldend, betroffen } }),
    ...facts,
  }
}

export const actFrom = (row: { readonly by_user: string | null; readonly document: string }): LoggedAct => {
  const facts: Omit<LoggedAct, 'by'> = JSON.parse(row.document)
  return { ...facts, ...(row.by_user !== null && { by: row.by_user }) }
}
