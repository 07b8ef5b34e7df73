import type { ImportWarning } from '#core/knowledge/laws/law-file.ts'
import type { Note } from '#core/knowledge/laws/laws.ts'

/** What is remembered while one norm is read: its notes, and what an editor should look at. */
export interface ReadingNorm {
  /** Name of the norm, for warnings. */
  readonly name: string
  /** Our ids of notes by those of the file. */
  readonly noteIds: Map<string, string>
  readonly notes: Note[]
  readonly warnings: Warnings
}

/** What an editor should look at in one file. */
export interface Warnings {
  readonly all: ImportWarning[]
  readonly said: Set<string>
}

export const noWarnings = (): Warnings => ({ all: [], said: new Set() })

/** More than that nobody reads. */
const mostWarnings = 500

export const readingNorm = (name: string, warnings: Warnings): ReadingNorm => ({
  name,
  noteIds: new Map(),
  notes: [],
  warnings,
})

/** Says something once for each norm. */
export function warn(
  { name, warnings }: Pick<ReadingNorm, 'name' | 'warnings'>,
  what: ImportWarning['what'],
  detail: string,
): void {
  const saying = JSON.stringify([what, name, detail])
  if (warnings.said.has(saying) || warnings.all.length >= mostWarnings) return
  warnings.said.add(saying)
  warnings.all.push({ what, norm: name, detail })
}
