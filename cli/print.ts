/** How a command shows what it found: a table for people, JSON for scripts. */
export interface Output {
  readonly json?: boolean
}

/** One column: its heading and what it shows of a row. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string | number | undefined])[]

export function printList<Row>(rows: readonly Row[], columns: Columns<Row>, { json }: Output, empty: string): void {
  if (json) return printJson(rows)
  if (rows.length === 0) return say(empty)
  const cells = rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? '')))
  const widths = columns.map(([heading], column) =>
    Math.max(width(heading), ...cells.map((line) => width(line[column] ?? ''))),
  )
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - width(text)))
      .join('  ')
      .trimEnd()
  say(line(columns.map(([heading]) => heading)))
  say(widths.map((each) => '─'.repeat(each)).join('  '))
  for (const texts of cells) say(line(texts))
}

export function printRecord(
  record: Readonly<Record<string, string | number | readonly string[] | undefined>>,
  { json }: Output,
): void {
  if (json) return printJson(record)
  const longest = Math.max(...Object.keys(record).map(width))
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || value === '') continue
    say(`${name.padEnd(longest)}  ${typeof value === 'object' ? value.join(', ') : value}`)
  }
}

export const printJson = (value: unknown): void => say(JSON.stringify(value, null, 2))

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const graphemes = new Intl.Segmenter('de')
const width = (text: string): number => [...graphemes.segment(text)].length
