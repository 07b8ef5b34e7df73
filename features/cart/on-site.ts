import { isPending } from '#core/cart/cart.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { FillsACart } from './cart.driver.ts'

const sentence = (answer: Result<unknown, SiteRefusal>): string | undefined =>
  answer.ok ? undefined : said(refusalText(answer.refusal))

/** Fills a cart through its port. */
export const fillsACartOnSite = ({ site }: Entry): FillsACart => {
  const { cart } = site.booking
  const shown = async () => valueOf(await cart.cart({}))
  const itemOf = async (eventId: number) => {
    const item = (await shown()).items.find((one) => one.eventId === eventId)
    if (!item) throw new Error(`the cart does not hold ${eventId}`)
    return item.id
  }
  return {
    add: async (eventId, quantity, mode) => sentence(await cart.addItem({ eventId, quantity, ...(mode && { mode }) })),
    async takeOut(eventId) {
      valueOf(await cart.deleteItem({ itemId: await itemOf(eventId) }))
    },
    name: async (eventId, person) =>
      sentence(
        await cart.addRecipient({
          itemId: await itemOf(eventId),
          ...person,
          salutationId: 'divers',
          function: 'br-mitglied',
        }),
      ),
    async see() {
      const { items, totals, overlaps } = await shown()
      return {
        lines: items.map(({ eventId, event, recipients, totals: ofItem, obstacle }) => ({
          eventId,
          date: event ? said(`${event.theme.title}, ${formatDate(event.startDate)}`) : '',
          seats: recipients.map((one) => (isPending(one) ? 'N. N.' : `${one.firstName} ${one.lastName}`)),
          net: said(formatEuro(ofItem.net)),
          obstacle,
        })),
        net: said(formatEuro(totals.net)),
        gross: said(formatEuro(totals.gross)),
        complete: totals.complete,
        overlaps: overlaps.map(({ email, eventIds }) => ({ email, events: eventIds })),
      }
    },
  }
}
