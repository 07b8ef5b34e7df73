/**
 * The part of vitest that tests of the core use, able to run in a process of its own a few thousand times in a minute.
 * Assertions are vitest's; they want a worker's state, of which they read the path alone.
 */
const states = globalThis as { __vitest_worker__?: unknown }
states.__vitest_worker__ ??= { filepath: 'mutants', config: { expect: {} } }

const { expect, vi } = await import('vitest')
export { expect, vi }

type Run = (...given: readonly unknown[]) => unknown

interface Suite {
  readonly above: Suite | undefined
  readonly name: string
  readonly beforeAll: Run[]
  readonly afterAll: Run[]
  readonly beforeEach: Run[]
  readonly afterEach: Run[]
}

export interface Case {
  readonly name: string
  readonly suite: Suite
  readonly run: () => unknown
}

const suiteIn = (above: Suite | undefined, name: string): Suite => ({
  above,
  name,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
})

let suite = suiteIn(undefined, '')
let cases: Case[] = []

/** What a test file declares while it is imported. */
export const collected = async (importFile: () => Promise<unknown>): Promise<readonly Case[]> => {
  suite = suiteIn(undefined, '')
  cases = []
  await importFile()
  return cases
}

const eachOf =
  (declare: (name: string, run: Run) => void) => (table: readonly unknown[]) => (name: string, run: Run) => {
    for (const row of table) declare(name, () => (Array.isArray(row) ? run(...row) : run(row)))
  }

const declareCase = (name: string, run: Run, also?: unknown): void => {
  const body = typeof run === 'function' ? run : (also as Run)
  cases.push({ name: `${suite.name}${name}`, suite, run: () => body({ expect }) })
}

const declareSuite = (name: string, run: Run): void => {
  const above = suite
  suite = suiteIn(above, `${above.name}${name} > `)
  run()
  suite = above
}

/** What is left out where a condition holds, such as without a file that the project does not bring. */
const unless =
  <Declare extends (name: string, run: Run) => void>(declare: Declare) =>
  (isLeftOut: boolean): Declare | (() => void) =>
    isLeftOut ? () => undefined : declare

export const test = Object.assign(declareCase, {
  each: eachOf((name, run) => declareCase(name, () => run())),
  skip: () => undefined,
  skipIf: unless(declareCase),
})
export const it = test
export const describe = Object.assign(declareSuite, { each: eachOf(declareSuite), skipIf: unless(declareSuite) })

export const beforeAll = (run: Run): unknown => suite.beforeAll.push(run)
export const afterAll = (run: Run): unknown => suite.afterAll.push(run)
export const beforeEach = (run: Run): unknown => suite.beforeEach.push(run)
export const afterEach = (run: Run): unknown => suite.afterEach.push(run)

const chainOf = (innermost: Suite): readonly Suite[] =>
  innermost.above ? [...chainOf(innermost.above), innermost] : [innermost]

let fail: (reason: unknown) => void = () => undefined

/** Errors that nobody waits for fail the case that runs. */
export const catchStrayErrors = (): void => {
  process.on('uncaughtException', (error) => fail(error))
  process.on('unhandledRejection', (error) => fail(error))
}

/** What may not be awaited for ever. */
const within = <V>(milliseconds: number, work: Promise<V>): Promise<V> => {
  const { promise, resolve, reject } = Promise.withResolvers<V>()
  fail = reject
  const timer = setTimeout(() => reject(new Error(`not done within ${milliseconds} ms`)), milliseconds)
  work.then(resolve, reject)
  return promise.finally(() => {
    clearTimeout(timer)
    fail = () => undefined
  })
}

/**
 * Runs cases in the order they were declared in, with their hooks, until one fails; answers the failure, or undefined.
 */
export const firstFailure = async (
  chosen: readonly Case[],
): Promise<{ readonly name: string; readonly reason: unknown } | undefined> => {
  let open: readonly Suite[] = []
  let name = ''
  const moveTo = async (chain: readonly Suite[]) => {
    const left = open.filter((one) => !chain.includes(one))
    const entered = chain.filter((one) => !open.includes(one))
    open = chain
    for (const one of left.toReversed()) for (const hook of one.afterAll) await hook()
    for (const one of entered) for (const hook of one.beforeAll) await hook()
  }
  try {
    for (const one of chosen) {
      name = one.name
      const chain = chainOf(one.suite)
      await moveTo(chain)
      for (const hook of chain.flatMap((each) => each.beforeEach)) await hook()
      try {
        await within(10_000, (async () => one.run())())
      } finally {
        for (const hook of chain.toReversed().flatMap((each) => each.afterEach)) await hook()
      }
    }
    return undefined
  } catch (reason) {
    return { name, reason }
  } finally {
    await moveTo([])
    // Machines report errors a moment later; they belong to this run and not to the next.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
