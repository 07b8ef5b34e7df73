// Scenarios a second of the core assembly: node bench/scenarios-per-second.ts [times], the whole suite that many times.
import { Writable } from 'node:stream'
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api'
import type { IRunEnvironment } from '@cucumber/cucumber/api'
import { table, writeFigures } from './written-figures.ts'

const times = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5)
const silence = new Writable({ write: (_, __, done) => done() })
const environment: IRunEnvironment = { cwd: process.cwd(), stdout: silence, stderr: process.stderr, env: process.env }

const { runConfiguration } = await loadConfiguration({ profiles: ['core'] }, environment)
const support = await loadSupport(runConfiguration, environment)

const runs: { readonly scenarios: number; readonly seconds: number; readonly processor: number }[] = []
for (let run = 0; run < times; run++) {
  let scenarios = 0
  const begun = performance.now()
  const before = process.cpuUsage()
  const { success } = await runCucumber({ ...runConfiguration, support }, environment, (message) => {
    if (message.testCaseFinished) scenarios += 1
  })
  if (!success) throw new Error('a scenario failed: `npx cucumber-js --profile core` tells which')
  const { user, system } = process.cpuUsage(before)
  runs.push({ scenarios, seconds: (performance.now() - begun) / 1000, processor: (user + system) / 1e6 })
}

const middle = runs.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(times / 2)]
if (middle === undefined) throw new Error('nothing was run')
const aSecond = Math.round(middle.scenarios / middle.seconds)
const lines = table(
  ['core assembly', 'figure'],
  [
    ['scenarios', middle.scenarios],
    ['scenarios a second', aSecond],
    ['seconds for 1,000', (1000 / aSecond).toFixed(1)],
    ['of them processor time', ((1000 * middle.processor) / middle.scenarios).toFixed(1)],
  ],
)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('scenarios', lines)
