import { plantedCopy, type PlantedCopy, type Played } from './planted-copy.ts'
import type { Assembly, PlantedFault } from './planted-fault.ts'
import { plantedFaults } from './planted-faults.ts'

/**
 * Plants one fault after the other in a copy of the project and plays the scenarios that carry the tag of its rule:
 * they have to fail. Without a fault the same scenarios have to pass. A rule that only tests show is tried by those.
 *
 * `node tests/planted/run-planted.ts [--few] [--in=dom] [rule …]`: only these rules, only that assembly; with `--few` a
 * small part that takes seconds.
 */
const few: readonly string[] = [
  'theme-first-content',
  'event-one-day',
  'theme-neu-badge',
  'bookmark-icon',
  'video-needs-consent',
]
const given = process.argv.slice(2)
const named = given.filter((word) => !word.startsWith('--'))
const unknown = named.filter((rule) => !(rule in plantedFaults))
if (unknown.length > 0) throw new Error(`there are no such rules: ${unknown.join(', ')}`)
const isFew = given.includes('--few')
const only = given.find((word) => word.startsWith('--in='))?.slice('--in='.length)

interface Trial {
  readonly rule: string
  readonly fault: PlantedFault
  readonly assembly: Assembly
}

const trials: readonly Trial[] = Object.entries(plantedFaults)
  .filter(([rule]) => (isFew ? few.includes(rule) : named.length === 0 || named.includes(rule)))
  .flatMap(([rule, faults]) =>
    faults.flatMap((fault) => fault.assemblies.map((assembly) => ({ rule, fault, assembly }))),
  )
  .filter(({ assembly }) => (only ? assembly === only : !isFew || assembly !== 'browser'))

const onTerminal = process.stdout.isTTY
const begun = performance.now()
const say = (text: string) => process.stdout.write(`${onTerminal ? '\r\u001b[K' : ''}${text}\n`)
const progress = (done: number, survived: number) => {
  const seconds = Math.round((performance.now() - begun) / 1000)
  if (onTerminal)
    process.stdout.write(`\r\u001b[K${done} of ${trials.length} planted, ${survived} survive, ${seconds} s`)
}

const broken = /SyntaxError|ReferenceError|ERR_MODULE_NOT_FOUND|ERR_PACKAGE/

/** Why a fault does not count as noticed; undefined where it is. */
const survives = ({ passed, failed, output }: Played): string | undefined => {
  if (failed > 0 && !broken.test(output)) return undefined
  if (failed === 0 && passed > 0) return `${passed} pass all the same`
  return `it could not be played:\n${output.slice(-2000)}`
}

const tried = async (copy: PlantedCopy, { rule, fault, assembly }: Trial): Promise<string | undefined> => {
  const takeOut = await copy.plant(fault)
  try {
    return survives(await copy.play(assembly, [rule]))
  } finally {
    await takeOut()
  }
}

const describe = ({ rule, assembly, fault: { file, text, replacement } }: Trial): string =>
  `${rule} in ${assembly}: ${file}\n    ${text.trim()}\n    → ${replacement.trim() || 'nothing'}`

/** Without a fault every one of these scenarios passes, or else the word 'noticed' means nothing. */
const soundWithoutFault = async (copy: PlantedCopy): Promise<boolean> => {
  for (const [assembly, some] of Map.groupBy(trials, (trial) => trial.assembly)) {
    const { passed, failed, output } = await copy.play(assembly, [...new Set(some.map(({ rule }) => rule))])
    if (failed === 0 && passed > 0) continue
    say(`Without any fault, in ${assembly}: ${passed} pass, ${failed} fail\n${output.slice(-4000)}`)
    return false
  }
  return true
}

const copies = await Promise.all([plantedCopy(), plantedCopy()])
let noticed = 0
let survived = 0
try {
  if (!(await soundWithoutFault(copies[0]))) survived = 1
  else {
    const waiting = [...trials]
    const work = async (copy: PlantedCopy) => {
      for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
        const why = await tried(copy, trial)
        if (why === undefined) noticed += 1
        else {
          survived += 1
          say(`SURVIVES: ${describe(trial)}\n    ${why}`)
        }
        progress(noticed + survived, survived)
      }
    }
    await Promise.all(copies.map(work))
  }
} finally {
  await Promise.all(copies.map((copy) => copy.remove()))
}
say(`Planted faults: ${noticed} passed, ${survived} failed`)
if (survived > 0) process.exitCode = 1
