import type { TrainingKey } from './curriculum.ts'

/** Which themes of the programme teach a training of the curriculum: the provider says so. */
export interface Teaching {
  readonly training: TrainingKey
  /** Addresses of themes. */
  readonly themes: readonly string[]
}

/** Kinds of records that are the curriculum's (core/records), by their training. */
export interface TeachingRecords {
  readonly teaching: Teaching
}

/** The training of each theme that teaches one, by the theme's address. */
export const teachesOf = (all: readonly Teaching[]): Readonly<Record<string, TrainingKey>> =>
  Object.fromEntries(all.flatMap(({ training, themes }) => themes.map((url) => [url, training])))
