import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { QuotesTx } from './changing-quotes.step.ts'
import { quoteNumber, quoteSeriesOf } from './quote-number.ts'
import { quoteDeletedOn, type Quote, type QuoteNews } from './quote.ts'

/** Stores a new draft under the next number; whoever wants one waits from then on, so it comes last. */
export async function newQuote(
  { quotes }: Pick<QuotesTx, 'quotes'>,
  says: Pick<Quote, 'contact' | 'items' | 'hotelPayer' | 'validUntil' | 'note' | 'userId' | 'requestId'>,
  { by, what }: Pick<QuoteNews, 'by' | 'what'>,
  { secrets, clock }: { readonly secrets: Pick<ForMakingSecrets, 'id' | 'token'>; readonly clock: Clock },
): Promise<Quote> {
  const [at, series] = [clock.now(), quoteSeriesOf(today(clock))]
  const quote: Quote = {
    ...says,
    id: secrets.id(),
    token: secrets.token(),
    number: quoteNumber(series, await quotes.next(series)),
    version: 1,
    state: 'entwurf',
    createdAt: at,
    changedAt: at,
    deletedOn: quoteDeletedOn({ sent: [], changedAt: at }),
    sent: [],
    questions: [],
    history: [{ at, by, what, version: 1 }],
  }
  await quotes.add(quote)
  return quote
}
