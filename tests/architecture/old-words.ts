import { basename } from 'node:path'

/**
 * A word that has a better one (docs/words.md): where it must not stand, and the names in which it means what it says.
 */
export interface OldWord {
  readonly forms: readonly string[]
  readonly instead: string
  readonly allowed: readonly string[]
}

/** Databases of today have recorded these names; a migration that has been released never changes. */
const recordedMigrations = ['007-dates-of-houses.ts', 'datesOfHouses', '011-moved-dates.ts', 'movedDates']

export const oldWords: readonly OldWord[] = [
  {
    forms: ['date', 'dates', 'dated'],
    instead: 'event, where something takes place; a date is a calendar date',
    allowed: [
      'CalendarDate',
      'formatDate',
      'longDate',
      'dateRange',
      'date-texts.ts',
      'date-texts.test.ts',
      'dates.ts',
      'dates.test.ts',
      ...recordedMigrations,
    ],
  },
  {
    forms: ['place', 'places', 'placed'],
    instead: 'seat, cursor, venue, job or position',
    // schema.org's word.
    allowed: ['places.ts'],
  },
  { forms: ['stretch', 'stretches'], instead: 'page and cursor, span, chunk', allowed: [] },
  {
    forms: ['door', 'doors'],
    instead: 'rate limit, request guard, visitor cookies, entry or sessions',
    allowed: [],
  },
  { forms: ['moved'], instead: 'redirected, rescheduled or any change', allowed: recordedMigrations },
  { forms: ['house', 'houses'], instead: 'hotel, office or test app', allowed: recordedMigrations },
  { forms: ['kept'], instead: 'cached, stored or bookmarked', allowed: [] },
  { forms: ['touch', 'touched', 'touches'], instead: 'invalidated', allowed: [] },
  { forms: ['mark', 'marks', 'face', 'faces'], instead: 'fingerprint; of what one sees, badge', allowed: [] },
  { forms: ['front'], instead: 'what it is', allowed: ['splitFrontMatter', 'WithFrontMatter', 'front-matter.ts'] },
  { forms: ['packed'], instead: 'encoded', allowed: [] },
  { forms: ['wish', 'wishes', 'thing', 'things'], instead: 'bookmark or wishlist item', allowed: [] },
  { forms: ['asked', 'told'], instead: 'the thing that it is: a query, props, an answer', allowed: [] },
]

/** The words that a name of a file or of a value is made of, in small letters. */
export const wordsOf = (name: string): readonly string[] =>
  (name.includes('.') ? basename(name).split('.').slice(0, -1).join('-') : name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** The old words in a name, each with what to say instead. */
export const oldWordsIn = (name: string): readonly string[] =>
  oldWords
    .filter(
      ({ forms, allowed }) => !allowed.includes(basename(name)) && wordsOf(name).some((word) => forms.includes(word)),
    )
    .map(({ forms, instead }) => `${name}: not '${forms[0]}' but ${instead}`)
