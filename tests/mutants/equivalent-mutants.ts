/** A mutant that no test can notice, because it changes nothing that anybody could see. */
export interface EquivalentMutant {
  readonly file: string
  /** The trimmed line, and the change in it, as the run prints them. */
  readonly code: string
  readonly change: string
  readonly reason: string
}

export const equivalentMutants: readonly EquivalentMutant[] = [
  ...['hotels.size + themes.size > 0 → (hotels.size + themes.size) >= (0)', '0 → (-1)'].map((change) => ({
    file: 'core/changes/invalidated-tags.ts',
    code: 'if (hotels.size + themes.size > 0)',
    change,
    reason: 'Spares looking through the events where no hotel and no theme is different: none would be found.',
  })),
  {
    file: 'core/accounts/session-span.ts',
    code: 'const earlier = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? one : other)',
    change: 'Date.parse(one) < Date.parse(other) → (Date.parse(one)) <= (Date.parse(other))',
    reason: 'Both are written in UTC: where they are the same instant they are the same text.',
  },
  ...['core/cart/cart.service.ts', 'core/wishlist/telling-offers.ts'].map((file) => ({
    file,
    code: file.startsWith('core/cart') ? 'if (!rates.ok) return rates.refusal' : 'if (!rates.ok) return entries',
    change: '!rates.ok → false',
    reason: 'Says to the compiler that rates are there: asking for them is never refused.',
  })),
  {
    file: 'core/catalogue/lowest-price.ts',
    code: 'one.net < other.net || (one.net === other.net && one.rate <= other.rate)',
    change: 'one.rate <= other.rate → (one.rate) < (other.rate)',
    reason: 'Two prices with the same net price and the same rate are the same price.',
  },
  ...['\'z\' → "z~"', '\'Z\' → "Z~"'].map((change) => ({
    file: 'core/citations/tokens.ts',
    code: "const isAsciiLetter = (unit: string): boolean => (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z')",
    change,
    reason: 'A single letter that stands before the longer text is the last one of the alphabet or one before it.',
  })),
  ...[
    "const [, country = '', code = '', year = '', ordinal = ''] = shape.exec(cursor.text) ?? []",
    "const [, day = '', type, senate, register = '', running, short, part, collision = ''] =",
    "const [, month, day, chamber, register = '', running, short, collision = ''] =",
    "const [, year, month, day, senate, register = '', number = ''] =",
    "const [, day = '', type, senate, register = '', running, short, collision = ''] =",
  ].map((code) => ({
    file: 'core/citations/ecli.ts',
    code,
    change: `'' → "~"`,
    reason: 'Stands for a part of what was not matched; then nothing is made of any part.',
  })),
  {
    file: 'core/citations/days.ts',
    code: "return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')",
    change: `'0' → "0~"`,
    reason: 'Of months and days one figure at most is missing, and of what pads it the first sign is taken.',
  },
  {
    file: 'core/knowledge/laws/changed-lines.ts',
    code: 'const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))',
    change: '1 → 2',
    reason: 'A row or column more than is ever looked at.',
  },
  ...['20 → 21', '20 → 19'].map((change) => ({
    file: 'core/knowledge/laws/sentence-starts.ts',
    code: 'const lookAhead = 20',
    change,
    reason: 'Nothing that is looked for there is longer than eleven letters.',
  })),
  {
    file: 'core/text/pieces.ts',
    code: "if (text.startsWith('<!--', at)) return unseen(text, at, endOf('-->', text, at + 2))",
    change: '2 → 1',
    reason: 'The second sign of a comment is no dash.',
  },
  {
    file: 'core/text/pieces.ts',
    code: 'if (at > lastEnd) return undefined',
    change: 'at > lastEnd → (at) >= (lastEnd)',
    reason: 'Where markup begins it does not end.',
  },
  ...['found < 0 → (found) <= (0)', '0 → 1'].map((change) => ({
    file: 'core/text/pieces.ts',
    code: 'return found < 0 ? text.length : found + mark.length',
    change,
    reason: 'What is looked for stands behind the sign that began the markup, never first.',
  })),
  {
    file: 'core/costs/cost-choices.ts',
    code: "if ('fault' in it) return it",
    change: "'fault' in it → false",
    reason: 'What could not be read has no value, is neither too little nor too much, and is answered as it is.',
  },
  {
    file: 'core/costs/cost-choices.ts',
    code: "if ('fault' in it) return it",
    change: `'fault' → "fault~"`,
    reason: 'As above.',
  },
  {
    file: 'core/costs/cost-choices.ts',
    code: "const km = each('km', within(0, mostKm, wholeNumber))",
    change: '0 → (-1)',
    reason: 'Less than nothing is not read as a number.',
  },
  {
    file: 'core/costs/cost-choices.ts',
    code: "const ticket = each('ticket', within(0, mostTicket, amount))",
    change: '0 → (-1)',
    reason: 'Less than nothing is not read as an amount.',
  },
  {
    file: 'core/costs/cost-query.ts',
    code: 'values.slice(0, values.findLastIndex((value) => value !== values.at(-1)) + 2)',
    change: '1 → 2',
    reason: 'Where the last two values differ all are kept either way; else they are the same value.',
  },
  {
    file: 'core/costs/costs.service.ts',
    code: 'const each: Readonly<Record<typeof travel, Cents>> = { bahn: ticket, auto: km * rules.perKm, keine: 0 }',
    change: '0 → 1',
    reason: 'Whoever does not travel makes no journey, whatever one would cost.',
  },
  {
    file: 'core/costs/valid-until.ts',
    code: 'return end < dayBefore ? end : dayBefore',
    change: 'end < dayBefore → (end) <= (dayBefore)',
    reason: 'Where they are the same day it does not matter which of them is told.',
  },
  {
    file: 'core/costs/venue-lines.ts',
    code: 'const after = nights.filter((night) => night === days.at(-1)).map((night) => addDays(night, 1))',
    change: '1 → 2',
    reason: 'Parking is taxed alike on every day.',
  },
  {
    file: 'core/costs/venue-lines.ts',
    code: 'const after = nights.filter((night) => night === days.at(-1)).map((night) => addDays(night, 1))',
    change: '1 → 0',
    reason: 'Parking is taxed alike on every day.',
  },
  {
    file: 'core/content/synthetic-events.ts',
    code: 'const startDate = addDays(firstMonday, 7 * below(weeks) + below(Math.max(1, 6 - days)))',
    change: '1 → 0',
    reason: 'Of one day and of none alike chance chooses the first.',
  },
  {
    file: 'core/feeds/site-map.service.ts',
    code: 'cursor.startDate < from ? { startDate: from, eventId: 0 } : cursor,',
    change: '0 → 1',
    reason: 'Numbers of events begin at 1, and the event with the number itself is named as well.',
  },
  {
    file: 'core/feeds/site-map.service.ts',
    code: 'cursor.startDate < from ? { startDate: from, eventId: 0 } : cursor,',
    change: '0 → (-1)',
    reason: 'Numbers of events begin at 1.',
  },
  ...['inGermanOrder(written, before.written) < 0 → (inGermanOrder(written, before.written)) <= (0)', '0 → 1'].map(
    (change) => ({
      file: 'core/search/known-words.ts',
      code: 'const saysMore = weight > before.most || (weight === before.most && inGermanOrder(written, before.written) < 0)',
      change,
      reason: 'Words that stand at the same place of a German index, to case and accent, are written alike.',
    }),
  ),
  {
    file: 'core/media/video-settings.ts',
    code: "origin = 'https://seminarhaus.invalid',",
    change: `'https://seminarhaus.invalid' → "https://seminarhaus.invalid~"`,
    reason: 'An origin that stands for no page at all: any other that nobody has does the same.',
  },
  {
    file: 'core/booking/stepping.step.ts',
    code: 'if (!begins.ok) throw new RangeError(`${date} does not begin at midnight`)',
    change: '!begins.ok → false',
    reason: 'Clocks in Berlin never skip midnight; what days of events are is checked before.',
  },
  {
    file: 'core/finder/finder.view.ts',
    code: 'const answer = await find({ ...askOf(choice), limit: 1 })',
    change: '1 → 2',
    reason: 'Only how many there are is looked at.',
  },
  {
    file: 'core/wishlist/wishlist-state.ts',
    code: "if (current === undefined) throw new Error('No bookmark is being written')",
    change: 'current === undefined → false',
    reason: 'Tells a mistake in the machine; no state that asks for the current item is reached without one.',
  },
  {
    file: 'core/wishlist/wishlist-state.ts',
    code: "if (bookmark === undefined) throw new Error('What is to be removed is not on the list')",
    change: 'bookmark === undefined → false',
    reason: 'Tells a mistake in the machine; a removal begins only while the list holds the item.',
  },
  {
    file: 'core/finder/events-index/column-store.ts',
    code: 'return day < otherDay || (day === otherDay && required(one.ids[row]) < required(other.ids[otherRow]))',
    change:
      'required(one.ids[row]) < required(other.ids[otherRow]) → (required(one.ids[row])) <= (required(other.ids[otherRow]))',
    reason: 'Of two columns that are merged no event stands in both.',
  },
  {
    file: 'core/finder/events-index/data-cube.ts',
    code: 'const promises = (mostSeatsWanted + 1) * 2',
    change: '1 → 2',
    reason: 'Any factor from that on keeps the ways of having seats left and being promised apart.',
  },
  {
    file: 'core/finder/events-index/cube-counts.ts',
    code: 'const areFew = kinds.length * 4 < sums.length',
    change: '4 → 5',
    reason: 'Chooses the quicker way; what is not looked up is added and then not asked for.',
  },
  ...(
    [
      ['const fewRuns = 6', '6 → 7'],
      ['const fewRuns = 6', '6 → 5'],
      [
        "if (themes.length <= fewRuns) return themes.map((theme) => rows.of('themes', theme))",
        'themes.length <= fewRuns → !(themes.length <= fewRuns)',
      ],
      [
        "if (themes.length <= fewRuns) return themes.map((theme) => rows.of('themes', theme))",
        'themes.length <= fewRuns → false',
      ],
      [
        "if (themes.length <= fewRuns) return themes.map((theme) => rows.of('themes', theme))",
        'themes.length <= fewRuns → (themes.length) < (fewRuns)',
      ],
      [
        "return venues.length <= fewRuns ? venues.map((venue) => rows.of('venues', venue)) : [undefined]",
        'venues.length <= fewRuns → !(venues.length <= fewRuns)',
      ],
      [
        "return venues.length <= fewRuns ? venues.map((venue) => rows.of('venues', venue)) : [undefined]",
        'venues.length <= fewRuns → (venues.length) < (fewRuns)',
      ],
    ] as const
  ).map(([code, change]) => ({
    file: 'core/finder/events-index/ranked-runs.ts',
    code,
    change,
    reason: 'Chooses the shorter way through the events; all ways meet the same events in the same order.',
  })),
  {
    file: 'core/finder/events-index/events-index.ts',
    code: 'if (!elsewhere.size) return',
    change: '!elsewhere.size → false',
    reason: 'Spares the copying of all columns where no event came, went or moved; the copy would be the same.',
  },
  ...['\'distance\' → "distance~"', '\'words\' → "words~"'].map((change) => ({
    file: 'core/finder/events-index/facet-counts.ts',
    code: "if (!facet || !passes || !looksAt || looksAt === 'distance' || looksAt === 'words') return []",
    change,
    reason: 'Says to the compiler what is left: no filter that looks at distances or words has a facet.',
  })),
  ...['0 → 1', '0 → (-1)'].map((change) => ({
    file: 'core/finder/cached-events.ts',
    code: 'let changes = 0',
    change,
    reason: 'A count that is only compared with itself may begin anywhere.',
  })),
  {
    file: 'core/content/event-times-rules.ts',
    code: 'if (!first || !last) return []',
    change: '!first || !last → (!first) && (!last)',
    reason: 'A list has a first and a last entry, or neither.',
  },
  {
    file: 'core/content/event-times-rules.ts',
    code: 'if (startTime === undefined || endTime === undefined || days === 1 || modules.length > 0) return []',
    change: 'startTime === undefined || endTime === undefined → (startTime === undefined) && (endTime === undefined)',
    reason: 'Says to the compiler that both are there: a time is no earlier than one that is missing.',
  },
]
