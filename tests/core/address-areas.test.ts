import { describe, expect, test } from 'vitest'
import { forSearchesAllTheSame, notForSearches, openedByLink } from '#core/shared/address-areas.ts'

/** As a robot reads it: a star stands for anything. */
const isUnder = (address: string, beginning: string): boolean => {
  const [first = '', ...rest] = beginning.split('*')
  return address.startsWith(first) && rest.every((part) => address.includes(part, first.length))
}
const disallowedBy = (address: string) => notForSearches.filter((beginning) => isUnder(address, beginning))

describe('searches are kept from what is personal, from calls of programs and from files', () => {
  const kept = [
    '/api/get-hotels',
    '/api-meinifb/photos',
    '/benachrichtigungen/beenden/k3y',
    '/buchung/k3y',
    '/checkout-pdf',
    '/consultant/get-consultant',
    '/beratung/termin/abc',
    '/danke/sbv-request',
    '/download/checkliste-bem.pdf',
    '/fragments/header',
    '/angebote/k3y',
    '/kostenuebernahme/k3y',
    '/kundenportal/login',
    '/manage/buchungen',
    '/meinifb/einstellungen',
    '/news/pdf/noch-zehn-tage-1040',
    '/newsletter/bestaetigen/k3y',
    '/obj-export/faq',
    '/online-fax/rhetorik-1-4001',
    '/order-api/get-shopping-cart',
    '/pdf-kostenrechner/rhetorik-1-4001',
    '/personalisierter-schulungsplan/k3y',
    '/probleme/ausgebucht',
    '/quote-api/upsert',
    '/recommendations/seminars',
    '/registrierung/danke',
    '/schulungsplan/admin',
    '/seminare/p-pdf/rhetorik-1-4001',
    '/seminare/p/rhetorik-1-4001/termin.ics',
    '/seminare/p/termine.ics',
    '/kalender/abc.ics',
    '/seminare/pdf/rhetorik-1',
    '/seminare/warenkorb/checkout',
    '/standorte/get-datalist-locations',
    '/standorte/hotels',
    '/suche',
    '/sync/article',
    '/wishlist/list',
  ]
  test.each(kept)('%s', (address) => expect(disallowedBy(address)).toHaveLength(1))

  test.each([
    '/',
    '/seminare/p',
    '/seminare/p/rhetorik-1-4001',
    '/seminare/t/rhetorik-1',
    '/standorte/koeln-12',
    '/newsletter',
    '/registrierung',
    '/news/rss',
  ])('not from %s', (address) => expect(disallowedBy(address)).toEqual([]))

  test.each(forSearchesAllTheSame)('but for %s, which is for everybody', (address) =>
    expect(disallowedBy(address).every((beginning) => beginning.length < address.length)).toBe(true),
  )

  test('and nothing is said that keeps them from nothing', () =>
    expect(notForSearches.filter((beginning) => !kept.some((address) => isUnder(address, beginning)))).toEqual([]))
})

test.each([
  ['/buchung/k3y', true],
  ['/kostenuebernahme/k3y', true],
  ['/kalender/k3y.ics', true],
  ['/kundenportal/password-reset/k3y', true],
  ['/registrierung/bestaetigen/k3y', true],
  ['/kundenportal/login', false],
  ['/registrierung', false],
])('%s is opened by whoever has the link: %s', (address, isOpened) =>
  expect(openedByLink.some((beginning) => address.startsWith(beginning))).toBe(isOpened),
)
