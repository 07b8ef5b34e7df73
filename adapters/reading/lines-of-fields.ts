import type { At, FieldPath } from '#core/content/content.ts'
import type { Path, Source } from './source.ts'

/** What the fields of an entry, by the core's names, are called where an editor writes them. */
export type GermanNames = Readonly<Record<string, string>>

/** A field's path as it is written, up to the first step that has no name there. */
const asWritten = (field: FieldPath, names: GermanNames): Path => {
  const steps = field.map((step) => (typeof step === 'number' ? step : names[step]))
  const unnamed = steps.indexOf(undefined)
  return (unnamed === -1 ? steps : steps.slice(0, unnamed)).filter((step) => step !== undefined)
}

/**
 * Where an entry begins, and where each of its fields stands. `line` is where it begins, when that is above its facts.
 */
export const atOf = (source: Source, names: GermanNames, line = source.lineOf([])): At => ({
  file: source.file,
  line,
  lineOf: (field) => {
    const path = asWritten(field, names)
    return path.length === 0 ? line : source.lineOf(path)
  },
})
