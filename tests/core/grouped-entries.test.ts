import { expect, test } from 'vitest'
import { groupedEntries } from '#core/wishlist/grouped-entries.ts'
import { bookmarkTypes } from '#core/wishlist/wishlist.ts'

const entryOf = (type: (typeof bookmarkTypes)[number], id = type as string) => ({
  id,
  type,
  value: id,
  title: id,
  href: '/',
  expired: false,
})
const idsOf = (grouped: ReturnType<typeof groupedEntries>) =>
  Object.fromEntries(Object.entries(grouped).map(([group, entries]) => [group, entries.map(({ id }) => id)]))

test('every type has its group, and entries keep their order', () => {
  const entries = [...bookmarkTypes.map((type) => entryOf(type)), entryOf('event', 'another event')]
  expect(idsOf(groupedEntries(entries))).toEqual({
    seminare: ['seminar', 'event', 'fachtagung', 'another event'],
    artikel: ['artikel', 'urteil', 'lexikon', 'download', 'video'],
    hotels: ['hotel'],
  })
})

test('an empty list has empty groups', () =>
  expect(groupedEntries([])).toEqual({ seminare: [], artikel: [], hotels: [] }))
