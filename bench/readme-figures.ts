import { readFileSync, writeFileSync } from 'node:fs'

const readme = new URL('../README.md', import.meta.url)

/**
 * Puts figures into the README between `<!-- figures: name -->` and `<!-- end -->`, so that none is written there by hand.
 * Throws when the README has no such place.
 */
export function writeFigures(name: string, lines: readonly string[]): void {
  const text = readFileSync(readme, 'utf8')
  const place = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(<!-- end -->)`)
  if (!place.test(text)) throw new Error(`README.md has no place for the figures '${name}'`)
  writeFileSync(
    readme,
    text.replace(place, (_, begin: string, end: string) => begin + lines.join('\n') + '\n' + end),
  )
}

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]

/** kB of 1,000 bytes with one decimal, as the budgets are given. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
