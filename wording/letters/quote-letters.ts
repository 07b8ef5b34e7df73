import * as addressOf from '#core/shared/addresses.ts'
import type { ItemInLetter, QuoteInLetter, QuoteLetter } from '#core/quote/quote-letters.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, onRequest } from '#core/shared/money.ts'
import { counted } from '#core/shared/unbroken.ts'
import type { Sender, Worded } from './letter-words.ts'

type News = Extract<QuoteLetter, { readonly kind: 'quote-news' }>
type Arrived = Extract<QuoteLetter, { readonly kind: 'quote-arrived' }>

const factsOf = ({ number, gross, validUntil }: QuoteInLetter): string =>
  [
    `Angebot: ${number}`,
    `Summe mit Umsatzsteuer: ${gross === undefined ? onRequest : formatEuro(gross)}`,
    `Gültig bis: ${formatDate(validUntil)}`,
  ].join('\n')

const itemLine = ({ title, days, persons }: ItemInLetter): string =>
  [title, ...(days ? [dateRange(days.start, days.end)] : []), counted(persons, 'Person', 'Personen')].join(', ')

/** Says that her request arrived; the quote itself is still to be written. */
const quoteRequested = ({ items, quote }: Extract<News, { readonly what: 'requested' }>): Worded => ({
  subject: `Ihre Anfrage für ein Angebot ist angekommen: ${quote.number}`,
  parts: [
    {
      says: 'vielen Dank für Ihre Anfrage. Wir prüfen sie und schicken Ihnen das Angebot per E-Mail. Angefragt haben Sie:',
    },
    { says: items.map(itemLine).join('\n') },
    { says: `Ihre Anfrage hat die Nummer ${quote.number}. Plätze hält sie nicht frei.` },
    {
      says: 'Sie haben nichts angefragt? Dann hat jemand Ihre Adresse benutzt; bitte antworten Sie uns auf diese E-Mail.',
      small: true,
    },
  ],
})

/** Brings a quote to whoever it is for, and says that her request arrived or that she accepted it. */
export const quoteNews = (news: News, { siteOrigin }: Sender): Worded => {
  if (news.what === 'requested') return quoteRequested(news)
  const { what, quote, token } = news
  const link = { link: siteOrigin + addressOf.quote(token), label: 'Angebot ansehen' }
  if (what === 'accepted')
    return {
      subject: `Ihre Zusage zu Angebot ${quote.number}`,
      parts: [
        { says: 'vielen Dank für Ihre Zusage. Wir melden uns bei Ihnen, um die Tage abzustimmen.' },
        { says: factsOf(quote) },
        link,
      ],
    }
  return {
    subject: `Ihr Angebot ${quote.number}`,
    parts: [
      {
        says:
          quote.version === 1
            ? 'hier ist Ihr Angebot. Über den Link sehen Sie es im Einzelnen, fragen nach, sagen zu oder ab.'
            : 'hier ist Ihr Angebot in neuer Fassung; die vorige gilt nicht mehr. Über den Link sehen Sie es im Einzelnen, fragen nach, sagen zu oder ab.',
      },
      { says: factsOf(quote) },
      link,
      {
        says: 'Geben Sie den Link nur weiter, wem Sie die Zusage anvertrauen: Wer ihn hat, kann zusagen.',
        small: true,
      },
    ],
  }
}

const arrived: Readonly<Record<Arrived['what'], string>> = {
  requested: 'Angebot angefragt',
  question: 'Frage zum Angebot',
  accepted: 'Angebot angenommen',
  declined: 'Angebot abgelehnt',
}

/** Tells the office; an answer goes to the customer. */
export const quoteArrived = ({ what, quote, contact, id, says, orderNo }: Arrived, { siteOrigin }: Sender): Worded => ({
  subject: `${arrived[what]}: ${quote.number}`,
  replyTo: contact.email,
  parts: [
    { says: `${arrived[what]}:` },
    {
      says: [
        factsOf(quote),
        `Name: ${contact.firstName} ${contact.lastName}`,
        ...(contact.company === undefined ? [] : [`Betrieb: ${contact.company}`]),
        `E-Mail: ${contact.email}`,
        ...(contact.phone === undefined ? [] : [`Telefon: ${contact.phone}`]),
        ...(orderNo === undefined ? [] : [`Bestellung: ${orderNo}`]),
      ].join('\n'),
    },
    ...(says === undefined ? [] : [{ says }]),
    { link: siteOrigin + addressOf.officeQuote(id), label: 'Angebot öffnen' },
  ],
})
