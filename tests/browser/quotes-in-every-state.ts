import { bookedEvent } from '#core/booking/booking.ts'
import type { Needs } from '#core/needs.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import type { Quote, QuotedEvent, QuoteState } from '#core/quote/quote.ts'
import { aRecipient, unnamed } from '#tests/core/booking-by-hand.ts'
import { aQuote } from '#tests/storage/contract/quotes.ts'
import { bookedEventId } from './bookings-in-every-state.ts'
import type { KindOfPage } from './kinds-of-page.ts'

const writtenAt = '2026-12-01T09:00:00.000Z'
/** A draft was sent once where it is being written anew. */
type Shown = Exclude<QuoteState, 'entwurf'> | 'in-revision'
const statuses: Readonly<Record<Shown, number>> = {
  versendet: 200,
  geoeffnet: 200,
  angenommen: 200,
  abgelehnt: 200,
  abgelaufen: 410,
  'in-revision': 409,
}
const shown = Object.keys(statuses) as readonly Shown[]
const idOf = (state: Shown): string => `angebot-${state}`
const linkOf = (state: Shown): string => idOf(state).padEnd(43, '-')
export const quoteAddress = (state: Shown): string => `/angebote/${linkOf(state)}`
export const officeQuoteAddress = (state: Shown): string => `/manage/angebote/${idOf(state)}`

/** A quote as whoever has its link sees it, in every state, as kinds of pages. */
export const pagesOfQuotes: readonly KindOfPage[] = shown.map((state) => ({
  kind: `quote, ${state}`,
  address: quoteAddress(state),
  status: statuses[state],
  longOnly: state === 'geoeffnet' || state === 'abgelehnt',
}))

const quoteIn = (state: Shown, nth: number, event: QuotedEvent, userId: string): Quote => {
  const { items, ...draft } = aQuote(idOf(state))
  const validUntil = state === 'abgelaufen' ? '2026-12-05' : '2027-01-10'
  const terms = { version: 2, items: [event, ...items], hotelPayer: 'teilnehmende', validUntil } as const
  const note = 'Der Saal ist für Sie allein da.\nDie Tage stimmen wir telefonisch mit Ihnen ab.'
  return {
    ...draft,
    ...terms,
    userId,
    note,
    token: linkOf(state),
    number: `A-2026-${String(nth + 1).padStart(6, '0')}`,
    state: state === 'in-revision' ? 'entwurf' : state,
    contact: {
      salutationId: 'frau',
      firstName: 'Łucja-Konstanze',
      lastName: 'Ö’Brien-Großmann',
      email: 'lucja-konstanze.obrien-grossmann@werk.example',
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau GmbH',
    },
    createdAt: writtenAt,
    changedAt: writtenAt,
    deletedOn: '2033-01-01',
    sent: [{ ...terms, note, at: writtenAt }],
    questions: [{ at: writtenAt, text: 'Ist das Mittagessen dabei?\nUnd wer zahlt die Getränke?' }],
    ...(state === 'angenommen' && { orderNo: 'B-2X7K9-QM4TZ' }),
    ...(state === 'abgelehnt' && { reason: 'Der Weg ist uns zu weit.' }),
    history: (['requested', 'written', 'sent', 'question'] as const).map((what) => ({
      at: writtenAt,
      by: what === 'question' || what === 'requested' ? 'customer' : 'office',
      what,
      version: 2,
    })),
  }
}

/** Stores them all, for the account of 'kollege'. */
export async function storeQuotesInEveryState({
  change,
  catalogue,
  users,
}: Pick<Needs, 'change' | 'catalogue' | 'users'>): Promise<void> {
  const { id: userId } = required(await users.byEmail('kollege@seminarhaus.example'))
  const whole = required(await catalogue.event(bookedEventId))
  const lines = [{ item: 'fee', quantity: 1, net: 149_000, rate: 19 }] as const
  const hotelLines = [{ item: 'night', quantity: 3, net: 9_500, rate: 7 }] as const
  const event: QuotedEvent = {
    kind: 'event',
    id: 'i-2',
    event: bookedEvent(whole),
    recipients: [aRecipient({ id: 'r1', firstName: 'Łucja-Konstanze', lastName: 'Ö’Brien-Großmann' }), unnamed('r2')],
    costs: [
      { lines, hotelLines },
      { lines, hotelLines },
    ],
  }
  await change(async ({ quotes }) => {
    for (const [nth, state] of shown.entries()) {
      await quotes.next('A-2026')
      await quotes.add(quoteIn(state, nth, event, userId))
    }
    return done(undefined)
  })
}
