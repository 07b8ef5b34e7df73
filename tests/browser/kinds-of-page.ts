import { factParameters } from '#core/shared/accessibility-facts.ts'
import { openLink } from '#tests/react/open-links.ts'

/** Every kind of page by an address of it, and the status that it answers. */
export interface KindOfPage {
  readonly kind: string
  readonly address: string
  readonly status?: number
}

const everyFact = Object.values(factParameters)
  .map((fact) => `merkmal=${fact}`)
  .join('&')

export const kindsOfPage: readonly KindOfPage[] = [
  { kind: 'home', address: '/' },
  { kind: 'overview', address: '/seminare/rubrik' },
  { kind: 'overview for an office', address: '/seminare/rubrik?amt=sbv' },
  { kind: 'rubric', address: '/seminare/r/betriebsverfassung' },
  { kind: 'theme', address: '/seminare/t/betriebsverfassungsrecht-1' },
  { kind: 'events of a theme', address: '/seminare/t/betriebsverfassungsrecht-1/termine' },
  { kind: 'training series', address: '/seminare/t/betriebsrat-kompakt' },
  { kind: 'Fachtagung', address: '/seminare/t/fachtagung-inklusion' },
  { kind: 'starter package of a theme', address: '/seminare/t/betriebsverfassungsrecht-1/starterpaket' },
  { kind: 'evenings of a theme', address: '/seminare/t/betriebsverfassungsrecht-1/erlebnis' },
  { kind: 'no evenings of a theme', address: '/seminare/t/sprachmodelle-im-gremium/erlebnis' },
  { kind: 'theme at the customer’s', address: '/seminare/t/betriebsverfassungsrecht-1/inhouse' },
  { kind: 'seminars at the customer’s', address: '/seminare/inhouse' },
  { kind: 'evenings by town', address: '/seminare/erlebnis' },
  { kind: 'filtered events of a theme', address: '/seminare/t/betriebsverfassungsrecht-1/termine?art=online' },
  { kind: 'all events', address: '/seminare/p' },
  { kind: 'events by distance', address: '/seminare/p?zielgruppe=br&plz=20095&umkreis=200&sortierung=entfernung' },
  { kind: 'what comes near no event', address: '/seminare/p?monat=2027-03&ort=1&personen=9&preis=200' },
  { kind: 'themes found', address: '/seminare/rubrik?monat=2027-03,2027-04,2027-05&frei=ja' },
  { kind: 'events with wrong filters', address: '/seminare/p?plz=123&preis=viel' },
  { kind: 'no events found', address: '/seminare/p?zielgruppe=jav&ort=5&dauer=kurz&preis=1' },
  { kind: 'comparison', address: '/seminare/vergleich?event=4009&event=4020&theme=ki-im-betrieb' },
  { kind: 'comparison of one', address: '/seminare/vergleich?event=4009' },
  { kind: 'comparison of what is gone', address: '/seminare/vergleich?event=4001', status: 410 },
  { kind: 'event', address: '/seminare/p/ki-im-betrieb-4026' },
  { kind: 'event of a series', address: '/seminare/p/betriebsrat-kompakt-4020' },
  { kind: 'costs', address: '/kostenrechner/betriebsverfassungsrecht-1-4009' },
  {
    kind: 'costs of each participant',
    address: '/kostenrechner/betriebsverfassungsrecht-1-4009?personen=2&einzeln=ja&anreise=auto&km=9',
  },
  { kind: 'costs of a series', address: '/kostenrechner/betriebsrat-kompakt-4020' },
  {
    kind: 'costs with faults',
    address: '/kostenrechner/betriebsverfassungsrecht-1-4009?personen=99&km=weit',
    status: 422,
  },
  { kind: 'problems of calls', address: '/probleme' },
  { kind: 'problem of calls', address: '/probleme/zu_schnell' },
  { kind: 'order form', address: '/online-fax/betriebsverfassungsrecht-1-4009' },
  { kind: 'past event', address: '/seminare/p/betriebsverfassungsrecht-1-4001', status: 410 },
  { kind: 'lexicon', address: '/betriebsratslexikon/br' },
  { kind: 'lexicon entry', address: '/betriebsratslexikon/br/freistellung' },
  { kind: 'search', address: '/suche' },
  { kind: 'search with hits', address: '/suche?q=Beschluss' },
  { kind: 'search without hits', address: '/suche?q=quastenflosser' },
  { kind: 'search for one long word', address: `/suche?q=${'Mitbestimmung'.repeat(15)}` },
  { kind: 'content page', address: '/datenschutz' },
  { kind: 'all hotels', address: '/standorte' },
  { kind: 'hotels with two features', address: '/standorte?merkmal=aufzug&merkmal=induktion' },
  { kind: 'no hotel with all features', address: `/standorte?${everyFact}` },
  { kind: 'town', address: '/standorte/hamburg-1' },
  { kind: 'hotel', address: '/standorte/hotel/haus-elbgarten-11' },
  {
    kind: 'hotel, its list of dates continued from nowhere',
    address: '/standorte/hotel/haus-elbgarten-11?weiter=erfunden',
  },
  { kind: 'Fachtagungen', address: '/fachtagung' },
  { kind: 'Fachtagung with its programme', address: '/fachtagung/fachtagung-inklusion' },
  { kind: 'registration for a Fachtagung', address: '/fachtagung/fachtagung-inklusion/buchung' },
  { kind: 'open positions', address: '/jobs-karriere' },
  // Leads to the right words before the number.
  { kind: 'position', address: '/jobs-karriere/offene-stellen/seminarorganisation/stelle-701' },
  { kind: 'application, thanks', address: '/jobs-karriere/beworben' },
  { kind: 'closed position', address: '/jobs-karriere/offene-stellen/referentenbetreuung/stelle-708', status: 410 },
  { kind: 'accessibility statement', address: '/barrierefreiheit' },
  { kind: 'withdrawal', address: '/widerruf' },
  { kind: 'cookie settings', address: '/cookie-einstellungen' },
  { kind: 'building blocks', address: '/brick' },
  { kind: 'not found', address: '/gibt-es-nicht', status: 404 },
  { kind: 'registration', address: '/registrierung' },
  { kind: 'registration, thanks', address: '/registrierung/danke' },
  { kind: 'confirmation of an address', address: `/registrierung/bestaetigen/${openLink}` },
  { kind: 'confirmation by a dead link', address: '/registrierung/bestaetigen/irgendeines', status: 410 },
  { kind: 'login', address: '/kundenportal/login' },
  { kind: 'forgotten password', address: '/kundenportal/password-forgot' },
  { kind: 'forgotten password, sent', address: '/kundenportal/password-forgot/gesendet' },
  { kind: 'password changed', address: '/kundenportal/password-forgot/geaendert' },
  { kind: 'new password', address: `/kundenportal/password-reset/${openLink}` },
  { kind: 'new address', address: `/kundenportal/neue-adresse/${openLink}` },
  { kind: 'address changed', address: '/kundenportal/adresse-geaendert' },
  { kind: 'second step of signing in', address: '/kundenportal/zweiter-faktor' },
  { kind: 'new password by a dead link', address: '/kundenportal/password-reset/irgendeines', status: 410 },
  { kind: 'wishlist, signed out', address: '/wishlist/list' },
  { kind: 'empty cart', address: '/seminare/warenkorb' },
  { kind: 'checkout of an empty cart', address: '/seminare/warenkorb/checkout' },
]
