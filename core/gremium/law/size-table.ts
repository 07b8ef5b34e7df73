/** How many a law wants for up to so many people. */
export interface SizeRow {
  readonly upTo: number
  readonly size: number
}

/** Rows in order of their bounds; above the last of them it goes on by equal steps, if at all. */
export interface SizeTable {
  /** Fewer people have none. */
  readonly from: number
  readonly rows: readonly SizeRow[]
  readonly above?: { readonly perStarted: number; readonly plus: number }
}

/** What a table gives for so many people: 0 below its first row. Throws where it is no number of people. */
export function sizeIn({ from, rows, above }: SizeTable, people: number): number {
  if (!Number.isSafeInteger(people) || people < 0) throw new Error(`${people} is no number of people`)
  if (people < from) return 0
  const row = rows.find(({ upTo }) => people <= upTo)
  if (row) return row.size
  const last = rows.at(-1)
  if (!last) throw new Error('a table without rows')
  return above ? last.size + Math.ceil((people - last.upTo) / above.perStarted) * above.plus : last.size
}
