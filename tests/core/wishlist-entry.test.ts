import { describe, expect, test } from 'vitest'
import { wishlistEntry, type FoundContent } from '#core/wishlist/wishlist-entry.ts'

const bookmark = { id: 'b1', type: 'event', value: 'x' } as const
const now = '2026-12-08T09:30:00.000Z'
const said = (content: FoundContent, at = now) => {
  const { id: _, type: __, value: ___, ...entry } = wishlistEntry(bookmark, content, at)
  return entry
}
const event = {
  kind: 'event',
  title: 'Arbeitsrecht I',
  url: 'arbeitsrecht-1-4001',
  theme_url: 'arbeitsrecht-1',
  redirect_url: null,
  start_date: '2026-12-07',
  start_time: '13:00',
  end_date: '2026-12-11',
  end_time: '12:00',
  town: 'Leipzig',
} as const

describe('what is bookmarked is told with its page', () => {
  test.each<[FoundContent, object]>([
    [
      { kind: 'theme', title: 'Arbeitsrecht I', url: 'arbeitsrecht-1', redirect_url: null },
      { title: 'Arbeitsrecht I', href: '/seminare/t/arbeitsrecht-1' },
    ],
    [
      { kind: 'theme', title: 'Arbeitsrecht I', url: 'arbeitsrecht-1', redirect_url: '/anderswo' },
      { title: 'Arbeitsrecht I', href: '/anderswo' },
    ],
    [
      { kind: 'hotel', internal_id: 11, name: 'Haus Elbgarten', town: 'Hamburg' },
      { title: 'Haus Elbgarten', href: '/standorte/hotel/haus-elbgarten-11', detail: 'Hamburg' },
    ],
    [
      { kind: 'download', slug: 'checkliste-bem', title: 'Checkliste BEM' },
      { title: 'Checkliste BEM', href: '/download/checkliste-bem.pdf' },
    ],
    [
      { kind: 'article', article: { id: 1001, kind: 'news', slug: 'neues-recht', title: 'Neues Recht' } },
      { title: 'Neues Recht', href: '/news/neues-recht/1001' },
    ],
    [
      {
        kind: 'ruling',
        ruling: { slug: 'bag-7-abr-8-23', title: 'Schulung', court: 'BAG', fileNumbers: ['7 ABR 8/23'] },
      },
      { title: 'Schulung', href: '/rechtsprechung/urteil/bag-7-abr-8-23', detail: 'BAG\u00A07\u00A0ABR\u00A08/23' },
    ],
    [
      { kind: 'lexicon', product: 'betriebsrat', group: 'br', slug: 'abmahnung', title: 'Abmahnung' },
      { title: 'Abmahnung', href: '/betriebsratslexikon/br/abmahnung' },
    ],
  ])('%j', (content, entry) => expect(said(content)).toEqual({ ...entry, expired: false }))
})

describe('an event', () => {
  const told = { title: 'Arbeitsrecht I', detail: '07.12.2026 bis 11.12.2026, Leipzig', startDate: '2026-12-07' }
  const page = '/seminare/p/arbeitsrecht-1-4001'

  test('that is to come leads to its page', () =>
    expect(said(event, '2026-12-06T09:30:00.000Z')).toStrictEqual({ ...told, href: page, expired: false }))

  test('that is being held does, and says until when', () =>
    expect(said(event)).toStrictEqual({
      ...told,
      href: page,
      expired: false,
      underWay: { life: 'running', startTime: '13:00', endDate: '2026-12-11', endTime: '12:00' },
    }))

  test('that is over leads to new events', () =>
    expect(said(event, '2026-12-12T09:30:00.000Z')).toStrictEqual({
      ...told,
      href: '/seminare/t/arbeitsrecht-1/termine',
      expired: true,
    }))

  test('that is over, of a theme that moved, leads where that is', () =>
    expect(said({ ...event, redirect_url: '/anderswo' }, '2026-12-12T09:30:00.000Z').href).toBe('/anderswo'))

  test('without a town is online', () =>
    expect(said({ ...event, town: null }).detail).toBe('07.12.2026 bis 11.12.2026, online'))
})
