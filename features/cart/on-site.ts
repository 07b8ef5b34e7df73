import { isPending } from '#core/cart/cart.ts'
import { shownMode } from '#core/cart/cart.view.ts'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { firstDayOf } from '#core/catalogue/chosen-modules.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { refusalText } from '#wording/refusals.ts'
import { bookingWording } from '#wording/pages/booking.ts'
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
    async addModules(eventId, quantity, titles, mode) {
      const { items } = valueOf(await site.programme.catalogue.events({}))
      const modules = (items.find((event) => event.eventId === eventId)?.modules ?? [])
        .filter(({ title }) => titles.includes(title))
        .map(firstDayOf)
      return sentence(await cart.addItem({ eventId, quantity, modules, ...(mode && { mode }) }))
    },
    async takeOut(eventId) {
      valueOf(await cart.deleteItem({ itemId: await itemOf(eventId) }))
    },
    async reserve(eventId) {
      valueOf(await cart.changeItem({ itemId: await itemOf(eventId), mode: 'reservieren' }))
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
      const dayOf = (event: ListedEvent | undefined): string =>
        event ? said(`${event.theme.title}, ${formatDate(event.startDate)}`) : ''
      const dateOf = (eventId: number): string => dayOf(items.find((item) => item.eventId === eventId)?.event)
      return {
        lines: items.map(({ eventId, event, modules, mode, recipients, totals: ofItem, obstacle }) => ({
          eventId,
          date: dayOf(event),
          modules: modules ? cartWording.chosenModules((event?.modules ?? []).map(({ title }) => title)) : '',
          seats: recipients.map((one) =>
            isPending(one) ? bookingWording.people.nobody : `${one.firstName} ${one.lastName}`,
          ),
          mode: cartWording.modes[shownMode({ mode, totals: ofItem })],
          net: said(formatEuro(ofItem.net)),
          obstacle: obstacle && said(cartWording.obstacles[obstacle]),
        })),
        net: said(formatEuro(totals.net)),
        gross: said(formatEuro(totals.gross)),
        complete: totals.complete,
        overlaps: overlaps.map(({ email, eventIds }) => ({ email, events: eventIds.map(dateOf) })),
      }
    },
  }
}
