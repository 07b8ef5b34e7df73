import type { ContentFault, InSequence } from './content.ts'

/** What is wrong with one thing: German sentences, none when it is right. */
export type Check<Thing extends InSequence> = (thing: Thing) => readonly string[]

/** A sentence where something is wrong. */
export const wrongIf = (wrong: boolean, message: string): readonly string[] => (wrong ? [message] : [])

/** Runs every check over every thing: all faults, in the order of the things. */
export const check = <Thing extends InSequence>(
  things: readonly Thing[],
  ...checks: readonly Check<Thing>[]
): readonly ContentFault[] =>
  things.flatMap((thing) =>
    checks.flatMap((checkOne) => checkOne(thing)).map((message): ContentFault => ({ at: thing.at, message })),
  )

/** Refuses every thing after the first with the same key. */
export const checkUnique = <Thing extends InSequence>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string | number,
  message: (key: string | number) => string,
): readonly ContentFault[] => {
  const seen = new Set<string | number>()
  return things.flatMap((thing) => {
    const key = keyOf(thing)
    if (seen.has(key)) return { at: thing.at, message: message(key) }
    seen.add(key)
    return []
  })
}
