import { expect, test } from 'vitest'
import { namedContent } from '#core/wishlist/bookmarked-content.ts'
import { bookmarkTypes, type BookmarkType } from '#core/wishlist/wishlist.ts'

const named: Readonly<Record<BookmarkType, readonly [value: string, content: ReturnType<typeof namedContent>]>> = {
  seminar: ['arbeitsrecht', { kind: 'theme', url: 'arbeitsrecht', conference: false }],
  fachtagung: ['sbv-tage', { kind: 'theme', url: 'sbv-tage', conference: true }],
  event: ['termin-4001', { kind: 'event', eventId: 4001 }],
  hotel: ['hotel-11', { kind: 'hotel', internalId: 11 }],
  lexikon: ['lexikon-br-alter-zopf', { kind: 'lexicon', group: 'br', slug: 'alter-zopf' }],
  download: ['download-muster-brief', { kind: 'download', slug: 'muster-brief' }],
  artikel: ['artikel-1001', { kind: 'article', id: 1001 }],
  urteil: ['urteil-bag-7-abr-8-23', { kind: 'ruling', slug: 'bag-7-abr-8-23' }],
  video: ['video-1', undefined],
}

test.each(bookmarkTypes)('what a bookmark names: %s', (type) => {
  const [value, content] = named[type]
  expect(namedContent({ type, value })).toEqual(content)
})

test.each<[BookmarkType, string]>([
  ['event', 'hotel-11'],
  ['event', 'termin-04001'],
  ['event', 'termin-'],
  ['hotel', 'termin-11'],
  ['lexikon', 'lexikon-br'],
  ['lexikon', 'lexikon-br-'],
  ['lexikon', 'br-abmahnung'],
  ['download', 'muster'],
  ['download', 'download-Muster'],
  ['artikel', 'termin-1001'],
  ['urteil', 'bag-7-abr-8-23'],
  ['urteil', 'urteil-BAG'],
])('%s names nothing with %s', (type, value) => expect(namedContent({ type, value })).toBeUndefined())
