import type { Mutant } from './find-mutants.ts'
import type { Surveyed, SurveyedCase, Trial } from './mutant-worker.ts'

export interface NumberedMutant extends Mutant {
  readonly number: number
  readonly file: string
}

const showsRule = ({ name }: SurveyedCase): boolean => name.includes('[rule:')

/** Groups cases by their test file, as a trial names them: within a file in the order they are declared in. */
export const byTestFile = (cases: readonly SurveyedCase[]): Trial['cases'] =>
  [...Map.groupBy(cases, ({ testFile }) => testFile)].map(([testFile, some]) => ({
    testFile,
    indexes: some.map(({ index }) => index).toSorted((one, other) => one - other),
  }))

/** Which tests can notice which mutants, quickest first, and which mutants lie in a rule of the specification. */
export const coverageOf = (mutants: readonly NumberedMutant[], surveyed: Surveyed) => {
  const onLoading = new Set(surveyed.metOnLoading)
  const green = surveyed.cases
    .filter(({ failure }) => failure === undefined)
    .toSorted((one, other) => one.milliseconds - other.milliseconds)
  const meeting = new Map<number, SurveyedCase[]>()
  for (const one of green) {
    for (const number of one.met) {
      const known = meeting.get(number)
      if (known) known.push(one)
      else meeting.set(number, [one])
    }
  }
  const filesOf = (some: readonly NumberedMutant[]) => new Set(some.map(({ file }) => file))
  const runForRules = filesOf(mutants.filter(({ number }) => meeting.get(number)?.some(showsRule)))
  const runAtAll = filesOf(mutants.filter(({ number }) => meeting.has(number)))
  const loading = (file: string) => green.filter(({ testFile }) => surveyed.loads[testFile]?.includes(file))

  return {
    green,
    /** What is evaluated while modules load may matter to every test that loads the file. */
    testsFor: ({ number, file }: NumberedMutant): readonly SurveyedCase[] =>
      onLoading.has(number) ? loading(file) : (meeting.get(number) ?? []),
    /** A constant lies in a rule where a rule's test runs through its file, or loads a file that holds nothing else. */
    liesInRule: ({ number, file }: NumberedMutant): boolean =>
      meeting.get(number)?.some(showsRule) === true ||
      (onLoading.has(number) && (runForRules.has(file) || (!runAtAll.has(file) && loading(file).some(showsRule)))),
  }
}
