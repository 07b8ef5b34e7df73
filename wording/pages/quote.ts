import type { HotelPayer } from '#core/cart/order-options.ts'
import type { QuoteState } from '#core/quote/quote.ts'
import { mostQuestions } from '#core/quote/quote.ts'
import { reservationDays } from '#core/booking/booking.ts'
import { counted } from '#core/shared/unbroken.ts'
import { inWords } from '../figures.ts'

/** How a quote stands, in a word. */
export const quoteStateLabels: Readonly<Record<QuoteState, string>> = {
  entwurf: 'Entwurf',
  versendet: 'Versendet',
  geoeffnet: 'Geöffnet',
  angenommen: 'Angenommen',
  abgelehnt: 'Abgelehnt',
  abgelaufen: 'Abgelaufen',
}

/** Words of the page on which a customer sees a quote and answers it. */
export const quoteWording = {
  title: (number: string) => `Angebot ${number}`,
  lead: (until: string) =>
    `Dieses Angebot gilt bis zum ${until}, solange die Plätze frei sind. Sie können zusagen, nachfragen oder ablehnen.`,
  facts: { for: 'Für', until: 'Gültig bis', version: 'Fassung', hotel: 'Hotel' },
  hotelPayers: {
    rechnung: 'steht mit auf unserer Rechnung',
    arbeitgeber: 'rechnet direkt mit dem Arbeitgeber ab',
    teilnehmende: 'rechnet direkt mit den Teilnehmenden ab',
  } satisfies Readonly<Record<HotelPayer, string>>,
  pdf: 'Angebot als PDF',
  item: {
    when: 'Termin',
    where: 'Ort',
    persons: 'Teilnehmende',
    inhouse: 'Für Ihr Gremium allein; die Tage stimmen wir ab',
  },
  persons: (count: number) => counted(count, 'Person', 'Personen'),
  costs: 'Preise auf unserer Rechnung',
  byHotel: 'Das berechnet das Hotel direkt',
  total: 'Alles zusammen',
  sumCaption: 'Summe auf unserer Rechnung',
  note: 'Dazu',
  accept: {
    title: 'Zusagen',
    text: 'Mit Ihrer Zusage gelten die Preise dieses Angebots. Wer teilnimmt, können Sie danach noch nennen.',
    mode: 'Was möchten Sie?',
    modes: { buchen: 'Verbindlich buchen', reservieren: 'Reservieren' },
    modeTexts: {
      buchen: 'Die Buchung kommt sofort zustande.',
      reservieren: `Wir halten die Plätze ${reservationDays}\u00a0Tage; verbindlich wird es erst, wenn Sie buchen.`,
    },
    submit: 'Angebot annehmen',
  },
  ask: {
    title: 'Nachfragen',
    text: `Ihre Frage geht an unser Büro, die Antwort kommt per E-Mail. Zu einem Angebot nehmen wir hier bis zu ${inWords(mostQuestions)} Fragen an.`,
    field: 'Ihre Frage',
    submit: 'Frage senden',
    earlier: 'Das haben Sie gefragt',
  },
  decline: {
    title: 'Ablehnen',
    text: 'Passt es nicht? Dann sagen Sie uns kurz ab. Ein neues Angebot schreiben wir Ihnen gern.',
    field: 'Warum passt es nicht?',
    submit: 'Angebot ablehnen',
  },
  done: {
    accepted: 'Danke, Sie haben das Angebot angenommen.',
    acceptedText: 'Die Bestätigung mit allen Unterlagen kommt per E-Mail.',
    question: 'Ihre Frage ist angekommen.',
    questionText: 'Wir antworten Ihnen per E-Mail.',
    declined: 'Sie haben das Angebot abgelehnt.',
    declinedText: 'Danke für die Nachricht. Überlegen Sie es sich anders, rufen Sie uns an.',
  },
  ended: {
    angenommen: 'Dieses Angebot ist angenommen.',
    abgelehnt: 'Dieses Angebot ist abgelehnt.',
  },
  order: (orderNo: string) => `Ihre Bestellung hat die Nummer ${orderNo}.`,
  expired: 'Dieses Angebot gilt nicht mehr',
  inRevision: 'Dieses Angebot überarbeiten wir gerade',
}
