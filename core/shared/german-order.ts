const german = new Intl.Collator('de')

/** Orders texts as a German index does: ä beside a, ß beside ss, whatever the case. */
export const inGermanOrder = (one: string, other: string): number => german.compare(one, other)

/** Orders by a text of each. */
export const byGerman =
  <T>(text: (one: T) => string) =>
  (one: T, other: T): number =>
    inGermanOrder(text(one), text(other))
