import { describe, expect, test } from 'vitest'
import { somebodysOwn } from '#core/shared/address-areas.ts'
import * as addressOf from '#core/shared/addresses.ts'

/** Each address that others may have linked, as it was given out; a new one does not compile without its line. */
const given: Readonly<Record<keyof typeof addressOf, readonly [address: string, linked: string]>> = {
  home: [addressOf.home, '/'],
  seminars: [addressOf.seminars, '/seminare'],
  programme: [addressOf.programme, '/seminare/rubrik'],
  programmeFor: [addressOf.programmeFor('sbv'), '/seminare/rubrik?amt=sbv'],
  rubric: [addressOf.rubric('arbeitsrecht'), '/seminare/r/arbeitsrecht'],
  theme: [addressOf.theme('rhetorik-1'), '/seminare/t/rhetorik-1'],
  themeEvents: [addressOf.themeEvents('rhetorik-1'), '/seminare/t/rhetorik-1/termine'],
  starterPackage: [addressOf.starterPackage('rhetorik-1'), '/seminare/t/rhetorik-1/starterpaket'],
  evenings: [addressOf.evenings('rhetorik-1'), '/seminare/t/rhetorik-1/erlebnis'],
  inhouse: [addressOf.inhouse('rhetorik-1'), '/seminare/t/rhetorik-1/inhouse'],
  inhouseSeminars: [addressOf.inhouseSeminars, '/seminare/inhouse'],
  eveningsByTown: [addressOf.eveningsByTown, '/seminare/erlebnis'],
  themePdf: [addressOf.themePdf('rhetorik-1'), '/seminare/pdf/rhetorik-1'],
  events: [addressOf.events, '/seminare/p'],
  event: [addressOf.event('rhetorik-1-4001'), '/seminare/p/rhetorik-1-4001'],
  eventCalendar: [addressOf.eventCalendar('rhetorik-1-4001'), '/seminare/p/rhetorik-1-4001/termin.ics'],
  calendar: [addressOf.calendar, '/seminare/p/termine.ics'],
  comparison: [addressOf.comparison, '/seminare/vergleich'],
  eventPdf: [addressOf.eventPdf('rhetorik-1-4001'), '/seminare/p-pdf/rhetorik-1-4001'],
  costs: [addressOf.costs('rhetorik-1-4001'), '/kostenrechner/rhetorik-1-4001'],
  costsPdf: [addressOf.costsPdf('rhetorik-1-4001'), '/pdf-kostenrechner/rhetorik-1-4001'],
  orderForm: [addressOf.orderForm('rhetorik-1-4001'), '/online-fax/rhetorik-1-4001'],
  cart: [addressOf.cart, '/seminare/warenkorb'],
  checkout: [addressOf.checkout, '/seminare/warenkorb/checkout'],
  checkoutPdf: [addressOf.checkoutPdf, '/checkout-pdf'],
  booking: [addressOf.booking('k3y'), '/buchung/k3y'],
  bookingPaper: [addressOf.bookingPaper('k3y', 'einladung'), '/buchung/k3y/einladung.pdf'],
  bookingCertificate: [addressOf.bookingCertificate('k3y', 'r1'), '/buchung/k3y/teilnahmebescheinigung-r1.pdf'],
  bookingCalendar: [addressOf.bookingCalendar('k3y'), '/buchung/k3y/termin.ics'],
  employersRequest: [addressOf.employersRequest('k3y'), '/kostenuebernahme/k3y'],
  invoicePdf: [addressOf.invoicePdf('abc', 'R-2026-000001'), '/buchung/abc/rechnung/R-2026-000001.pdf'],
  invoiceXml: [addressOf.invoiceXml('abc', 'R-2026-000001'), '/buchung/abc/rechnung/R-2026-000001.xml'],
  venues: [addressOf.venues, '/standorte'],
  location: [addressOf.location('koeln-12'), '/standorte/koeln-12'],
  hotel: [addressOf.hotel('hotel-am-rhein-21'), '/standorte/hotel/hotel-am-rhein-21'],
  conferences: [addressOf.conferences, '/fachtagung'],
  conference: [addressOf.conference('sbv-2027'), '/fachtagung/sbv-2027'],
  conferenceRegistration: [addressOf.conferenceRegistration('sbv-2027'), '/fachtagung/sbv-2027/buchung'],
  positions: [addressOf.positions, '/jobs-karriere'],
  openPositions: [addressOf.openPositions, '/jobs-karriere/offene-stellen'],
  position: [
    addressOf.position('verwaltung', 'assistenz-701'),
    '/jobs-karriere/offene-stellen/verwaltung/assistenz-701',
  ],
  applied: [addressOf.applied, '/jobs-karriere/beworben'],
  lexicon: [addressOf.lexicon('betriebsrat', 'br'), '/betriebsratslexikon/br'],
  lexiconEntry: [addressOf.lexiconEntry('betriebsrat', 'jav', 'azubi'), '/betriebsratslexikon/jav/azubi'],
  search: [addressOf.search, '/suche'],
  wishlist: [addressOf.wishlist, '/wishlist/list'],
  signIn: [addressOf.signIn, '/kundenportal/login'],
  signInAs: [addressOf.signInAs('kim@werk.example'), '/kundenportal/login/kim@werk.example'],
  signOut: [addressOf.signOut, '/kundenportal/logout'],
  forgottenPassword: [addressOf.forgottenPassword, '/kundenportal/password-forgot'],
  forgottenPasswordSent: [addressOf.forgottenPasswordSent, '/kundenportal/password-forgot/gesendet'],
  passwordChanged: [addressOf.passwordChanged, '/kundenportal/password-forgot/geaendert'],
  passwordReset: [addressOf.passwordReset('abc'), '/kundenportal/password-reset/abc'],
  registration: [addressOf.registration, '/registrierung'],
  registered: [addressOf.registered, '/registrierung/danke'],
  confirmation: [addressOf.confirmation('abc'), '/registrierung/bestaetigen/abc'],
  text: [addressOf.text('barrierefreiheit'), '/barrierefreiheit'],
  imprint: [addressOf.imprint, '/impressum'],
  terms: [addressOf.terms, '/agb'],
  withdrawal: [addressOf.withdrawal, '/widerruf'],
  privacy: [addressOf.privacy, '/datenschutz'],
  cookieSettings: [addressOf.cookieSettings, '/cookie-einstellungen'],
  problems: [addressOf.problems, '/probleme'],
  problem: [addressOf.problem('ausgebucht'), '/probleme/ausgebucht'],
  buildingBlocks: [addressOf.buildingBlocks, '/brick'],
  fragment: [addressOf.fragment('header'), '/fragments/header'],
}

test.each(Object.entries(given))('the address of %s stays as it is linked', (_, [address, linked]) =>
  expect(address).toBe(linked),
)

describe('what is somebody’s own is never fetched ahead', () => {
  const isOwn = (address: string) => somebodysOwn.some((beginning) => address.startsWith(beginning))

  test.each([
    '/kundenportal/login',
    '/kundenportal/meinifb',
    '/meinifb/einstellungen',
    '/wishlist/list',
    '/wishlist/get-all',
    '/registrierung',
    '/registrierung/danke',
    '/seminare/warenkorb',
    '/seminare/warenkorb/checkout',
    '/order-api/get-shopping-cart',
    '/quote-api/upsert',
    '/consultant/get-consultant',
    '/schulungsplan/admin',
    '/manage',
    '/manage/pdf-analysis',
    '/api/get-hotels',
    '/api-meinifb/photos',
  ])('%s', (address) => expect(isOwn(address)).toBe(true))

  test.each(['/', '/seminare/p', '/seminare/t/rhetorik-1', '/standorte/koeln-12', '/suche', '/kostenrechner/4001'])(
    'but %s, which is everybody’s, may be',
    (address) => expect(isOwn(address)).toBe(false),
  )
})
