import { z } from 'zod'
import type { At } from '#core/content/content.ts'
import { atOf, type GermanNames } from './lines-of-fields.ts'
import { partOf, type Complain, type Path, type Source } from './source.ts'

type Issue = z.core.$ZodIssue

const longestQuote = 40

const quoted = (value: unknown): string =>
  typeof value === 'string'
    ? `; hier steht „${value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value}“`
    : ''

const nameOf = (path: Path): string => path.findLast((step) => typeof step === 'string') ?? 'Der Eintrag'

/** The names that an entry at a path may have. */
const namesAt = (shape: unknown, path: Path): readonly string[] => {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault) return namesAt(shape.unwrap(), path)
  if (shape instanceof z.ZodArray) return namesAt(shape.element, path.slice(1))
  if (!(shape instanceof z.ZodObject)) return []
  const [step, ...rest] = path
  return step === undefined ? Object.keys(shape.shape) : namesAt(shape.shape[String(step)], rest)
}

const sentences = (issue: Issue, source: Source, shape: z.ZodType): readonly { path: Path; message: string }[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `„${key}“ ist hier unbekannt; bekannt sind: ${namesAt(shape, issue.path).join(', ')}.`,
    }))
  }
  if (issue.path.length === 0) return [{ path: [], message: 'Hier muss ein Eintrag mit Namen und Werten stehen.' }]
  const tail = issue.message === 'fehlt' ? '' : quoted(partOf(source, ...issue.path).value)
  return [{ path: issue.path, message: `„${nameOf(issue.path)}“ ${issue.message}${tail}.` }]
}

/**
 * What the entry says in the asked shape, with where it and its fields stand; undefined, and a complaint per mistake,
 * when it does not fit.
 */
export const shaped = <Shape extends z.ZodRawShape>(
  source: Source,
  shape: z.ZodObject<Shape, z.core.$strict>,
  complain: Complain,
  names: GermanNames = {},
): (z.output<z.ZodObject<Shape, z.core.$strict>> & { readonly at: At }) | undefined => {
  const read = shape.safeParse(source.value)
  if (read.success) return { ...read.data, at: atOf(source, names) }
  for (const issue of read.error.issues) {
    for (const { path, message } of sentences(issue, source, shape)) {
      complain({ at: { file: source.file, line: source.lineOf(path) }, message })
    }
  }
  return undefined
}

/** The entries of a list, each as a source of its own. */
export const entriesOf = (source: Source, complain: Complain): readonly Source[] => {
  if (Array.isArray(source.value)) return source.value.map((_entry, position) => partOf(source, position))
  if (source.value !== undefined) {
    complain({
      at: { file: source.file, line: source.lineOf([]) },
      message: 'Diese Datei muss eine Liste von Einträgen sein.',
    })
  }
  return []
}
