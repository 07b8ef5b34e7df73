import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { CartOfVisitor } from '../cart/ports.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import { addDays, today } from '../shared/dates.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import { countAttempts } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { QuotesTx } from './changing-quotes.step.ts'
import { newQuote } from './new-quote.step.ts'
import type { ForReceivingQuotes } from './ports.ts'
import { contactOf, hotelPayerOf, whyNotContact } from './quote-form.ts'
import { newsForOffice, requestArrived } from './quote-letters.ts'
import { usualValidDays, type QuotedEvent } from './quote.ts'
import { quotedEvent } from './quoted-items.ts'

export interface RequestingNeeds extends LetterLimitNeeds {
  readonly network: string
  readonly owners: Pick<CartOfVisitor, 'cart'>
  readonly whoIsAsking: () => Promise<string | undefined>
  readonly change: ForChanging<QuotesTx>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
  readonly limits: LetterLimitNeeds['limits'] & { readonly ordersPerHour: number }
}

/** How a visitor asks the office for a quote of what is in the cart. */
export const requestingQuotes = (needs: RequestingNeeds): ForReceivingQuotes['request'] => {
  const { network, owners, whoIsAsking, change, catalogue, costs, content, limits, clock } = needs
  return async (form) => {
    const { items, typed } = await owners.cart()
    if (items.length === 0) return refused({ why: 'cart-empty' })
    const faulty = whyNotContact(form)
    if (faulty) return refused(faulty)
    const rates = await costs.rates({})
    if (!rates.ok) return rates.refusal
    const hotelPayer = hotelPayerOf(typed.hotelPayer)
    const quoted: QuotedEvent[] = []
    for (const item of items) {
      const event = await catalogue.event(item.eventId)
      const obstacle = event && whyNotOrderable(event, today(clock)) ? 'begun' : 'gone'
      const one =
        event && obstacle === 'gone' ? quotedEvent(item, event, { rates: rates.value, hotelPayer }) : undefined
      const { id: itemId, eventId } = item
      if (!one) return refused({ why: 'not-orderable', items: [{ itemId, eventId, obstacle, alternatives: [] }] })
      quoted.push(one)
    }
    const limit = { key: `quote:${network}`, most: limits.ordersPerHour, windowSeconds: 3600 }
    const tooMany = await countAttempts([limit], needs)
    if (tooMany) return refused(tooMany)

    const userId = await whoIsAsking()
    const office = (await content.brand())?.email ?? ''
    const says = {
      contact: contactOf(form),
      items: quoted,
      hotelPayer,
      validUntil: addDays(today(clock), usualValidDays),
      ...(userId !== undefined && { userId }),
    }
    const mayWrite = await mayWriteTo(says.contact.email, needs)
    return change(async (tx) => {
      const quote = await newQuote(tx, says, { by: 'customer', what: 'requested' }, needs)
      await tx.letters.post(newsForOffice(quote, 'requested', office), clock.now())
      if (mayWrite) await tx.letters.post(requestArrived(quote), clock.now())
      return done({ number: quote.number })
    })
  }
}
