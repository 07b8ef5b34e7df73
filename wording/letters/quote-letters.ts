import * as addressOf from '#core/shared/addresses.ts'
import type { QuoteInLetter, QuoteLetter } from '#core/quote/quote-letters.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, onRequest } from '#core/shared/money.ts'
import type { Sender, Worded } from './letter-words.ts'

type News = Extract<QuoteLetter, { readonly kind: 'quote-news' }>
type Arrived = Extract<QuoteLetter, { readonly kind: 'quote-arrived' }>

const factsOf = ({ number, gross, validUntil }: QuoteInLetter): string =>
  [
    `Angebot: ${number}`,
    `Summe mit Umsatzsteuer: ${gross === undefined ? onRequest : formatEuro(gross)}`,
    `Gültig bis: ${formatDate(validUntil)}`,
  ].join('\n')

/** Brings a quote to whoever it is for, and says that she accepted it. */
export const quoteNews = ({ what, quote, token }: News, { siteOrigin }: Sender): Worded => {
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
