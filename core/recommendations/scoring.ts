import { isItself, reasonFor } from './reasons.ts'
import { aspectKinds, type Aspect, type AspectKind, type Piece, type Recommendation } from './recommendations.ts'

/**
 * How much a shared aspect says. For whom something is tells two pieces that share more apart, and nothing by itself.
 */
const weights: Readonly<Record<AspectKind, number>> = {
  ruling: 6,
  norm: 5,
  term: 4,
  theme: 3,
  tag: 3,
  rubric: 1,
  group: 0.2,
}

/** What one of two names of the other itself, such as the seminar that an article names. */
const weightOfItself = 8

/** Pieces by what they are about. */
export interface PieceIndex {
  readonly pieces: readonly Piece[]
  /** By type and id. */
  readonly byKey: ReadonlyMap<string, Piece>
  /** By aspect, in the order of `pieces`. */
  readonly about: ReadonlyMap<string, readonly Piece[]>
  /** By the laws that they cite, as the keys of norms begin. */
  readonly citing: ReadonlyMap<string, readonly Piece[]>
}

export const pieceKey = ({ type, id }: Pick<Piece, 'type' | 'id'>): string => `${type} ${id}`
const aspectKey = ({ kind, key }: Pick<Aspect, 'kind' | 'key'>): string => `${kind} ${key}`

/** Each aspect once, what says most first, under the name that it has first. */
export const eachOnce = (aspects: readonly Aspect[]): readonly Aspect[] => {
  const byKey = new Map<string, Aspect>()
  for (const aspect of aspects) if (!byKey.has(aspectKey(aspect))) byKey.set(aspectKey(aspect), aspect)
  const position = ({ kind }: Aspect): number => aspectKinds.indexOf(kind)
  return [...byKey.values()].toSorted((one, other) => position(one) - position(other))
}

/** First segment of the key of a norm. */
const lawOfNorm = (key: string): string => key.slice(0, key.indexOf('/'))

export function indexed(pieces: readonly Piece[]): PieceIndex {
  const about = new Map<string, Piece[]>()
  const citing = new Map<string, Piece[]>()
  const add = (map: Map<string, Piece[]>, key: string, piece: Piece): void => {
    const known = map.get(key)
    if (!known) map.set(key, [piece])
    else if (known.at(-1) !== piece) known.push(piece)
  }
  for (const piece of pieces)
    for (const aspect of piece.aspects) {
      add(about, aspectKey(aspect), piece)
      if (aspect.kind === 'norm') add(citing, lawOfNorm(aspect.key), piece)
    }
  return { pieces, byKey: new Map(pieces.map((piece) => [pieceKey(piece), piece])), about, citing }
}

/** The pieces that are about it. */
export const piecesAbout = ({ about }: PieceIndex, aspect: Pick<Aspect, 'kind' | 'key'>): readonly Piece[] =>
  about.get(aspectKey(aspect)) ?? []

/** A piece as answers name it. */
export const named = ({ type, id, title, url }: Piece): Pick<Piece, 'type' | 'id' | 'title' | 'url'> => ({
  type,
  id,
  title,
  url,
})

interface Candidate {
  readonly piece: Piece
  readonly score: number
  /** What is shared and says most. */
  readonly best: Aspect
  readonly most: number
}

/** Of one day by type and id, so that the order is always the same. */
export const newestFirst = (one: Piece, other: Piece): number => {
  const [a, b] = [one.publishedOn ?? '', other.publishedOn ?? '']
  if (a !== b) return a < b ? 1 : -1
  const [key, otherKey] = [pieceKey(one), pieceKey(other)]
  return key === otherKey ? 0 : key < otherKey ? -1 : 1
}

/**
 * What goes with a piece, the best first. A shared aspect counts the more the fewer pieces have it (inverse document
 * frequency); of equals the newest comes first. Nothing goes with itself, and nothing by its target group alone.
 */
export function related(
  index: PieceIndex,
  asked: Pick<Piece, 'type' | 'id' | 'aspects'>,
  isWanted: (piece: Piece) => boolean,
): readonly Recommendation[] {
  const candidates = new Map<string, Candidate>()
  for (const aspect of asked.aspects) {
    const sharing = piecesAbout(index, aspect)
    const rarity = Math.log1p(index.pieces.length / sharing.length)
    for (const piece of sharing) {
      if (!isWanted(piece) || pieceKey(piece) === pieceKey(asked)) continue
      const isNamed = isItself(aspect, piece) || isItself(aspect, asked)
      const says = (isNamed ? weightOfItself : weights[aspect.kind]) * rarity
      const known = candidates.get(pieceKey(piece))
      // Target groups come last.
      if (!known && aspect.kind === 'group') continue
      const best = known && known.most >= says ? { best: known.best, most: known.most } : { best: aspect, most: says }
      candidates.set(pieceKey(piece), { piece, score: (known?.score ?? 0) + says, ...best })
    }
  }
  return [...candidates.values()]
    .toSorted((one, other) => other.score - one.score || newestFirst(one.piece, other.piece))
    .map(({ piece, best }) => ({ ...named(piece), reason: reasonFor(best, asked, piece) }))
}
