import type { Side, Verdict } from './reports.ts'

interface Addressed {
  readonly to: string
  readonly dedupeKey: string
  /** Of the thread that it is about. */
  readonly title: string
}

/** Letters of the forum. */
export type ForumLetter =
  /** There are new posts in a thread that she follows. */
  | (Addressed & { readonly kind: 'forum-news'; readonly threadId: string })
  /** Her post is shown to everybody, or was removed. */
  | (Addressed & { readonly kind: 'forum-released'; readonly threadId: string })
  | (Addressed & { readonly kind: 'forum-removed'; readonly reason: string })
  /** Her report was received (Art. 16 Abs. 4 DSA). */
  | (Addressed & { readonly kind: 'forum-report-received' })
  /** What was decided about a report, with the link by which she objects (Art. 16 Abs. 5, 17 DSA). */
  | (Addressed & {
      readonly kind: 'forum-decision'
      readonly side: Side
      readonly verdict: Verdict
      readonly reason: string
      /** Goes into the link /forum/meldung/{token}; absent with the last word. */
      readonly token?: string
    })
