import type { ContentFault, InSequence } from './content.ts'

/** What is wrong with one entry: German sentences, none when it is right. */
export type Check<Entry extends InSequence> = (entry: Entry) => readonly string[]

/** A sentence where something is wrong. */
export const wrongIf = (wrong: boolean, message: string): readonly string[] => (wrong ? [message] : [])

/** Runs every check over every entry: all faults, in the order of the entries. */
export const check = <Entry extends InSequence>(
  entries: readonly Entry[],
  ...checks: readonly Check<Entry>[]
): readonly ContentFault[] =>
  entries.flatMap((entry) =>
    checks.flatMap((checkOne) => checkOne(entry)).map((message): ContentFault => ({ at: entry.at, message })),
  )

/** Refuses every entry after the first with the same key. */
export const checkUnique = <Entry extends InSequence>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | number,
  message: (key: string | number) => string,
): readonly ContentFault[] => {
  const seen = new Set<string | number>()
  return entries.flatMap((entry) => {
    const key = keyOf(entry)
    if (seen.has(key)) return { at: entry.at, message: message(key) }
    seen.add(key)
    return []
  })
}
