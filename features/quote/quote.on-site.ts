import assert from 'node:assert/strict'
import { formatEuro } from '#core/shared/money.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { slugOf } from '#features/support/content-builder.ts'
import { whoOrders } from '../booking/who-orders.ts'
import type { Entry } from '../support/entry.ts'
import { personOf } from '../support/people.ts'
import { said } from '../support/said.ts'
import type { OwnQuoteSeen, QuoteOutcome, WritesAndReceivesQuotes } from './quote.driver.ts'

const kim = { salutationId: 'divers', firstName: 'Kim', lastName: 'Yildiz', email: 'kim@werk.example' }
const outcome = (answer: Result<unknown, SiteRefusal>): QuoteOutcome => {
  if (answer.ok) return 'done'
  const [field] = 'fields' in answer.refusal ? Object.entries(answer.refusal.fields) : []
  return field ? field.join(' ') : answer.refusal.why
}

/** Writes and receives quotes through the ports. */
export const writesAndReceivesQuotesOnSite = ({ site }: Entry): WritesAndReceivesQuotes => {
  const { quotes, quotesOffice } = site.booking
  return {
    async write({ id, version, eventId, theme, persons, net, modules, discountCode, validUntil, to }) {
      const answer = await quotesOffice.upsert({
        ...(id !== undefined && { id }),
        ...(version !== undefined && { version }),
        contact: { ...kim, ...(to && { email: personOf(to).email }), company: 'Werk GmbH' },
        items: [
          {
            ...(eventId !== undefined && { eventId }),
            ...(theme !== undefined && { themeId: slugOf(theme) }),
            persons,
            ...(net !== undefined && { options: { net } }),
            ...(modules !== undefined && { options: { modules } }),
          },
        ],
        ...(discountCode !== undefined && { discountCode }),
        ...(validUntil !== undefined && { validUntil }),
      })
      if (!answer.ok) return outcome(answer)
      const { totals, ...told } = answer.value
      return { ...told, gross: formatEuro(totals.gross) }
    },
    send: async (id, version) => outcome(await quotesOffice.send({ id, version })),
    async found() {
      const answer = await quotesOffice.quotes({})
      assert(answer.ok)
      return answer.value.items
    },
    async standing(id) {
      const answer = await quotesOffice.byId({ id })
      return answer.ok ? answer.value.state : answer.refusal.why
    },
    async modules(id) {
      const answer = await quotesOffice.byId({ id })
      assert(answer.ok)
      return answer.value.items.flatMap((item) =>
        item.kind === 'event' && item.modules ? item.event.modules.map(({ title }) => title) : [],
      )
    },
    async shown(token) {
      const answer = await quotes.quote({ token })
      return answer.ok ? answer.value.state : answer.refusal.why
    },
    async own() {
      const lines: OwnQuoteSeen[] = []
      for (let after: string | undefined, more = true; more;) {
        const answer = await quotes.mine({ ...(after !== undefined && { after }), limit: 1 })
        if (!answer.ok) return outcome(answer)
        lines.push(
          ...answer.value.items.map(({ number, version, state, validUntil, totals }) => ({
            number,
            version: String(version),
            state,
            until: validUntil,
            gross: said(formatEuro(totals.gross)),
          })),
        )
        after = answer.value.next
        more = after !== undefined
      }
      return lines
    },
    open: async (token) => outcome(await quotes.open({ token })),
    ask: async (token, question) => outcome(await quotes.ask({ token, question })),
    async accept(token, version, mode) {
      const { hotelPayer: _, ...form } = whoOrders
      const accepted = { agb: true, privacyAccepted: true }
      return outcome(await quotes.accept({ token, version, mode, ...form, ...kim, ...accepted }))
    },
    decline: async (token, version, reason) =>
      outcome(await quotes.decline({ token, version, ...(reason !== undefined && { reason }) })),
    request: async () => outcome(await quotes.request(kim)),
  }
}
