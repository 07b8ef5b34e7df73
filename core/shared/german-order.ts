const german = new Intl.Collator('de')

/** Orders texts as a German index does: ä beside a, ß beside ss, whatever the case. */
export const inGermanOrder = (one: string, other: string): number => german.compare(one, other)

/** Orders by a text of each. */
export const byGerman =
  <T>(text: (one: T) => string) =>
  (one: T, other: T): number =>
    inGermanOrder(text(one), text(other))

const umlauts: Readonly<Record<string, string>> = { Ä: 'A', Ö: 'O', Ü: 'U' }

/** The letter under which a title stands in a list from A to Z. */
export const initialOf = (title: string): string => {
  const first = title.charAt(0).toUpperCase()
  return umlauts[first] ?? first
}
