import type { ContentFault } from '#core/content/content.ts'

/** Where inside a file a value stands: keys and positions, outermost first. */
export type Path = readonly PropertyKey[]

/** What a file says, before anything is known about its shape: texts, lists and maps, each with its line. */
export interface Source {
  readonly file: string
  readonly value: unknown
  /** The line of the value at a path, or of the nearest node around it that exists. */
  readonly lineOf: (path: Path) => number
}

/** Takes down one mistake; reading goes on, so that an editor sees all of them at once. */
export type Complain = (fault: ContentFault) => void

const inside = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** A part of a source, such as one entry of a list. */
export const partOf = (source: Source, ...path: Path): Source => ({
  file: source.file,
  value: path.reduce<unknown>(inside, source.value),
  lineOf: (inner) => source.lineOf([...path, ...inner]),
})
