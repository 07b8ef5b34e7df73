import type { DataTable } from '@cucumber/cucumber'

/** Of what was seen as much as a table asks for: its columns; what is not there is empty. */
export const columnsOf = <Seen extends { readonly [Column in keyof Seen]: string | undefined }>(
  seen: readonly Seen[],
  table: DataTable,
): readonly Readonly<Record<string, string>>[] => {
  const columns = table.raw()[0] ?? []
  return seen.map((one) => {
    const told = new Map<string, string | undefined>(Object.entries(one))
    return Object.fromEntries(columns.map((column) => [column, told.get(column) ?? '']))
  })
}
