import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Words of a shingle: enough that chance does not repeat one. */
const wordsOfShingle = 3
/** What is no text of a page; forms say the same wherever they stand. */
const notRead: ReadonlySet<string> = new Set(['script', 'style', 'template', 'form'])

export interface Alike {
  readonly one: string
  readonly other: string
  /** Shingles that both have, of all that either has: 0 to 1 (Jaccard). */
  readonly share: number
}

/** Pairs of pages of which more than `share` is the same, told by the shingles of what stands in `main`. */
export function nearDuplicates(
  pages: readonly { readonly address: string; readonly html: string }[],
  share: number,
): readonly Alike[] {
  const shingled = pages.map(({ address, html }) => ({ address, shingles: shinglesIn(html) }))
  const pagesWith = new Map<string, number[]>()
  const alike: Alike[] = []
  shingled.forEach((page, index) => {
    const common = new Map<number, number>()
    for (const shingle of page.shingles) {
      const before = pagesWith.get(shingle) ?? []
      for (const other of before) common.set(other, (common.get(other) ?? 0) + 1)
      pagesWith.set(shingle, [...before, index])
    }
    for (const [index, both] of common) {
      const other = shingled[index]
      if (!other) continue
      const same = both / (page.shingles.size + other.shingles.size - both)
      if (same > share) alike.push({ one: other.address, other: page.address, share: same })
    }
  })
  return alike
}

function shinglesIn(html: string): ReadonlySet<string> {
  const main = within(parse(html), 'main')
  const words = main
    ? (textOf(main)
        .toLowerCase()
        .replaceAll('\u00ad', '')
        .match(/[\p{L}\p{N}]+/gu) ?? [])
    : []
  const last = Math.max(0, words.length - wordsOfShingle)
  return new Set(words.slice(0, last + 1).map((_, at) => words.slice(at, at + wordsOfShingle).join(' ')))
}

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : [])

const within = (node: Node, name: string): Node | undefined =>
  node.nodeName === name
    ? node
    : childrenOf(node)
        .map((child) => within(child, name))
        .find(Boolean)

const textOf = (node: Node): string => {
  if (notRead.has(node.nodeName)) return ' '
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join(' ')
}
