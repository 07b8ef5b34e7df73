import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { findMutants, mutated } from './find-mutants.ts'
import type { Mutant } from './find-mutants.ts'
import { importIn, installOverlay } from './overlay.ts'
import { probed, probeName } from './probes.ts'

/** Asks a worker to run every test on probed sources of these files, whose mutants are numbered from `first`. */
export interface Survey {
  readonly do: 'survey'
  readonly files: readonly { readonly file: string; readonly first: number }[]
  readonly testFiles: readonly string[]
}
/** Asks a worker to run these cases of these test files on one mutant. */
export interface Trial {
  readonly do: 'try'
  readonly number: number
  readonly file: string
  readonly mutant: Pick<Mutant, 'start' | 'end' | 'replacement'>
  readonly cases: readonly { readonly testFile: string; readonly indexes: readonly number[] }[]
}

export interface SurveyedCase {
  readonly testFile: string
  readonly index: number
  readonly name: string
  readonly milliseconds: number
  readonly failure?: string
  /** Numbers of the mutants whose sites it meets. */
  readonly met: readonly number[]
}
export interface Surveyed {
  readonly cases: readonly SurveyedCase[]
  /** Numbers of the mutants whose sites are met while modules load. */
  readonly metOnLoading: readonly number[]
  /** The files each test file loads. */
  readonly loads: Readonly<Record<string, readonly string[]>>
}
export interface Tried {
  readonly number: number
  /** The case that noticed, or undefined: the mutant survives. */
  readonly noticedBy?: string
}

installOverlay()
const { catchStrayErrors, collected, firstFailure } = await import('./small-vitest.ts')
catchStrayErrors()

// The same examples every time, and no search for smaller ones: a failure is all that is asked for.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true })

const inWords = (reason: unknown): string =>
  reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)

const survey = async ({ files, testFiles }: Survey): Promise<Surveyed> => {
  const sources = new Map(
    files.map(({ file, first }) => {
      const source = readFileSync(file, 'utf8')
      return [file, probed(source, findMutants(file, source), first)]
    }),
  )
  const metOnLoading = new Set<number>()
  let met = metOnLoading
  Object.assign(globalThis, { [probeName]: (number: number) => met.add(number) })
  const cases: SurveyedCase[] = []
  const loads: Record<string, readonly string[]> = {}
  for (const [order, testFile] of testFiles.entries()) {
    met = metOnLoading
    const declared = await collected(async () => {
      loads[testFile] = [...(await importIn(`survey-${order}`, sources, testFile))]
    })
    for (const [index, one] of declared.entries()) {
      met = new Set<number>()
      const begun = performance.now()
      const failure = await firstFailure([one])
      const milliseconds = performance.now() - begun
      const { name } = one
      const said = failure === undefined ? {} : { failure: inWords(failure.reason) }
      cases.push({ testFile, index, name, milliseconds, met: [...met], ...said })
    }
  }
  return { cases, metOnLoading: [...metOnLoading], loads }
}

const attempt = async ({ number, file, mutant, cases }: Trial): Promise<Tried> => {
  const sources = new Map([[file, mutated(readFileSync(file, 'utf8'), mutant)]])
  for (const { testFile, indexes } of cases) {
    try {
      const declared = await collected(() => importIn(`mutant-${number}`, sources, testFile))
      const chosen = indexes.flatMap((index) => declared[index] ?? [])
      const failure = await firstFailure(chosen)
      if (failure) return { number, noticedBy: failure.name }
      // A table in a test may be made from the constant that was changed.
      if (chosen.length < indexes.length) return { number, noticedBy: `${testFile} has fewer cases` }
    } catch (error) {
      return { number, noticedBy: `${testFile} cannot be loaded: ${inWords(error)}` }
    }
  }
  return { number }
}

process.on('message', (asked: Survey | Trial) => {
  const answer = asked.do === 'survey' ? survey(asked) : attempt(asked)
  answer.then(
    (answered) => process.send?.(answered),
    // Else whoever asked would wait for as long as he has patience: a survey half an hour.
    (reason: unknown) => {
      process.stderr.write(`${inWords(reason)}\n`)
      process.exit(1)
    },
  )
})
process.send?.('ready')
