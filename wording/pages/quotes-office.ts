import { sampleModules, usualValidDays, type QuoteNews } from '#core/quote/quote.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { quoteStateLabels } from './quote.ts'

/** Words of the pages on which the office writes quotes. */
export const quotesOfficeWording = {
  title: 'Angebote',
  lead: 'Angebote entwerfen, versenden und sehen, was daraus geworden ist.',
  write: 'Neues Angebot',
  none: 'Hier steht noch kein Angebot.',
  all: 'Alle',
  states: 'Nach Stand',
  more: 'Ältere Angebote',
  caption: 'Angebote, das neueste zuerst',
  columns: { number: 'Nummer', customer: 'Für', state: 'Stand', until: 'Gültig bis', gross: 'Brutto' },
  storedUntil: 'Gelöscht wird es am',
  open: 'Angebot beim Kunden ansehen',
  version: (version: number) => `Fassung ${version}`,
  saved: {
    geschrieben: 'Der Entwurf ist gespeichert.',
    versendet: 'Das Angebot ist versendet.',
  },
  send: {
    title: 'Versenden',
    text: (email: string) =>
      `Das Angebot geht per E-Mail an ${email}. Von da an sind wir bis zu seinem letzten Tag daran gebunden.`,
    submit: 'Angebot versenden',
  },
  form: {
    title: { new: 'Neues Angebot', anew: 'Neu fassen' },
    anewText:
      'Eine neue Fassung ist wieder ein Entwurf, zu den Preisen von heute; die versendete lässt sich dann nicht mehr annehmen. Namen bleiben auf ihren Plätzen; was dazukommt, steht auf N. N.',
    contact: 'Für wen?',
    items: 'Was bieten wir an?',
    itemsText: 'In jeder Zeile ein Termin oder ein Seminar für ein Gremium allein. Leere Zeilen zählen nicht.',
    row: (nth: number) => `Zeile ${nth}`,
    eventId: 'Nummer des Termins',
    themeId: 'oder Seminar im eigenen Betrieb',
    themeHint: 'Der letzte Teil der Adresse des Seminars',
    persons: 'Personen',
    net: 'Preis des Seminars, netto in Euro',
    stay: 'Übernachtung',
    stays: { usual: 'wie üblich oder wie bisher', ohne: 'ohne', mit: 'mit', vorabend: 'mit, Anreise am Vorabend' },
    modules: 'Module',
    modulesHint: `Nur wenn von einer Reihe einzelne Module angeboten werden: die Tage, an denen sie beginnen, zum Beispiel ${sampleModules.map(dayText).join(', ')}. Ohne Angabe die ganze Reihe.`,
    company: 'Betrieb oder Dienststelle',
    hotelPayer: 'Wer bezahlt das Hotel?',
    validUntil: 'Gültig bis',
    validHint: `Ohne Angabe ${usualValidDays}\u00a0Tage`,
    note: 'Was wir dazu schreiben',
    submit: 'Entwurf speichern',
  },
  questions: 'Fragen',
  reason: 'Warum abgelehnt',
  history: 'Verlauf',
  order: (orderNo: string) => `Bestellung ${orderNo}`,
  news: {
    requested: 'angefragt',
    written: 'geschrieben',
    sent: 'versendet',
    opened: 'geöffnet',
    question: 'nachgefragt',
    accepted: 'angenommen',
    declined: 'abgelehnt',
    expired: 'abgelaufen',
  } satisfies Readonly<Record<QuoteNews['what'], string>>,
  stateLabels: quoteStateLabels,
}
