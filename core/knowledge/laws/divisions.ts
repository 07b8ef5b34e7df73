import type { Division, Norm } from './laws.ts'

/** The divisions in which one stands, the outermost first, itself included. */
export const breadcrumbOf = (divisions: readonly Division[], code: string | undefined): readonly Division[] =>
  code === undefined
    ? []
    : divisions
        .filter((division) => code.startsWith(division.code))
        .toSorted((one, other) => one.code.length - other.code.length)

/** A norm as a table of contents names it. */
export type NormEntry = Pick<Norm, 'key' | 'name' | 'title' | 'state'>

/** A division with what stands in it, in the order of the law. */
export interface ContentsEntry {
  readonly division: Pick<Division, 'code' | 'label' | 'title'>
  readonly norms: readonly NormEntry[]
  readonly parts: readonly ContentsEntry[]
}

/** The table of contents of a law: norms before its first division, its divisions, and norms behind them. */
export interface Contents {
  readonly before: readonly NormEntry[]
  readonly parts: readonly ContentsEntry[]
  readonly after: readonly NormEntry[]
}

const entryOf = ({ key, name, title, state }: NormEntry): NormEntry => ({
  key,
  name,
  ...(title !== undefined && { title }),
  state,
})

/** The nearest division above: the longest code that is there and that this one begins with. */
const parentOf = (codes: ReadonlySet<string>, code: string): string | undefined => {
  for (let length = code.length - 3; length > 0; length -= 3) {
    const above = code.slice(0, length)
    if (codes.has(above)) return above
  }
  return undefined
}

/** The hierarchy is that of the codes, three digits for each level, whatever order headings come in. */
export const contentsOf = ({
  divisions,
  norms,
}: {
  readonly divisions: readonly Division[]
  readonly norms: readonly (NormEntry & Pick<Norm, 'division'>)[]
}): Contents => {
  const codes = new Set(divisions.map(({ code }) => code))
  const below = Map.groupBy(divisions, ({ code }) => parentOf(codes, code))
  const standing = Map.groupBy(norms, ({ division }) => division)
  const partsOf = (code: string | undefined): readonly ContentsEntry[] =>
    (below.get(code) ?? []).map((division) => ({
      division: { code: division.code, label: division.label, ...(division.title && { title: division.title }) },
      norms: (standing.get(division.code) ?? []).map(entryOf),
      parts: partsOf(division.code),
    }))
  const first = norms.findIndex(({ division }) => division !== undefined)
  const roots = norms.map((norm, position) => ({ norm, position })).filter(({ norm }) => norm.division === undefined)
  const split = first === -1 ? norms.length : first
  return {
    before: roots.filter(({ position }) => position < split).map(({ norm }) => entryOf(norm)),
    parts: partsOf(undefined),
    after: roots.filter(({ position }) => position >= split).map(({ norm }) => entryOf(norm)),
  }
}
