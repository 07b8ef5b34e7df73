import type { Tag } from './changes.ts'

/**
 * What was changed, by tags such as `theme:arbeitsrecht-1`, `event:4001`, `hotel:11`, `location:1`,
 * `rubric:arbeitsrecht`, `page:impressum`, `lexicon:br`, `article:1040`, `record:expert`, `brand`, and the collections
 * `themes`, `dates`, `venues`, `articles`, which any change of one of their members invalidates. A change and its tags
 * are committed in one transaction.
 */
export interface Changes {
  /** Of the last change; grows with every transaction that invalidated a tag. */
  readonly version: number
  readonly tags: readonly string[]
}

/** Knows what has changed, for whatever caches something made of the content: pages, indexes. */
export interface ForKnowingWhatChanged {
  /**
   * Tags invalidated after a version; undefined when there are none, which is cheap, for it is asked before every use.
   * Without a version: the present one, with no tags. Whatever was acknowledged before it is asked, by any process, is
   * in its answer, and so is whatever an earlier answer told.
   */
  since(version: number | undefined): Promise<Changes | undefined>
  /**
   * Whether nothing was invalidated after a version, told without waiting and as exact as `since`; false also where
   * that is not certain, and `since` has to be asked.
   */
  readonly isUnchanged: (version: number) => boolean
}

/**
 * Notes within a transaction what it changes of what pages show; whoever caches such pages hears of it by the commit.
 */
export interface ForInvalidating {
  invalidate(tags: readonly Tag[]): void
}
