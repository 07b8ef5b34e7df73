import { required } from '../../shared/required.ts'
import { withPlainSpaces } from './plain-text.ts'

/** A piece of an excerpt; what was looked for is marked. */
export interface ExcerptPiece {
  readonly text: string
  readonly marked?: true
}

/** A norm as plain text. */
export interface NormAsText {
  readonly key: string
  readonly name: string
  readonly title: string
  readonly text: string
  /** Name and title, and the text, as stems are looked for in them. */
  readonly foldedTitle: string
  readonly foldedText: string
}

/** A norm that has every word that is looked for. */
export interface NormHit {
  readonly key: string
  readonly name: string
  readonly title?: string
  /** Where the first of them stands. */
  readonly excerpt: readonly ExcerptPiece[]
}

/** Words of this length and shorter are looked for as a whole: they stand in too many others. */
const wholeWord = 3
const before = 70
const behind = 150

/** Without capitals and Umlauts, as stems are. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')

/** A norm that stems can be looked for in. */
export const normAsText = (norm: Pick<NormAsText, 'key' | 'name' | 'title' | 'text'>): NormAsText => ({
  ...norm,
  foldedTitle: folded(`${norm.name} ${norm.title}`),
  foldedText: folded(norm.text),
})

const isOfWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Where a stem stands in a folded text, whatever word it is part of: 'frist' in 'ausschlussfristen'. */
function positionsOf(text: string, stem: string): readonly number[] {
  const positions: number[] = []
  for (let at = text.indexOf(stem); at !== -1 && stem !== ''; at = text.indexOf(stem, at + stem.length))
    if (stem.length > wholeWord || !(isOfWord(text[at - 1]) || isOfWord(text[at + stem.length]))) positions.push(at)
  return positions
}
const stands = (text: string, stem: string): boolean =>
  stem.length > wholeWord ? text.includes(stem) : positionsOf(text, stem).length > 0

/** The norms in which every stem stands, in the order of the law; those that are called so come first. */
export function normsWith(norms: readonly NormAsText[], stems: readonly string[]): readonly NormAsText[] {
  if (stems.length === 0) return []
  const isCalledSo = ({ foldedTitle }: NormAsText): boolean => stems.every((stem) => stands(foldedTitle, stem))
  const found = norms.filter(({ foldedTitle, foldedText }) =>
    stems.every((stem) => stands(foldedText, stem) || stands(foldedTitle, stem)),
  )
  return [...found.filter(isCalledSo), ...found.filter((norm) => !isCalledSo(norm))]
}

/** Where stems stand in a line, in its own characters, from the first on; none overlaps another. */
function foundIn(line: string, stems: readonly string[]): readonly { readonly start: number; readonly end: number }[] {
  const spelt = Array.from({ length: line.length }, (_, index) =>
    folded(line.charAt(index))
      .split('')
      .map((letter) => ({ letter, index })),
  ).flat()
  const text = spelt.map(({ letter }) => letter).join('')
  const marks = stems
    .flatMap((stem) => positionsOf(text, stem).map((at) => ({ at, last: at + stem.length - 1 })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, last }) => ({ start: required(spelt[at]).index, end: required(spelt[last]).index + 1 }))
  let end = 0
  return marks.filter((mark) => {
    const isFree = mark.start >= end
    if (isFree) end = mark.end
    return isFree
  })
}

/** What stands around the first stem in a text, whole words, each stem marked. */
export function excerptOf(text: string, stems: readonly string[]): readonly ExcerptPiece[] {
  const line = withPlainSpaces(text)
  const marks = foundIn(line, stems)
  const first = marks[0]?.start ?? 0
  const from = line.lastIndexOf(' ', first - before) + 1
  const space = line.indexOf(' ', first + behind)
  const end = space === -1 ? line.length : space
  const pieces: ExcerptPiece[] = from > 0 ? [{ text: '… ' }] : []
  let told = from
  for (const mark of marks.filter((one) => one.end <= end)) {
    if (mark.start > told) pieces.push({ text: line.slice(told, mark.start) })
    pieces.push({ text: line.slice(mark.start, mark.end), marked: true })
    told = mark.end
  }
  if (told < end) pieces.push({ text: line.slice(told, end) })
  return end === line.length ? pieces : [...pieces, { text: ' …' }]
}
