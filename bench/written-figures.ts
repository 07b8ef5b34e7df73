import { readFileSync, writeFileSync } from 'node:fs'

const page = new URL('../docs/figures.md', import.meta.url)

/**
 * Puts figures into docs/figures.md between `<!-- figures: name -->` and `<!-- end -->`, so that none is written there
 * by hand. Throws when it has no such markers.
 */
export function writeFigures(name: string, lines: readonly string[]): void {
  const text = readFileSync(page, 'utf8')
  const place = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(<!-- end -->)`)
  if (!place.test(text)) throw new Error(`docs/figures.md has no place for the figures '${name}'`)
  writeFileSync(
    page,
    text.replace(place, (_, begin: string, end: string) => `${begin}\n${lines.join('\n')}\n\n${end}`),
  )
}

/** The rows of the table that stands there under a name, with these in the place of those that begin alike. */
export function besideWritten(name: string, rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const text = readFileSync(page, 'utf8')
  const [, written = ''] = new RegExp(`<!-- figures: ${name} -->\n([^]*?)<!-- end -->`).exec(text) ?? []
  const standing = written
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const fresh = new Map(rows.map((row) => [row[0], row]))
  const others = rows.filter(([first]) => !standing.some((row) => row[0] === first))
  return [...standing.map((row) => fresh.get(row[0]) ?? row), ...others]
}

/** A Markdown table, laid out as the formatter would. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...others] = cells
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)]
}

/** kB of 1,000 bytes with one decimal, as the budgets are given. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
