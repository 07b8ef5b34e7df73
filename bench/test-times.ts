// How many tests and scenarios the last `npm test` ran, and how long each part took: node bench/test-times.ts --write
import { readFileSync } from 'node:fs'
import { table, writeFigures } from './written-figures.ts'

interface Step {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

const steps = JSON.parse(readFileSync(new URL('../reports/steps.json', import.meta.url), 'utf8')) as readonly Step[]
const sum = (of: (step: Step) => number): number => steps.reduce((total, step) => total + of(step), 0)
const rows = [
  ...steps,
  { name: 'all', passed: sum((s) => s.passed), failed: sum((s) => s.failed), seconds: sum((s) => s.seconds) },
]
const lines = table(
  ['part of `npm test`', 'passed', 'failed', 'seconds'],
  rows.map(({ name, passed, failed, seconds }) => [name, passed, failed, seconds.toFixed(1)]),
)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('test-times', lines)
