import type { Aspect, AspectKind, Piece } from './recommendations.ts'

/** Why a piece goes with another one that is about the same. */
const reasons: Readonly<Record<AspectKind, (name: string) => string>> = {
  theme: (name) => `gehört ebenfalls zum Seminar „${name}“`,
  ruling: (name) => `bespricht ebenfalls ${name}`,
  norm: (name) => `behandelt ebenfalls ${name}`,
  term: (name) => `gleicher Begriff: ${name}`,
  tag: (name) => `gleiches Schlagwort: ${name}`,
  rubric: (name) => `gleiche Rubrik: ${name}`,
  group: (name) => `ebenfalls für ${name}`,
}

/** The same where it is what was asked for. */
const ofItself: Readonly<Partial<Record<AspectKind, (name: string) => string>>> = {
  theme: (name) => `gehört zum Seminar „${name}“`,
  ruling: (name) => `bespricht ${name}`,
  norm: (name) => `behandelt ${name}`,
  term: (name) => `behandelt den Begriff ${name}`,
}

/** The same of what is recommended and is itself what they share, such as the entry of a term that a text names. */
const forItself: Readonly<Partial<Record<AspectKind, string>>> = {
  theme: 'vertieft, worum es hier geht',
  ruling: 'hier besprochen',
  term: 'hier genannt',
}

const ownAspect: Readonly<Partial<Record<Piece['type'], AspectKind>>> = {
  seminar: 'theme',
  fachtagung: 'theme',
  urteil: 'ruling',
  norm: 'norm',
  lexikon: 'term',
}

type Named = Pick<Piece, 'type' | 'id'>

/** Whether an aspect is the piece itself, as a norm is of what cites it. */
export const isItself = ({ kind, key }: Pick<Aspect, 'kind' | 'key'>, { type, id }: Named): boolean =>
  ownAspect[type] === kind && key === id

/** Half a sentence in German. */
export const reasonFor = (shared: Aspect, asked: Named, recommended: Named): string => {
  if (isItself(shared, recommended)) return forItself[shared.kind] ?? reasons[shared.kind](shared.name)
  const say = (isItself(shared, asked) ? ofItself[shared.kind] : undefined) ?? reasons[shared.kind]
  return say(shared.name)
}
