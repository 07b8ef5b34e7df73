import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { equivalentMutants } from './equivalent-mutants.ts'
import { findMutants } from './find-mutants.ts'
import type { Mutant } from './find-mutants.ts'
import type { Survey, Surveyed, SurveyedCase, Trial, Tried } from './mutant-worker.ts'

/**
 * Changes each constant and condition of core/ by a little and runs the tests that meet the change. What no test notices
 * survives and is listed; a survivor in code that a test of a rule of the specification runs through fails the run.
 *
 * `node tests/mutants/run-mutants.ts [path …]`: only the files under these paths, such as core/wishlist.
 */
const paths = process.argv.slice(2)
const vocabulary = /(\/ports|\.d)\.ts$|^core\/(site|needs|stage)\.ts$/
const files = globSync('core/**/*.ts')
  .filter((file) => !vocabulary.test(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path))))
  .toSorted()
const testFiles = globSync('tests/core/**/*.test.ts').toSorted()

/** A worker's modules pile up, so it is replaced now and then. */
const trialsPerWorker = 200
const patience = 10_000

interface Numbered extends Mutant {
  readonly number: number
  readonly file: string
}

const openWorker = async (): Promise<ChildProcess> => {
  const worker = fork(fileURLToPath(new URL('mutant-worker.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('exit', reject))
  return worker
}

/** Answers undefined when the worker does not answer in time or dies; it is gone then. */
const ask = <A>(worker: ChildProcess, question: Survey | Trial, milliseconds: number): Promise<A | undefined> =>
  new Promise((resolve) => {
    const end = (answer: A | undefined) => {
      clearTimeout(timer)
      worker.off('message', heard).off('exit', left)
      resolve(answer)
    }
    const heard = (answer: unknown) => end(answer as A)
    const left = () => end(undefined)
    const timer = setTimeout(() => worker.kill('SIGKILL'), milliseconds)
    worker.once('message', heard).once('exit', left)
    worker.send(question)
  })

const mutants: Numbered[] = []
const firsts = files.map((file) => {
  const first = mutants.length
  for (const mutant of findMutants(file, readFileSync(file, 'utf8')).mutants) {
    mutants.push({ ...mutant, number: mutants.length, file })
  }
  return { file, first }
})
console.log(`${mutants.length} mutants in ${files.length} files; looking which tests meet them …`)

const begun = performance.now()
const surveyor = await openWorker()
const surveyed = await ask<Surveyed>(surveyor, { do: 'survey', files: firsts, testFiles }, 300_000)
surveyor.kill()
if (surveyed === undefined) throw new Error('The survey did not end')
const red = surveyed.cases.filter(({ failure }) => failure !== undefined)
for (const { testFile, name, failure } of red)
  console.log(`fails without any mutant: ${testFile} > ${name}\n    ${failure}`)
const green = surveyed.cases.filter(({ failure }) => failure === undefined)
const onLoading = new Set(surveyed.metOnLoading)

const meeting = new Map<number, SurveyedCase[]>()
for (const one of green) {
  for (const number of one.met) meeting.set(number, [...(meeting.get(number) ?? []), one])
}
const showsRule = ({ name }: SurveyedCase): boolean => name.includes('[rule:')
const loading = (file: string): readonly SurveyedCase[] =>
  green.filter(({ testFile }) => surveyed.loads[testFile]?.includes(file))

/** What is evaluated while modules load may matter to every test that loads the file. */
const candidates = ({ number, file }: Numbered): readonly SurveyedCase[] =>
  (onLoading.has(number) ? loading(file) : (meeting.get(number) ?? [])).toSorted(
    (one, other) => one.milliseconds - other.milliseconds,
  )

const runsForRules = new Set(
  mutants.filter(({ number }) => meeting.get(number)?.some(showsRule)).map(({ file }) => file),
)
const isMetWhileRunning = new Set(mutants.filter(({ number }) => meeting.has(number)).map(({ file }) => file))

/** A constant is covered where a rule's test runs through its file, or where the file holds nothing but constants. */
const coveredByRule = ({ number, file }: Numbered): boolean =>
  meeting.get(number)?.some(showsRule) === true ||
  (onLoading.has(number) && (runsForRules.has(file) || (!isMetWhileRunning.has(file) && loading(file).some(showsRule))))

const trialOf = (mutant: Numbered): Trial => {
  const chosen = new Map<string, number[]>()
  for (const { testFile, index } of candidates(mutant)) {
    chosen.set(testFile, [...(chosen.get(testFile) ?? []), index])
  }
  const { number, file, start, end, replacement } = mutant
  return {
    do: 'try',
    number,
    file,
    mutant: { start, end, replacement },
    cases: [...chosen].map(([testFile, indexes]) => ({ testFile, indexes })),
  }
}

const unmet = mutants.filter((mutant) => candidates(mutant).length === 0)
const met = mutants.filter((mutant) => candidates(mutant).length > 0)
const survivors: Numbered[] = []
let tried = 0
let outOfTime = 0
const queue = met.values()

const work = async () => {
  let worker: ChildProcess | undefined
  let trials = 0
  for (const mutant of queue) {
    if (worker === undefined || trials >= trialsPerWorker) {
      worker?.kill()
      worker = await openWorker()
      trials = 0
    }
    trials += 1
    const spent = candidates(mutant).reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    const answer = await ask<Tried>(worker, trialOf(mutant), patience + 10 * spent)
    if (answer === undefined) {
      outOfTime += 1
      worker = undefined
    } else if (answer.noticedBy === undefined) survivors.push(mutant)
    tried += 1
    if (tried % 100 === 0) {
      const seconds = Math.round((performance.now() - begun) / 1000)
      console.log(`${tried} of ${met.length} tried, ${survivors.length} survive, ${seconds} s`)
    }
  }
  worker?.kill()
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, work))

const isExcused = ({ file, code, change }: Numbered): boolean =>
  equivalentMutants.some((known) => known.file === file && known.code === code && known.change === change)
const inOrder = (some: readonly Numbered[]) => some.toSorted((one, other) => one.number - other.number)
const lineOf = ({ file, line, change, code }: Numbered) => `  ${file}:${line}  ${change}\n      ${code}`
const list = (heading: string, some: readonly Numbered[]) => {
  if (some.length > 0) console.log(`\n${heading}\n${inOrder(some).map(lineOf).join('\n')}`)
}

const unexcused = survivors.filter((mutant) => !isExcused(mutant))
const grave = unexcused.filter(coveredByRule)
const stale = equivalentMutants.filter(
  (known) =>
    files.includes(known.file) &&
    !survivors.some(
      (mutant) =>
        isExcused(mutant) && mutant.file === known.file && mutant.code === known.code && mutant.change === known.change,
    ),
)
list('Met by no test:', unmet)
list(
  'Survivors outside the rules of the specification:',
  unexcused.filter((mutant) => !coveredByRule(mutant)),
)
list('SURVIVORS IN RULES OF THE SPECIFICATION:', grave)
for (const { file, code, change } of stale)
  console.log(`\nListed as equivalent but noticed or gone: ${file}  ${change}\n      ${code}`)

console.log(
  `\n${mutants.length} mutants: ${tried - survivors.length} noticed (${outOfTime} of them by running out of time), ` +
    `${unexcused.length} survived (${grave.length} in rules), ${survivors.length - unexcused.length} equivalent, ` +
    `${unmet.length} met by no test; ${green.length} tests in ${testFiles.length} files, ` +
    `${Math.round((performance.now() - begun) / 1000)} s`,
)
if (grave.length > 0 || stale.length > 0 || red.length > 0) process.exitCode = 1
