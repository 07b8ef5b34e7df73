import type {
  QuoteAccepted,
  QuoteDeclined,
  QuoteExpired,
  QuoteInRevision,
  QuoteNotSendable,
} from '#core/quote/ports.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { RefusalSentences } from './common-refusals.ts'

type Refusals = QuoteExpired | QuoteAccepted | QuoteDeclined | QuoteInRevision | QuoteNotSendable

/** Of quotes. */
export const quoteRefusals: RefusalSentences<Refusals> = {
  'quote-expired': ({ number, validUntil }) =>
    `Das Angebot ${number} galt bis ${formatDate(validUntil)}. Gern schicken wir Ihnen ein neues: Bitte rufen Sie uns an oder schreiben Sie uns.`,
  'quote-accepted': () => 'Dieses Angebot ist angenommen und lässt sich nicht mehr ändern.',
  'quote-declined': () => 'Dieses Angebot ist abgelehnt. Möchten Sie doch zusagen, rufen Sie uns bitte an.',
  'quote-in-revision': () =>
    'Dieses Angebot überarbeiten wir gerade. Sobald es fertig ist, schicken wir Ihnen eine E-Mail.',
  'quote-not-sendable': () => 'Versenden lässt sich nur ein Entwurf, und nur zwanzigmal.',
}
