import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/** Categories of the forum in the order shown; a closed one is for those alone who belong to such a body. */
export const categories = [
  { id: 'betriebsratsarbeit' },
  { id: 'arbeitszeit-und-entgelt' },
  { id: 'gesundheit-und-arbeitsschutz' },
  { id: 'wahlen' },
  { id: 'seminare' },
  { id: 'sbv', closedTo: 'sbv' },
  { id: 'jav', closedTo: 'jav' },
] as const satisfies readonly { readonly id: string; readonly closedTo?: TargetGroup }[]

export type CategoryId = (typeof categories)[number]['id']

export interface Category {
  readonly id: CategoryId
  /** Who alone reads and writes there; absent where everybody reads. */
  readonly closedTo?: TargetGroup
}

export const categoryOf = (id: string | undefined): Category | undefined =>
  (categories as readonly Category[]).find((category) => category.id === id)

/** Those that everybody reads. */
export const openCategories: readonly CategoryId[] = (categories as readonly Category[])
  .filter(({ closedTo }) => closedTo === undefined)
  .map(({ id }) => id)

/**
 * Where a thread or post stands: the first posts of a person wait until somebody of the moderation has read them; what
 * was removed leaves its position, and no text.
 */
export const postStates = ['wartet', 'sichtbar', 'entfernt'] as const
export type PostState = (typeof postStates)[number]

/** Who removed a post. */
export type RemovedBy = 'selbst' | 'moderation'

export interface Thread {
  readonly id: string
  readonly category: CategoryId
  readonly title: string
  readonly tags: readonly string[]
  /** Absent where the account is gone. */
  readonly authorId?: User['id']
  readonly at: Instant
  /** When its last post was shown. */
  readonly lastAt: Instant
  readonly state: PostState
  readonly locked: boolean
  /** How many of its posts were shown so far; the number of the last of them. */
  readonly posts: number
  /** The post that its author takes as the answer. */
  readonly answerId?: string
  /** The thread into which it was merged: its posts stand there. */
  readonly mergedInto?: string
}

/** A thread of which a post is removed: what is gone has helped nobody. */
export const withoutPost = ({ answerId, ...thread }: Thread, postId: Post['id']): Thread => ({
  ...thread,
  ...(answerId !== undefined && answerId !== postId && { answerId }),
})

export interface Post {
  readonly id: string
  readonly threadId: Thread['id']
  /** Its number in its thread, given when it is shown, from 1 on; absent while it waits. */
  readonly nth?: number
  readonly authorId?: User['id']
  readonly at: Instant
  /** Markdown, as it was typed; empty once it was removed. */
  readonly body: string
  /** The post that it answers. */
  readonly replyTo?: Post['id']
  readonly state: PostState
  readonly editedAt?: Instant
  readonly removedBy?: RemovedBy
}

/** Somebody who writes here: under another name than her own, and by the Netiquette. */
export interface ForumMember {
  readonly userId: User['id']
  readonly nickname: string
  readonly netiquetteAt: Instant
  /** Which wording of the Netiquette she accepted. */
  readonly netiquette: string
  /** How many posts of hers the moderation has released; see `releasesUntilTrusted`. */
  readonly released: number
}

/** A thread that an operator makes, with what its authors wrote. */
export interface MadeThread {
  readonly category: CategoryId
  readonly title: string
  readonly tags?: readonly string[]
  /** Number of the post that answers it. */
  readonly answer?: number
  readonly posts: readonly { readonly by: MadeAuthor; readonly hoursAgo: number; readonly body: string }[]
}
export interface MadeAuthor {
  readonly userId: User['id']
  readonly nickname: string
}

/** Of the wording in wording/pages/forum.ts; another one with every change of it. */
export const netiquetteVersion = 'netiquette-2026-11'

export const shortestTitle = 5
export const longestTitle = 120
export const shortestBody = 10
export const longestBody = 10_000
export const mostTags = 5
export const longestTag = 30
export const shortestNickname = 3
export const longestNickname = 30
/** So many posts of a person are read by the moderation before others see them. */
export const releasesUntilTrusted: number = 1
/** For so many minutes one may change or remove what one has written. */
export const editMinutes = 15
/** Between two posts of one person. */
export const floodSeconds = 30
/** The same text again within so many hours is not taken. */
export const duplicateHours = 24
/** Characters of reasons and of what somebody says to a decision. */
export const shortestReason = 10
export const longestReason = 2_000
/** Posts of a page, and threads. */
export const postsOnPage = 20
export const threadsOnPage = 25
