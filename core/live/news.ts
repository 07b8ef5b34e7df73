/** So many events are followed at once at most. */
export const mostEventsFollowed = 20

/** Whoever has heard nothing for longer than so many changes reads everything anew. */
export const mostChangesRead = 1_000

/** What has changed since somebody looked: names alone, never what they say now. */
export interface News {
  /** Of the last change that is told; from there on is asked next. */
  readonly version: number
  /** All that is followed, under the names of tags. */
  readonly topics: readonly string[]
  /** Those of them that have changed. */
  readonly changed: readonly string[]
}
