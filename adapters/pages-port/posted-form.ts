/**
 * The fields of a posted form, read alike wherever a page acts: on the server, or in a browser that took the page over.
 */
export interface PostedForm {
  /** All fields with what they say, in the order in which they were sent. */
  readonly sent: readonly (readonly [field: string, value: string])[]
  /** What a field says; of one that stands several times, what was said last. Undefined where it does not stand. */
  one(field: string): string | undefined
  /** All that a field says, in the order of the form; empty where it does not stand. */
  all(field: string): readonly string[]
}

/** A form of fields with their values, in the order in which they were sent. */
export const postedForm = (fields: Iterable<readonly [field: string, value: string]> = []): PostedForm => {
  const sent = [...fields]
  const byName = Map.groupBy(sent, ([field]) => field)
  return {
    sent,
    one: (field) => byName.get(field)?.at(-1)?.[1],
    all: (field) => (byName.get(field) ?? []).map(([, value]) => value),
  }
}
