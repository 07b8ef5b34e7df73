// `npm test`: installs what is missing, then everything in order of speed. `npm run test:long` adds the full figures.
// On a terminal all is shown as it comes; elsewhere each part is one line, with all that it said where it failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale, environment, projectNode, root } from './prepare.mjs'
import { browser, pdfCheckers, postgres } from './tools.mjs'

const long = process.argv.includes('--long')
const onTerminal = process.stdout.isTTY === true
const node = projectNode()
// Vitest takes any FORCE_COLOR for a request for colours.
const { FORCE_COLOR: _, ...uncoloured } = environment
const env = {
  ...uncoloured,
  CHROMIUM: browser() ?? '',
  POSTGRES_BIN: postgres() ?? '',
  NO_COLOR: '1',
  ...(long && { LONG: '1' }),
}
pdfCheckers()
const reports = join(root, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const one = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
const tool = (name, ...args) => [node, [join(root, 'node_modules', ...name.split('/')), ...args]]

const vitest = (name, ...paths) => ({
  name,
  command: tool(
    'vitest/vitest.mjs',
    'run',
    `--reporter=${onTerminal ? 'dot' : 'minimal'}`,
    '--silent=false',
    '--reporter=json',
    `--outputFile.json=reports/${name}.json`,
    ...paths,
  ),
  count: ({ code }) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(join(reports, `${name}.json`), 'utf8'),
    )
    const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites))
    return { passed: numPassedTests, failed }
  },
})

const scenarios = (assembly, extra = {}) => ({
  name: ['scenarios', assembly, ...Object.values(extra)].join(' '),
  command: tool('@cucumber/cucumber/bin/cucumber.js', '--profile', assembly),
  env: extra,
  count: ({ code, output }) => {
    const tally = /^(\d+) scenarios?(?: \((.*)\))?$/m.exec(output)
    const passed = Number(/(\d+) passed/.exec(tally?.[2] ?? '')?.[1] ?? 0)
    const failed = Number(tally?.[1] ?? 0) - passed
    return { passed, failed: failed || (code === 0 ? 0 : 1) }
  },
})

/** A second run of what is counted elsewhere: it adds its failures only. */
const again = ({ count, ...step }) => ({ ...step, count: (ended) => ({ ...count(ended), passed: 0 }) })

const check = (name, ...command) => ({ name, command, count: one })

const steps = [
  check('types of the core', ...tool('typescript/bin/tsc', '-p', 'core')),
  check('types', ...tool('typescript/bin/tsc', '-p', '.')),
  check('lint', ...tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')),
  check('format', ...tool('oxfmt/bin/oxfmt', '--check')),
  check('unused exports', ...tool('knip/bin/knip.js')),
  vitest('architecture', 'tests/architecture'),
  vitest(
    'unit',
    'tests',
    '--exclude',
    'tests/architecture/**',
    '--exclude',
    'tests/storage/**',
    '--exclude',
    'tests/http/**',
    '--exclude',
    'tests/browser/**',
  ),
  scenarios('core'),
  vitest('storage', 'tests/storage'),
  vitest('http', 'tests/http'),
  scenarios('http'),
  again(scenarios('silent')),
  scenarios('dom'),
  scenarios('browser'),
  vitest('browser', 'tests/browser'),
  ...(long
    ? [
        scenarios('http', { STORE: 'sqlite' }),
        scenarios('http', { STORE: 'postgres' }),
        check('mutants', node, [join(root, 'tests/mutants/run-mutants.ts')]),
      ]
    : []),
]

buildIfStale(node)

const total = { passed: 0, failed: 0 }
const failures = []
const report = []
for (const step of steps) {
  const begun = Date.now()
  if (onTerminal) console.log(`\n── ${step.name}`)
  const ended = await play(step.command, { ...env, ...step.env })
  const { passed, failed } = step.count(ended)
  if (!onTerminal) process.stdout.write(failed ? ended.output : skippedLines(ended.output))
  total.passed += passed
  total.failed += failed
  if (failed) failures.push(step.name)
  const seconds = (Date.now() - begun) / 1000
  report.push({ name: step.name, passed, failed, seconds })
  console.log(`── ${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
}
writeFileSync(join(reports, 'steps.json'), JSON.stringify(report, null, 2))
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Why something was not tested, where a part says so. */
function skippedLines(output) {
  return (output.match(/^Skipped: .*\n/gm) ?? []).join('')
}

function play([command, args], withEnvironment) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: withEnvironment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (stream, shown) =>
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (onTerminal) shown.write(text)
      })
    hear(child.stdout, process.stdout)
    hear(child.stderr, process.stderr)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
