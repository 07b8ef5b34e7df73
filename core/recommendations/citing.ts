import { inNormOrder, normNumber } from '../knowledge/laws/norm-number.ts'
import { pieceTypes, type Aspect, type CitingPieces, type Piece } from './recommendations.ts'
import { named, newestFirst, piecesAbout, type PieceIndex } from './scoring.ts'

/** A law by the names under which texts cite it, and norms of it; all of them where none is said. */
export interface Cited {
  /** First segments of the keys of its norms. */
  readonly laws: readonly string[]
  readonly norms?: readonly string[]
}

/** So many of a type are listed. */
const mostListed = 8
/** Of so many norms that one piece cites it is told. */
const mostNormsNamed = 12

const lawOf = ({ key }: Pick<Aspect, 'key'>): string => key.slice(0, key.indexOf('/'))
const numberOf = ({ key }: Pick<Aspect, 'key'>): string => key.slice(key.indexOf('/') + 1).replace(/^art-/, '')

/** As they stand in a law; of several laws one after the other. */
const inLawOrder = (one: Aspect, other: Aspect): number => {
  if (lawOf(one) !== lawOf(other)) return lawOf(one) < lawOf(other) ? -1 : 1
  const [number, another] = [normNumber(numberOf(one)), normNumber(numberOf(other))]
  return number && another ? inNormOrder(number, another) : 0
}

/** Which of these norms a piece cites. */
const norms = ({ aspects }: Piece, { laws, norms: asked }: Cited): readonly Aspect[] =>
  aspects.filter(
    (aspect) =>
      aspect.kind === 'norm' &&
      laws.includes(lawOf(aspect)) &&
      (asked === undefined || asked.some((norm) => aspect.key.endsWith(`/${norm}`))),
  )

/** All that cites one of them, each once. */
export const piecesCiting = (index: PieceIndex, { laws, norms: asked }: Cited): readonly Piece[] => {
  const citing = laws.flatMap((law) =>
    asked === undefined
      ? (index.citing.get(law) ?? [])
      : asked.flatMap((norm) => piecesAbout(index, { kind: 'norm', key: `${law}/${norm}` })),
  )
  return [...new Set(citing)]
}

/** What cites norms, by type: those first that cite most of them, then the latest. */
export function byType(pieces: readonly Piece[], cited: Cited): readonly CitingPieces[] {
  const citing = pieces
    .map((piece) => ({ piece, norms: norms(piece, cited).toSorted(inLawOrder) }))
    .toSorted((one, other) => other.norms.length - one.norms.length || newestFirst(one.piece, other.piece))
  return pieceTypes.flatMap((type) => {
    const found = citing.filter(({ piece }) => piece.type === type)
    if (found.length === 0) return []
    const items = found
      .slice(0, mostListed)
      .map((one) => ({ ...named(one.piece), norms: one.norms.slice(0, mostNormsNamed).map(({ name }) => name) }))
    return [{ type, items, total: found.length }]
  })
}

/** Norms as one reads of them: the law first of which there are most, each in its order. */
export function mostCitedLawFirst(cited: readonly Aspect[]): readonly Aspect[] {
  const count = (law: string): number => cited.filter((one) => lawOf(one) === law).length
  const counts = new Map([...new Set(cited.map(lawOf))].map((law) => [law, count(law)]))
  const of = (one: Aspect): number => counts.get(lawOf(one)) ?? 0
  return cited.toSorted((one, other) => of(other) - of(one) || inLawOrder(one, other))
}
