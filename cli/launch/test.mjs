// `npm test`: installs what is missing, then everything in order of speed. `npm run test:long` adds the full figures.
// `npm test -- <part> [file or name …]` plays one part, or what is named of it; `npm test -- --help` tells the parts.
// On a terminal all is shown as it comes; elsewhere each part is one line, with all that it said where it failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale, environment, projectNode, root } from './prepare.mjs'
import { choiceOf, usage } from './test-arguments.mjs'
import { browser, pdfCheckers, postgres } from './tools.mjs'

const choice = choiceOf(process.argv.slice(2))
if (choice.help) {
  console.log(usage)
  process.exit(0)
}
if (choice.fault) {
  console.error(`${choice.fault}\n\n${usage}`)
  process.exit(2)
}
const { long } = choice
const onTerminal = process.stdout.isTTY === true
/** No part takes half of this. */
const minutesEach = long ? 120 : 20
const node = projectNode()
// Vitest takes any FORCE_COLOR for a request for colours, and tests say themselves where they play production.
const { FORCE_COLOR: _, NODE_ENV: __, ...usual } = environment
const env = {
  ...usual,
  CHROMIUM: browser() ?? '',
  POSTGRES_BIN: postgres() ?? '',
  NO_COLOR: '1',
  ...(long && { LONG: '1' }),
}
pdfCheckers()
const reports = join(root, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** Where scenarios write what they called, when all are played. */
const routesCalled = join(reports, 'routes-called')

const one = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
const tool = (name, ...args) => [node, [join(root, 'node_modules', ...name.split('/')), ...args]]

/** Much of these waits for processes, databases and clocks. */
const threeAtOnce = '--maxWorkers=3'

const vitest = (name, ...paths) => ({
  name,
  some: ({ files, names }) => [...files, ...names.flatMap((it) => ['--testNamePattern', it])],
  /** Files that are named take the place of the part's own. */
  narrowed: ({ files }) => (files.length > 0 ? vitest(name) : undefined),
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
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
      readFileSync(join(reports, `${name}.json`), 'utf8'),
    )
    const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites))
    // Where one is asked for by name, vitest counts the others as skipped.
    return { passed: numPassedTests, failed, skipped: choice.names.length > 0 ? 0 : numPendingTests }
  },
})

const scenarios = (assembly, extra = {}) => ({
  name: ['scenarios', assembly, ...Object.values(extra)].join(' '),
  some: ({ files, names }) => [...files, ...names.flatMap((it) => ['--name', it])],
  command: tool('@cucumber/cucumber/bin/cucumber.js', '--profile', assembly),
  // Every row of a table of examples is played in the core; elsewhere in the long run, else the first one.
  env: {
    ...(!long && [...choice.files, ...choice.names].length === 0 && { EXAMPLES: 'first' }),
    ...(choice.part === undefined && { ROUTES_CALLED: routesCalled }),
    ...extra,
  },
  count: ({ code, output }) => {
    const tally = /^(\d+) scenarios?(?: \((.*)\))?$/m.exec(output)
    const passed = Number(/(\d+) passed/.exec(tally?.[2] ?? '')?.[1] ?? 0)
    const failed = Number(tally?.[1] ?? 0) - passed
    return { passed, failed: failed || (code === 0 ? 0 : 1) }
  },
})

/** A second run of what is counted elsewhere: it adds its failures only. */
const again = ({ count, ...step }) => ({ ...step, count: (ended) => ({ ...count(ended), passed: 0 }) })

/** Faults in the rules, one after the other, that the rule's own scenarios have to notice. */
const planted = (...which) => ({
  name: 'planted',
  command: [node, [join(root, 'tests/planted/run-planted.ts'), ...which]],
  count: ({ code, output }) => {
    const [, passed = 0, failed = 0] = /^Planted faults: (\d+) passed, (\d+) failed$/m.exec(output) ?? []
    return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) }
  },
})

const check = (name, ...command) => ({ name, command, count: one })

/** What keeps one core busy: these come first, two at a time. */
const onOneCore = (...steps) => steps.map((step) => ({ ...step, onOneCore: true }))

/** All tests that no part of their own plays. */
const partsOfTheirOwn = ['architecture', 'storage', 'http', 'browser']
const others = readdirSync(join(root, 'tests'), { withFileTypes: true }).flatMap((entry) => {
  if (entry.isFile()) return entry.name.includes('.test.') ? `tests/${entry.name}` : []
  return partsOfTheirOwn.includes(entry.name) ? [] : `tests/${entry.name}/`
})

/** What is played unasked in the long run alone. */
const inTheLongRun = (...steps) => steps.filter(({ name }) => long || choice.part === name)

const steps = [
  ...onOneCore(
    check('types', ...tool('typescript/bin/tsc', '-p', '.')),
    check('lint', ...tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')),
    check('types of the core', ...tool('typescript/bin/tsc', '-p', 'core')),
    check('unused exports', ...tool('knip/bin/knip.js')),
    check('format', ...tool('oxfmt/bin/oxfmt', '--check')),
    vitest('architecture', 'tests/architecture'),
    scenarios('core'),
    again(scenarios('silent')),
  ),
  vitest('unit', threeAtOnce, ...others),
  vitest('storage', threeAtOnce, 'tests/storage'),
  vitest('http', threeAtOnce, 'tests/http'),
  scenarios('http'),
  scenarios('dom'),
  // Nothing is compared with what was played in part.
  ...(choice.part === undefined
    ? [check('routes', node, [join(root, 'tests/routes/compare-routes.ts'), routesCalled])]
    : []),
  // It tells of the tests and not of the site.
  ...inTheLongRun(planted(...(long ? [] : ['--few']))),
  scenarios('browser'),
  vitest('browser', 'tests/browser'),
  ...inTheLongRun(
    scenarios('http', { STORE: 'memory' }),
    scenarios('http', { STORE: 'postgres' }),
    // All of them take hours: `npm run test:mutants`.
    check('mutants', node, [join(root, 'tests/mutants/run-mutants.ts'), '--every=20']),
  ),
]

buildIfStale(node)

const chosen = choice.part === undefined ? steps : steps.filter(({ name }) => name === choice.part).map(narrowed)

const total = { passed: 0, failed: 0 }
const failures = []
const report = []
const waiting = [...chosen]
/** Plays what waits while it is of this kind. */
const playWhile = async (isMeant) => {
  while (waiting.length > 0 && isMeant(waiting[0])) await playStep(waiting.shift())
}
const takesOneCore = (step) => step.onOneCore === true
// On a terminal, what two say at once cannot be read.
await Promise.all([takesOneCore, ...(onTerminal ? [] : [takesOneCore])].map(playWhile))
await playWhile(() => true)
writeFileSync(join(reports, 'steps.json'), JSON.stringify(report, null, 2))
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function playStep(step) {
  const begun = Date.now()
  if (onTerminal) console.log(`\n── ${step.name}`)
  const ended = await play(step.command, { ...env, ...step.env })
  const counted = ended.late ? { passed: 0, failed: 1 } : step.count(ended)
  const { passed, failed, skipped = 0 } = counted
  if (ended.late) console.log(`── ${step.name}: ended, it had taken longer than ${minutesEach} minutes`)
  if (!onTerminal) process.stdout.write(failed ? ended.output : skippedLines(ended.output))
  total.passed += passed
  total.failed += failed
  if (failed) failures.push(step.name)
  const seconds = (Date.now() - begun) / 1000
  report.push({ name: step.name, passed, failed, skipped, seconds })
  const also = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(`── ${step.name}: ${passed} passed, ${failed} failed${also} (${seconds.toFixed(1)} s)`)
}

/** A part of which only something is asked for. */
function narrowed(step) {
  if (choice.files.length + choice.names.length === 0) return step
  if (!step.some) {
    console.error(`The part '${step.name}' is played as a whole.`)
    process.exit(2)
  }
  const [command, args] = (step.narrowed?.(choice) ?? step).command
  return { ...step, command: [command, [...args, ...step.some(choice)]] }
}

/** Why something was not tested, where a part says so. */
function skippedLines(output) {
  return (output.match(/^Skipped: .*\n/gm) ?? []).join('')
}

function play([command, args], withEnvironment) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: withEnvironment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let late = false
    const limit = setTimeout(() => {
      late = true
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, minutesEach * 60_000)
    const hear = (stream, shown) =>
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (onTerminal) shown.write(text)
      })
    hear(child.stdout, process.stdout)
    hear(child.stderr, process.stderr)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(limit)
      resolve({ code, output, late })
    })
  })
}
