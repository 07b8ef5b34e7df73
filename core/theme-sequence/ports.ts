import type { NotAllowed, NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { ThemeSequence } from './theme-sequence.ts'

/** Somebody else arranged the rubric meanwhile; `version` is the one it has now. */
export interface OutdatedSequence {
  readonly why: 'outdated'
  readonly version: number
}

/** The list does not name every theme of the rubric once. */
export interface NoPermutation {
  readonly why: 'invalid'
  readonly fields: { readonly ids?: 'unknown' }
}

/** In which order themes stand in their rubric; administrators alone say so. */
export interface ForArrangingThemes {
  /** A rubric by its address. Refuses unknown ones. */
  sequence(ask: { readonly rubric: string }): Promise<Result<ThemeSequence, NotSignedIn | NotAllowed | NotFound>>
  /**
   * Gives the themes of a rubric another order, which later imports leave as it is. Refuses unknown rubrics, lists that
   * are no permutation of their themes, and a version that is not the present one, where one is said.
   */
  updateThemeSequence(ask: {
    readonly rubricId: number
    readonly ids: readonly number[]
    readonly version?: number
  }): Promise<Result<void, NotSignedIn | NotAllowed | NotFound | NoPermutation | OutdatedSequence>>
}

/** Knows the order of themes. */
export interface ForKnowingSequences {
  /** Of a rubric by its address; undefined where there is none. Themes that live elsewhere are left out. */
  sequence(rubric: string): Promise<ThemeSequence | undefined>
}

/** Changes the order of themes within a transaction. */
export interface ForChangingSequences {
  /** Keeps others from changing the rubric until the transaction ends. */
  lock(rubricId: number): Promise<ThemeSequence | undefined>
  /** Puts the themes into that order, and remembers it for imports to come. */
  arrange(rubricId: number, ids: readonly number[], version: number): Promise<void>
}
