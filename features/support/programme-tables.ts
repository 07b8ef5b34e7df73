import { levels } from '#core/catalogue/level.ts'
import { addDays } from '#core/shared/dates.ts'
import type { Day } from '#core/shared/day.ts'
import type { Cents } from '#core/shared/money.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import type { EventContent, ThemeContentFile } from '#core/content/content.ts'
import { slugOf, themeEntry } from '#features/support/content-builder.ts'
import type { ProgrammeDraft } from '#features/support/programme-draft.ts'
import { listed } from './words.ts'

type Row = Readonly<Record<string, string>>

const titled = (titles: string | undefined) => listed(titles ?? '').map((title) => ({ title }))

/** A theme by the words of a scenario's table. */
export const themeOver = (title: string, row: Row): Partial<ThemeContentFile> => ({
  ...(row['event type'] === undefined ? {} : { eventType: Number(row['event type']) }),
  ...(row['level'] === undefined ? {} : { level: levels.find((level) => level === row['level']) ?? 'spezial' }),
  ...(row['designation'] === 'none' ? { designation: '' } : {}),
  ...(row['colour'] === undefined ? {} : { color: row['colour'] }),
  ...(row['sequence'] === undefined ? {} : { sequence: Number(row['sequence']) }),
  ...(row['rubric'] === undefined ? {} : { rubric: slugOf(row['rubric']) }),
  ...(row['lives at'] === undefined ? {} : { redirectUrl: row['lives at'] }),
  ...(row['for'] === undefined
    ? {}
    : { targetGroups: targetGroups.filter((audience) => listed(row['for'] ?? '').includes(audience)) }),
  isNew: row['new'] === 'yes',
  hideInTrainingSeries: row['hidden in series'] === 'yes',
  content: [
    themeEntry({
      title,
      highlights: titled(row['highlights']),
      starterPackages: titled(row['starter packages']),
      ...(row['teaser'] === undefined ? {} : { teaser: row['teaser'] }),
      ...(row['duration'] === undefined ? {} : { duration: Number(row['duration']) }),
      ...(row['picture'] === undefined ? {} : { image: { url: row['picture'], alt: 'Titelbild' } }),
    }),
  ],
})

/** '1490.00' in cents. */
export const centsOf = (euros: string | undefined): Cents => Math.round(Number(euros) * 100)

/** Events online of a day each, on days in a row. */
export const onDaysInARow = (count: number, from: Day, draft: ProgrammeDraft): readonly Partial<EventContent>[] =>
  Array.from({ length: count }, (_, day) => eventOver({ from: addDays(from, day), where: 'online' }, draft))

/** An event by the words of a scenario's table. */
export const eventOver = (row: Row, draft: ProgrammeDraft): Partial<EventContent> => {
  const hotelId = draft.venue(row['where'] ?? 'online')
  const price = row['price'] ?? '1490.00'
  return {
    start: row['from'] ?? '2026-12-07',
    days: Number(row['days'] ?? '1'),
    places: Number(row['places'] ?? '20'),
    taken: Number(row['taken'] ?? '0'),
    guaranteed: row['guaranteed'] === 'yes',
    price: price === 'none' ? null : { net: centsOf(price), rate: 19 },
    ...(hotelId === undefined ? {} : { hotelId }),
    ...(row['number'] === undefined ? {} : { eventId: Number(row['number']) }),
  }
}
