import type { QuoteState } from '#core/quote/quote.ts'

/** Words of the page on which a member finds the quotes that are for her account. */
export const ownQuotesWording = {
  title: 'Meine Angebote',
  lead: 'Was wir Ihnen angeboten haben, das Neueste zuerst. Zusagen, nachfragen oder ablehnen können Sie im Angebot.',
  caption: 'Angebote für Ihr Konto',
  columns: { number: 'Nummer', state: 'Stand', until: 'Gültig bis', gross: 'Brutto' },
  states: {
    entwurf: 'Wird überarbeitet',
    versendet: 'Offen',
    geoeffnet: 'Offen',
    angenommen: 'Angenommen',
    abgelehnt: 'Abgelehnt',
    abgelaufen: 'Abgelaufen',
  } satisfies Readonly<Record<QuoteState, string>>,
  empty: 'Noch kein Angebot',
  emptyText:
    'Ein Angebot können Sie für alles anfordern, was in Ihrem Warenkorb liegt. Sobald wir es versenden, steht es hier.',
  find: 'Termine finden',
  more: 'Ältere Angebote',
  first: 'Zum Anfang der Liste',
  toBookings: 'Zu den Buchungen',
}
