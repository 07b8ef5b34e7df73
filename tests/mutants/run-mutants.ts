import { globSync, readFileSync } from 'node:fs'
import { equivalentMutants } from './equivalent-mutants.ts'
import type { EquivalentMutant } from './equivalent-mutants.ts'
import { findMutants } from './find-mutants.ts'
import { byTestFile, coverageOf } from './mutant-coverage.ts'
import type { NumberedMutant } from './mutant-coverage.ts'
import type { Trial } from './mutant-worker.ts'
import { surveyed, tryAll } from './worker-pool.ts'

/**
 * Changes each constant and condition of core/ by a little and runs the tests that meet the change. What no test
 * notices survives and is listed; a survivor in code that a test of a rule of the specification runs through fails the
 * run. Of a sample, which is another one with every change of the code, it fails below `leastScore` of them noticed.
 *
 * `node tests/mutants/run-mutants.ts [--every=N] [path …]`: only the files under these paths, such as core/wishlist;
 * with `--every=20` one in twenty of what can be changed, as the long run of the tests has it.
 */
const words = process.argv.slice(2)
const paths = words.filter((word) => !word.startsWith('--'))
const every = Number(words.find((word) => word.startsWith('--every='))?.slice('--every='.length) ?? 1)
if (!Number.isSafeInteger(every) || every < 1) throw new RangeError('--every takes a whole number from 1')
const withoutRules = /(\/ports|\.d|\.generated)\.ts$|^core\/(site|needs|stage)\.ts$/
const files = globSync('core/**/*.ts')
  .filter((file) => !withoutRules.test(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path))))
  .toSorted()
const testFiles = globSync('tests/core/**/*.test.ts').toSorted()

/** Mutation score of a sample in rules: how many of its mutants that are not equivalent some test has to notice. */
const leastScore = 0.9
/** How long a trial may take beyond ten times what its tests take without a mutant, in ms. */
const patience = 5000

const begun = performance.now()
const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`
const say = (text: string) => process.stdout.write(`${text}\n`)

const mutants: NumberedMutant[] = []
const numbered = files.map((file) => {
  const first = mutants.length
  for (const mutant of findMutants(file, readFileSync(file, 'utf8')).mutants) {
    mutants.push({ ...mutant, number: mutants.length, file })
  }
  return { file, first }
})
say(`${mutants.length} mutants in ${files.length} files; looking which tests meet them …`)
const survey = await surveyed({ do: 'survey', files: numbered, testFiles })
const red = survey.cases.filter(({ failure }) => failure !== undefined)
for (const { testFile, name, failure } of red) say(`fails without any mutant: ${testFile} > ${name}\n    ${failure}`)
const { green, testsFor, liesInRule } = coverageOf(mutants, survey)

const trialOf = (mutant: NumberedMutant) => {
  const tests = testsFor(mutant)
  const { number, file, start, end, replacement } = mutant
  const spent = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const trial: Trial = { do: 'try', number, file, mutant: { start, end, replacement }, cases: byTestFile(tests) }
  return { trial, milliseconds: patience + 10 * spent }
}

// A mutant that changes nothing must survive all tests, or else the word 'noticed' means nothing.
const control = { number: -1, file: files[0] ?? '', mutant: { start: 0, end: 0, replacement: '' } }
await tryAll([{ trial: { do: 'try', ...control, cases: byTestFile(green) }, milliseconds: 300_000 }], (_, answer) => {
  if (answer === undefined || answer.noticedBy) throw new Error(`Noticed though nothing changed: ${answer?.noticedBy}`)
})

const unmet = mutants.filter((mutant) => testsFor(mutant).length === 0)
const met = mutants.filter((mutant, at) => at % every === 0 && testsFor(mutant).length > 0)
const survivors: NumberedMutant[] = []
const outOfTime: NumberedMutant[] = []
let tried = 0
await tryAll(met.map(trialOf), ({ number }, answer) => {
  const mutant = mutants[number]
  if (mutant && answer === undefined) outOfTime.push(mutant)
  else if (mutant && answer?.noticedBy === undefined) survivors.push(mutant)
  tried += 1
  if (tried % 100 === 0) say(`${tried} of ${met.length} tried, ${survivors.length} survive, ${seconds()}`)
})

const isMutant = (known: EquivalentMutant) => (mutant: NumberedMutant) =>
  known.file === mutant.file && known.code === mutant.code && known.change === mutant.change
const unexcused = survivors.filter((mutant) => !equivalentMutants.some((known) => isMutant(known)(mutant)))
const grave = unexcused.filter(liesInRule)
// What was not tried may be as equivalent as it ever was.
const stale = (every > 1 ? [] : equivalentMutants).filter(
  (known) => files.includes(known.file) && !survivors.some(isMutant(known)),
)

const list = (heading: string, some: readonly NumberedMutant[]) => {
  const lines = some
    .toSorted((one, other) => one.number - other.number)
    .map(({ file, line, change, code }) => `  ${file}:${line}  ${change}\n      ${code}`)
  if (some.length > 0) say(`\n${heading}\n${lines.join('\n')}`)
}
list('Noticed by running out of time:', outOfTime)
if (every === 1) list('Met by no test:', unmet)
list(
  'Survivors outside the rules of the specification:',
  unexcused.filter((mutant) => !liesInRule(mutant)),
)
list('SURVIVORS IN RULES OF THE SPECIFICATION:', grave)
for (const { file, code, change } of stale)
  say(`\nListed as equivalent, but noticed or gone: ${file}  ${change}\n      ${code}`)

say(
  `\n${mutants.length} mutants, ${tried} tried: ${tried - survivors.length} noticed (${outOfTime.length} of them by running out of time), ` +
    `${unexcused.length} survived (${grave.length} in rules), ${survivors.length - unexcused.length} equivalent, ` +
    `${unmet.length} met by no test; ${green.length} tests in ${testFiles.length} files, ${seconds()}`,
)
const inRules = met.filter(
  (mutant) => liesInRule(mutant) && !equivalentMutants.some((known) => isMutant(known)(mutant)),
)
const score = inRules.length === 0 ? 1 : 1 - grave.length / inRules.length
say(`Mutation score in rules: ${(100 * score).toFixed(1)} % of ${inRules.length}`)
const tooMany = every === 1 ? grave.length > 0 : score < leastScore
if (tooMany || stale.length > 0 || red.length > 0) process.exitCode = 1
