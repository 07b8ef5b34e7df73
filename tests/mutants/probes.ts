import { statementBegin } from './find-mutants.ts'
import type { Findings, Range } from './find-mutants.ts'

/** The name under which probed code reports that a site was met. */
export const probeName = 'metMutantSite'

/**
 * The source with a probe around every site of a mutant: `metMutantSite(n)` is called whenever the site of mutant n is
 * evaluated. `first` is the number of the first mutant.
 */
export const probed = (source: string, { mutants, statements }: Findings, first: number): string => {
  const sites = new Map<string, Range & { readonly numbers: number[] }>()
  for (const [index, { site }] of mutants.entries()) {
    const key = `${site.start}-${site.end}`
    const known = sites.get(key) ?? { ...site, numbers: [] }
    known.numbers.push(first + index)
    sites.set(key, known)
  }
  // Of sites that begin together the longest is opened first; of those that end together it is closed last.
  const openings = [...sites.values()].toSorted((one, other) => one.start - other.start || other.end - one.end)
  const insertions = openings.flatMap(({ start, end, numbers }, order) => {
    const beginsStatement = statements.has(start) && openings[order - 1]?.start !== start
    const probes = numbers.map((number) => `${probeName}(${number})`).join()
    return [
      { at: start, rank: order, text: `${beginsStatement ? statementBegin : ''}(${probes},` },
      { at: end, rank: -1 - order, text: ')' },
    ]
  })
  const sorted = insertions.toSorted((one, other) => one.at - other.at || one.rank - other.rank)
  let from = 0
  const parts: string[] = []
  for (const { at, text } of sorted) {
    parts.push(source.slice(from, at), text)
    from = at
  }
  return [...parts, source.slice(from)].join('')
}
