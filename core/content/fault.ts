import type { ContentFault, FieldPath, InSequence } from './content.ts'

/** What is wrong with an entry: a German sentence, and in which of its fields. */
export interface Wrong {
  readonly message: string
  readonly field: FieldPath
}

/** What is wrong with one entry, none when it is right; a sentence alone is about the entry as a whole. */
export type Found = readonly (string | Wrong)[]
export type Check<Entry extends InSequence> = (entry: Entry) => Found

/** A sentence where something is wrong. */
export const wrongIf = (wrong: boolean, message: string): readonly string[] => (wrong ? [message] : [])

/** What is wrong in a field, or in what a field holds. */
export const inField = (name: string | number, found: Found): readonly Wrong[] =>
  found.map((it) => (typeof it === 'string' ? { message: it, field: [name] } : { ...it, field: [name, ...it.field] }))

/** What is wrong with the items of a list. */
export const inEach = <Item>(name: string, items: readonly Item[], faultsOf: (item: Item) => Found): readonly Wrong[] =>
  items.flatMap((item, index) => inField(name, inField(index, faultsOf(item))))

/** Tells what was found where it stands. */
export const faultsAt = ({ at }: InSequence, found: Found): readonly ContentFault[] =>
  found.map((it) => {
    const { message, field } = typeof it === 'string' ? { message: it, field: [] } : it
    return { at: { file: at.file, line: at.lineOf?.(field) ?? at.line }, message }
  })

/** Runs every check over every entry: all faults, in the order of the entries. */
export const check = <Entry extends InSequence>(
  entries: readonly Entry[],
  ...checks: readonly Check<Entry>[]
): readonly ContentFault[] => entries.flatMap((entry) => checks.flatMap((checkOne) => faultsAt(entry, checkOne(entry))))

/** Refuses every entry after the first with the same key; `field` is where the key is written. */
export const checkUnique = <Entry extends InSequence>(
  entries: readonly Entry[],
  field: string,
  keyOf: (entry: Entry) => string | number,
  message: (key: string | number) => string,
): readonly ContentFault[] => {
  const seen = new Set<string | number>()
  return entries.flatMap((entry) => {
    const key = keyOf(entry)
    if (seen.has(key)) return faultsAt(entry, inField(field, [message(key)]))
    seen.add(key)
    return []
  })
}
