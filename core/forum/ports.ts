import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { CategoryId, ForumMember, Post, PostState, Thread } from './forum.ts'
import type { ForumLetter } from './forum-letters.ts'
import type { Permission } from './permission.ts'
import type { ThreadField } from './post-rules.ts'
import type { LoggedAct, Report, ReportReason, Verdict } from './reports.ts'
import type { ShownPost, ShownReport, ShownThread, WaitingPost } from './shown.ts'

export type { ForumLetter }

/** She has no nickname yet, or has not accepted the Netiquette. */
export interface NotJoined {
  readonly why: 'not-joined'
}
/** The thread is locked. */
export interface ThreadLocked {
  readonly why: 'thread-locked'
}
/** She has said the same a short while ago. */
export interface SaidAlready {
  readonly why: 'said-already'
}
/** What was written more than 15 minutes ago is changed by nobody but the moderation. */
export interface EditOver {
  readonly why: 'edit-over'
}

type WhyNotWritten = NotSignedIn | NotFound | NotJoined | SaidAlready | TooMany
type WhyNotEdited = NotSignedIn | NotFound | NotAllowed | EditOver | ThreadLocked

/** How threads are listed: those with the newest post first, or the newest threads. */
export const threadOrders = ['aktiv', 'neu'] as const
export type ThreadOrder = (typeof threadOrders)[number]

/** Posts after a cursor, or from the one with a number on. */
export interface PostQuery extends PageQuery {
  readonly from?: number
}

/** A new post, and whether others see it yet. */
export interface Written {
  readonly id: string
  readonly threadId: Thread['id']
  readonly state: PostState
}

/** A page of a thread. */
export interface ThreadPage extends Page<ShownPost> {
  readonly thread: ShownThread
}

/** What somebody has of a thread for herself; no page that is cached is made of it. */
export interface OwnView {
  readonly permission: Permission
  /** As she is called here. */
  readonly nickname?: string
  /** Her posts that wait for the moderation. */
  readonly waiting: readonly ShownPost[]
  /** Her posts that she may still change or remove. */
  readonly editable: readonly Post['id'][]
  /** She may say which post answers it. */
  readonly mayAccept: boolean
  /** She is told of new posts by letter. */
  readonly follows: boolean
  /** Up to which number she has read. */
  readonly read: number
}

/** A thread that she follows, with how many of its posts she has not read. */
export interface FollowedThread extends ShownThread {
  readonly unread: number
}

/** Reading and writing in the forum (domain §7.7). Closed groups are not there for others: their threads are 404. */
export interface ForDiscussing {
  /** Threads that everybody may read, or those of a category. Refuses of a closed one whoever does not belong to it. */
  threads(
    ask: { readonly category?: string; readonly sort?: ThreadOrder } & PageQuery,
  ): Promise<Result<Page<ShownThread>, NotFound | NotSignedIn | NotAllowed>>
  /** A thread with its posts, the oldest first; of a merged one the thread in which its posts stand now. */
  posts(ask: { readonly threadId: Thread['id'] } & PostQuery): Promise<Result<ThreadPage, NotFound>>
  /** What whoever asks may do, in a category, in a thread, or at all. */
  permission(ask: {
    readonly category?: string
    readonly threadId?: Thread['id']
  }): Promise<Result<Permission, NotFound>>
  /** What whoever asks has of a thread for herself. */
  own(ask: { readonly threadId: Thread['id'] }): Promise<Result<OwnView, NotFound | NotSignedIn>>
  /** Notes that she has read a thread up to a number; never back. */
  read(ask: { readonly threadId: Thread['id']; readonly nth: number }): Promise<Result<void, NotSignedIn | NotFound>>
  /** Chooses a nickname and accepts the Netiquette; once. */
  join(ask: {
    readonly nickname: string
    readonly netiquette: boolean
  }): Promise<Result<void, NotSignedIn | Invalid<'nickname' | 'netiquette'>>>
  /** Opens a thread. One post in 30 seconds is taken. */
  open(ask: {
    readonly categoryId: string
    readonly title: string
    readonly body: string
    readonly tags: readonly string[]
  }): Promise<Result<Written, WhyNotWritten | NotAllowed | Invalid<ThreadField>>>
  /** Answers in a thread, perhaps to one of its posts. */
  answer(ask: {
    readonly threadId: Thread['id']
    readonly body: string
    readonly replyTo?: Post['id']
  }): Promise<Result<Written, WhyNotWritten | ThreadLocked | Invalid<'body'>>>
  /** Changes a post: its author within 15 minutes, or the moderation. */
  edit(ask: { readonly id: Post['id']; readonly body: string }): Promise<Result<void, WhyNotEdited | Invalid<'body'>>>
  /** Removes a post: its author within 15 minutes. Its text is erased; a thread without answers goes with its first. */
  remove(ask: { readonly id: Post['id'] }): Promise<Result<void, WhyNotEdited>>
  /** Says which post answers a thread, or that none does; its author, or the moderation. */
  accept(ask: {
    readonly threadId: Thread['id']
    readonly postId: Post['id'] | null
  }): Promise<Result<void, NotSignedIn | NotFound | NotAllowed>>
  /** Is told by letter of new posts, or no longer. */
  follow(ask: {
    readonly threadId: Thread['id']
    readonly follows: boolean
  }): Promise<Result<void, NotSignedIn | NotFound>>
  /** What she follows, with the newest post first. */
  followed(ask: PageQuery): Promise<Result<Page<FollowedThread>, NotSignedIn>>
  /** Reports a post (Art. 16 DSA); without an account with an address, to which the decision is written. */
  report(ask: {
    readonly postId: Post['id']
    readonly reason: ReportReason
    readonly explanation: string
    readonly email?: string
  }): Promise<Result<{ readonly id: string }, NotFound | TooMany | Invalid<'explanation' | 'email'>>>
  /** What a link of a decision leads to. */
  lookAtDecision(ask: { readonly token: string }): Promise<Result<ShownReport, Expired>>
  /** Objects to a decision (Art. 20 DSA), once, within six months. */
  object(ask: {
    readonly token: string
    readonly text: string
  }): Promise<Result<void, Expired | Invalid<'explanation'>>>
}

/** The link is worth nothing, or no longer. */
export interface Expired {
  readonly why: 'expired'
}

type WhyNotModerated = NotSignedIn | NotAllowed | NotFound

/** The moderation of the forum: FM, R and A. Everything that it does goes into a log with its reason. */
export interface ForModerating {
  /** First posts that wait and reports that are open, the oldest first, at most 100 of each; the last acts. */
  queue(ask: {}): Promise<
    Result<
      {
        readonly waiting: readonly WaitingPost[]
        readonly reports: readonly ShownReport[]
        readonly log: readonly LoggedAct[]
      },
      NotSignedIn | NotAllowed
    >
  >
  /** Shows a post that waits to everybody. */
  release(ask: { readonly postId: Post['id'] }): Promise<Result<void, WhyNotModerated>>
  /** Removes a post, one that waits too, and tells its author why. */
  takeOff(ask: {
    readonly postId: Post['id']
    readonly reason: string
  }): Promise<Result<void, WhyNotModerated | Invalid<'reason'>>>
  /** Locks a thread, or opens it again. */
  lock(ask: {
    readonly threadId: Thread['id']
    readonly locked: boolean
    readonly reason: string
  }): Promise<Result<void, WhyNotModerated | Invalid<'reason'>>>
  /** Puts a thread into another category; not from a closed one into the open. */
  move(ask: {
    readonly threadId: Thread['id']
    readonly category: string
    readonly reason: string
  }): Promise<Result<void, WhyNotModerated | Invalid<'reason' | 'category'>>>
  /** Puts the posts of a thread behind those of another one of the same category; its address leads there. */
  merge(ask: {
    readonly threadId: Thread['id']
    readonly into: Thread['id']
    readonly reason: string
  }): Promise<Result<void, WhyNotModerated | Invalid<'reason' | 'into'>>>
  /** Decides about a report or an objection; both sides are told why, and how they object (Art. 17, 20 DSA). */
  decide(ask: {
    readonly reportId: Report['id']
    readonly verdict: Verdict
    readonly reason: string
  }): Promise<Result<void, WhyNotModerated | Invalid<'reason'>>>
}

/** Turns the Markdown of members into HTML without anything that could do harm: no HTML of theirs, no images. */
export interface ForDrawingPosts {
  html(markdown: string): string
}

/** Reads the forum. */
export interface ForStoringTheForum {
  member(userId: User['id']): Promise<ForumMember | undefined>
  /** Nicknames by the ids of accounts; of those that are gone there is none. */
  nicknames(ids: readonly User['id'][]): Promise<ReadonlyMap<User['id'], string>>
  /** Threads that everybody sees of these categories. */
  threads(of: readonly CategoryId[], order: ThreadOrder, page: PageQuery): Promise<Page<Thread>>
  thread(id: Thread['id']): Promise<Thread | undefined>
  /** Posts that were shown, by their numbers; those that were removed too. */
  posts(threadId: Thread['id'], page: PostQuery): Promise<Page<Post>>
  post(id: Post['id']): Promise<Post | undefined>
  /** Posts of somebody in a thread, the newest first, at most so many. */
  ownPosts(threadId: Thread['id'], userId: User['id'], most: number): Promise<readonly Post[]>
  /** Up to which number somebody has read a thread, and whether she follows it. */
  mark(threadId: Thread['id'], userId: User['id']): Promise<ReadingState | undefined>
  /** Threads that somebody follows, with the newest post first. */
  followed(userId: User['id'], page: PageQuery): Promise<Page<{ readonly thread: Thread; readonly read: number }>>
  /** How many threads that somebody follows have posts that she has not read, by category. */
  unread(userId: User['id']): Promise<ReadonlyMap<CategoryId, number>>
  /** Posts that wait, the oldest first, at most so many. */
  waiting(most: number): Promise<readonly Post[]>
  /** Reports that are open, the oldest first, at most so many. */
  openReports(most: number): Promise<readonly Report[]>
  /** How many reports are open. */
  countOpenReports(): Promise<number>
  report(id: Report['id']): Promise<Report | undefined>
  /** By the digest of one of its links. */
  reportByLink(digest: string): Promise<Report | undefined>
  /** What the moderation did last, the newest first. */
  log(most: number): Promise<readonly LoggedAct[]>
  /** All that is stored of somebody. */
  ofPerson(userId: User['id']): Promise<StoredOfPerson>
}

export interface ReadingState {
  readonly follows: boolean
  readonly read: number
}

export interface StoredOfPerson {
  readonly member?: ForumMember
  readonly threads: readonly Thread[]
  readonly posts: readonly Post[]
  readonly marks: readonly (ReadingState & { readonly threadId: Thread['id'] })[]
  readonly reports: readonly Report[]
}

/** Changes the forum within a transaction. */
export interface ForChangingTheForum {
  /** Stores who writes here; false where another one has that nickname. */
  saveMember(member: ForumMember): Promise<boolean>
  member(userId: User['id']): Promise<ForumMember | undefined>
  thread(id: Thread['id']): Promise<Thread | undefined>
  /** Nobody else changes the thread, nor its posts, until the transaction ends. */
  lock(id: Thread['id']): Promise<Thread | undefined>
  saveThread(thread: Thread): Promise<void>
  /** With all its posts. */
  removeThread(id: Thread['id']): Promise<void>
  post(id: Post['id']): Promise<Post | undefined>
  savePost(post: Post): Promise<void>
  removePost(id: Post['id']): Promise<void>
  /** Posts of a thread that were shown, by their numbers: all, or the first of them. */
  shownPosts(threadId: Thread['id'], most?: number): Promise<readonly Post[]>
  /** Whether somebody wrote that since an instant. */
  hasSaid(userId: User['id'], body: string, since: Instant): Promise<boolean>
  mark(threadId: Thread['id'], userId: User['id'], mark: ReadingState): Promise<void>
  markOf(threadId: Thread['id'], userId: User['id']): Promise<ReadingState | undefined>
  /** Who follows a thread. */
  followers(threadId: Thread['id']): Promise<readonly User['id'][]>
  /** Threads in which somebody wrote; her posts that wait are removed. */
  forget(userId: User['id']): Promise<readonly Thread['id'][]>
  report(id: Report['id']): Promise<Report | undefined>
  saveReport(report: Report): Promise<void>
  log(act: LoggedAct): Promise<void>
}
