import type { Instant } from '../shared/day.ts'
import type { CategoryId, Post, RemovedBy, Thread } from './forum.ts'
import type { Report, ReportReason, Side, Verdict } from './reports.ts'

/** Who wrote something; without a nickname where the account is gone. */
export interface Author {
  readonly nickname?: string
}

export interface ShownThread {
  readonly id: Thread['id']
  readonly category: CategoryId
  readonly title: string
  readonly tags: readonly string[]
  readonly author: Author
  readonly at: Instant
  readonly lastAt: Instant
  readonly locked: boolean
  /** How many of its posts were shown so far. */
  readonly posts: number
  readonly answerId?: Post['id']
}

export interface ShownPost {
  readonly id: Post['id']
  /** Absent while it waits. */
  readonly nth?: number
  readonly author: Author
  readonly at: Instant
  /** As it was typed; empty once it was removed. */
  readonly body: string
  /** The same, drawn. */
  readonly html: string
  readonly replyTo?: Post['id']
  readonly editedAt?: Instant
  readonly removedBy?: RemovedBy
}

/** A first post, with what the moderation needs to judge it. */
export interface WaitingPost extends ShownPost {
  readonly thread: Pick<ShownThread, 'id' | 'title' | 'category'>
  /** It opens its thread. */
  readonly opens: boolean
}

/** A report as the moderation sees it, or one of its sides. */
export interface ShownReport {
  readonly id: Report['id']
  readonly at: Instant
  readonly reason: ReportReason
  readonly explanation: string
  readonly post: { readonly id: Post['id']; readonly body: string; readonly html: string; readonly removed: boolean }
  readonly thread: Pick<ShownThread, 'id' | 'title'>
  readonly author: Author
  readonly decided?: { readonly verdict: Verdict; readonly reason: string; readonly at: Instant }
  readonly objection?: { readonly by: Side; readonly text: string }
  readonly settled?: { readonly verdict: Verdict; readonly reason: string }
}
