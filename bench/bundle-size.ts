// JavaScript that a page loads, compressed as a browser gets it: node bench/bundle-size.ts (needs a build in dist/).
// Ends with 1 where a budget is missed.
import { bundleRows } from './bundle-rows.ts'
import { kB, table, writeFigures } from './written-figures.ts'

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'dist/client'
const rows = bundleRows(folder)
const lines = table(
  ['JavaScript of', 'files', 'brotli', 'budget', ''],
  rows.map(({ name, files, bytes, budget }) => {
    const verdict = budget === undefined ? ['–', ''] : [kB(budget), bytes <= budget ? 'met' : 'missed']
    return [name, files, kB(bytes), ...verdict]
  }),
)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('bundle-size', lines)
if (rows.some(({ bytes, budget = Infinity }) => bytes > budget)) process.exitCode = 1
