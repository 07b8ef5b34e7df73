import { accountSubjects } from '../access-log/account-subjects.ts'
import type { ForNotingAccesses } from '../access-log/ports.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { NotStaff } from '../booking/ports.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { Outdated } from '../cart/changing-cart.ts'
import { chosenModules } from '../catalogue/choosing-modules.step.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { tidyProse } from '../shared/field-rules.ts'
import { pageQueryOf } from '../shared/page.ts'
import { required } from '../shared/required.ts'
import { done, refused, type Invalid, type NotFound, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { expiresAt, steppedQuote, withLockedQuote, type QuotesTx } from './changing-quotes.step.ts'
import { newQuote } from './new-quote.step.ts'
import type { ForStoringQuotes, ForWritingQuotes, QuoteAccepted, QuoteNotSendable, WrittenQuote } from './ports.ts'
import {
  contactOf,
  hotelPayerOf,
  validUntilOf,
  whyNotWritten,
  type QuoteField,
  type QuoteForm,
  type QuoteItemForm,
} from './quote-form.ts'
import { newsForCustomer } from './quote-letters.ts'
import { isExpired, mostSent, quoteTotals, termsOf, type Quote, type QuotedEvent, type QuotedItem } from './quote.ts'
import { quotedEvent, quotedTheme, seatsTyped, type QuotePricing } from './quoted-items.ts'
import { listedQuote, officeQuote } from './seen-quote.ts'

export interface WritingNeeds {
  readonly change: ForChanging<QuotesTx>
  readonly quotes: ForStoringQuotes
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event' | 'theme'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token'>
  readonly users: Pick<ForStoringUsers, 'byEmail'>
  readonly log: ForNotingAccesses
  readonly clock: Clock
}

type Written = Pick<Quote, 'contact' | 'items' | 'hotelPayer' | 'validUntil' | 'note' | 'requestId' | 'userId'>
/** The field that says why a line is not quoted. */
type NotQuoted = Extract<QuoteField, 'quoted' | 'modules'>
const unknown: NotFound = { why: 'not-found' }

/** Quotes for the office; `whyNotStaff` says why the one who asks is not of it. */
export const writingQuotes = (
  whyNotStaff: () => Promise<NotStaff | undefined>,
  { change, quotes, catalogue, costs, secrets, users, log, clock }: WritingNeeds,
): ForWritingQuotes => {
  const itemOf = async (
    form: QuoteItemForm,
    by: QuotePricing,
    before: QuotedEvent | undefined,
  ): Promise<QuotedItem | NotQuoted> => {
    const day = today(clock)
    const days = form.options?.modules ?? []
    if (form.eventId !== undefined) {
      const event = await catalogue.event(form.eventId)
      if (!event || whyNotOrderable(event, day)) return 'quoted'
      const chosen = form.options?.modules
        ? await chosenModules(event, days, { catalogue, clock })
        : (before?.modules ?? 'whole')
      if (!chosen) return 'modules'
      const recipients = seatsTyped(form, secrets.id, before?.recipients)
      const modules = chosen !== 'whole' && { modules: chosen }
      return quotedEvent({ id: secrets.id(), ...modules, recipients }, event, by) ?? 'quoted'
    }
    const theme = await catalogue.theme(form.themeId ?? '', day)
    if (!theme) return 'quoted'
    return days.length > 0 ? 'modules' : quotedTheme(secrets.id(), form, theme)
  }

  const written = async (form: QuoteForm, before: Quote | undefined): Promise<Result<Written, Invalid<QuoteField>>> => {
    const faulty = whyNotWritten(form, today(clock))
    if (faulty) return refused(faulty)
    const rates = await costs.rates({})
    if (!rates.ok) return rates.refusal
    const hotelPayer = hotelPayerOf(form.hotelPayer)
    const by = { rates: rates.value, hotelPayer }
    const seated = seatedBefore(form.items, before)
    const found = await Promise.all(form.items.map((item, nth) => itemOf(item, by, seated[nth])))
    const items = found.filter((item) => typeof item !== 'string')
    const unknowns = found.filter((item) => typeof item === 'string').map((field) => [field, 'unknown'] as const)
    if (unknowns.length > 0) return refused({ why: 'invalid', fields: Object.fromEntries(unknowns) })
    const note = tidyProse(form.note ?? '')
    const contact = contactOf(form.contact)
    // Whose account asked for it has it still; else it is that of the address.
    const userId = before?.userId ?? (await users.byEmail(contact.email))?.id
    return done({
      contact,
      items,
      hotelPayer,
      validUntil: validUntilOf(form.validUntil, today(clock)),
      ...(note !== '' && { note }),
      ...(form.requestId !== undefined && { requestId: form.requestId }),
      ...(userId !== undefined && { userId }),
    })
  }

  const told = (quote: Quote, isNew: boolean): WrittenQuote => {
    const { id, token, number, version, state: status } = quote
    return { id, token, number, version, totals: quoteTotals(quote), status, isNew }
  }

  const addNew = (says: Written) =>
    change<WrittenQuote>(async (tx) => {
      const quote = await newQuote(tx, says, { by: 'office', what: 'written' }, { secrets, clock })
      return done(told(quote, true))
    })

  const writeAnew = (id: string, seen: number | undefined, says: Written) =>
    change<WrittenQuote, NotFound | Outdated | QuoteAccepted>((tx) =>
      withLockedQuote<WrittenQuote, Outdated | QuoteAccepted>(id, tx, async (quote) => {
        if (quote.state === 'angenommen') return refused({ why: 'quote-accepted' })
        if (quote.version !== seen) return refused({ why: 'outdated', version: quote.version })
        const { note: _, reason: __, ...rest } = quote
        const anew = { ...says, version: quote.version + 1 }
        const news = { at: clock.now(), by: 'office' } as const
        const draft = required(steppedQuote(rest, { type: 'written' }, news, anew))
        await tx.quotes.save(draft)
        return done(told(draft, false))
      }),
    )

  return {
    async upsert({ id, version, ...form }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const before = id === undefined ? undefined : await quotes.byId(id)
      if (id !== undefined && !before) return refused(unknown)
      const says = await written(form, before)
      if (!says.ok) return says
      return id === undefined ? addNew(says.value) : writeAnew(id, version, says.value)
    },

    async send({ id, version }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const now = clock.now()
      const sent = await change<Quote, NotFound | WhyNotSent>((tx) =>
        withLockedQuote<Quote, WhyNotSent>(id, tx, async (quote) => {
          const why = whyNotSent(quote, version, today(clock))
          if (why) return refused(why)
          const terms = { sent: [...quote.sent, { ...termsOf(quote), at: now }] }
          const next = required(steppedQuote(quote, { type: 'sent' }, { at: now, by: 'office' }, terms))
          await tx.quotes.save(next)
          await tx.tasks.schedule({ kind: 'expire-quote', subject: id }, expiresAt(next))
          await tx.letters.post(newsForCustomer(next, 'sent'), now)
          return done(next)
        }),
      )
      return sent.ok ? done(officeQuote(sent.value)) : sent
    },

    async quotes({ state, ...page }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const found = await quotes.list({ ...pageQueryOf(page), ...(state && { state }) })
      await log.note('quotes', accountSubjects(found.items.map(({ userId }) => userId)))
      return done({ ...found, items: found.items.map(listedQuote) })
    },

    async byId({ id }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const quote = await quotes.byId(id)
      if (!quote) return refused(unknown)
      await log.note('quote', accountSubjects([quote.userId]))
      return done(officeQuote(quote))
    },
  }
}

/** Of each line that is typed, the one of the same event that stands in the quote by now; each stands for one line. */
function seatedBefore(items: QuoteForm['items'], before: Quote | undefined): readonly (QuotedEvent | undefined)[] {
  const left = (before?.items ?? []).filter((item) => item.kind === 'event')
  return items.map(({ eventId }) => {
    const nth = left.findIndex(({ event }) => event.eventId === eventId)
    return nth < 0 ? undefined : left.splice(nth, 1)[0]
  })
}

type WhyNotSent = Outdated | QuoteAccepted | QuoteNotSendable | Invalid<'validUntil'>

function whyNotSent(quote: Quote, seen: number, day: string): WhyNotSent | undefined {
  if (quote.state === 'angenommen') return { why: 'quote-accepted' }
  if (quote.version !== seen) return { why: 'outdated', version: quote.version }
  if (quote.state !== 'entwurf' || quote.sent.length >= mostSent) return { why: 'quote-not-sendable' }
  return isExpired(quote, day) ? { why: 'invalid', fields: { validUntil: 'too-low' } } : undefined
}
