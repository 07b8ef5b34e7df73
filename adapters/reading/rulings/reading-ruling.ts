import type { RulingWarning } from '#core/knowledge/rulings/ruling-file.ts'

/** What is remembered while a decision is read. */
export interface ReadingRuling {
  readonly warnings: RulingWarning[]
  readonly said: Set<string>
  /** Marginal numbers that stand already. */
  readonly marginals: Set<string>
}

export const readingRuling = (): ReadingRuling => ({ warnings: [], said: new Set(), marginals: new Set() })

/** More than that nobody reads. */
const mostWarnings = 100

/** Says something once. */
export function warn({ warnings, said }: ReadingRuling, what: RulingWarning['what'], detail: string): void {
  const saying = JSON.stringify([what, detail])
  if (said.has(saying) || warnings.length >= mostWarnings) return
  said.add(saying)
  warnings.push({ what, detail })
}
