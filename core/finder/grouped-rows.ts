/** Rows put together by groups; within a group they keep their order. */
export interface GroupedRows {
  readonly rows: Int32Array
  /** Where each group begins in `rows`; one more entry than groups, for the end of the last one. */
  readonly starts: Int32Array
}

/** Groups rows by a column that tells the group of each: counted, not compared, so that a million take milliseconds. */
export const groupedRows = (groupOf: Int32Array, groups: number): GroupedRows => {
  const starts = new Int32Array(groups + 1)
  for (const group of groupOf) starts[group + 1] = (starts[group + 1] ?? 0) + 1
  for (let group = 0; group < groups; group++) starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0)
  const next = starts.slice()
  const rows = new Int32Array(groupOf.length)
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] ?? 0
    const place = next[group] ?? 0
    rows[place] = row
    next[group] = place + 1
  }
  return { rows, starts }
}
