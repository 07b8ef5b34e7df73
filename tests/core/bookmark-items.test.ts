import { expect, test } from 'vitest'
import {
  articleItem,
  bookmarkItemOf,
  eventItem,
  eventItemNamed,
  itemsNamed,
  rulingItem,
  themeItem,
} from '#core/wishlist/bookmark-items.ts'

test('hearts bookmark what their page shows', () => {
  expect(themeItem({ url: 'rhetorik-1', eventType: 2 })).toEqual({ type: 'seminar', value: 'rhetorik-1' })
  expect(themeItem({ url: 'sbv-tage', eventType: 3 })).toEqual({ type: 'fachtagung', value: 'sbv-tage' })
  expect(eventItem({ eventId: 4001 })).toEqual({ type: 'event', value: 'termin-4001' })
  expect(articleItem({ id: 1001 })).toEqual({ type: 'artikel', value: 'artikel-1001' })
  expect(rulingItem({ slug: 'bag-1' })).toEqual({ type: 'urteil', value: 'urteil-bag-1' })
})

test.each(['4001', 'termin-4001'])('%s names an event', (event) =>
  expect(eventItemNamed(event)).toEqual({ type: 'event', value: 'termin-4001' }),
)

test.each([
  ['termin-4001', 'event seminar fachtagung'],
  ['hotel-11', 'hotel seminar fachtagung'],
  ['lexikon-br-abmahnung', 'lexikon seminar fachtagung'],
  ['download-brief', 'download seminar fachtagung'],
  ['artikel-1001', 'artikel seminar fachtagung'],
  ['urteil-bag-1', 'urteil seminar fachtagung'],
  ['rhetorik-1', 'seminar fachtagung'],
  ['x'.repeat(255), 'seminar fachtagung'],
  ['x'.repeat(256), ''],
])('the value %s alone may be: %s', (value, types) =>
  expect(itemsNamed(value)).toEqual(types.split(' ').flatMap((type) => (type === '' ? [] : [{ type, value }]))),
)

test.each([
  ['seminar', 'rhetorik-1', true],
  ['seminar', 'x'.repeat(255), true],
  ['seminar', 'x'.repeat(256), false],
  ['seminar', '', false],
  ['seminar', undefined, false],
  ['kochbuch', 'rhetorik-1', false],
  [undefined, 'rhetorik-1', false],
])('a form that says %s %s names something: %s', (type, value, names) =>
  expect(bookmarkItemOf(type, value)).toEqual(names ? { type, value } : undefined),
)
