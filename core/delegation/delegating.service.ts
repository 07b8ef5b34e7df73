import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { costsOf } from '../booking/booking.ts'
import { resolutionDays } from '../booking/booking-path.view.ts'
import type { ForFillingForAGremium } from '../cart/ports.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { ForPrintingPdfs } from '../documents/ports.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { countsOf } from '../gremium/roster.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import { agendaPaper } from '../papers/agenda-paper.ts'
import type { AboutPaper } from '../papers/paper-frame.ts'
import { resolutionPaper } from '../papers/resolution-paper.ts'
import { participationsOf } from '../participation/participation.ts'
import type { ForStoringParticipations } from '../participation/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { addDays, berlinDay, today } from '../shared/dates.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import {
  done,
  refused,
  type Begun,
  type Invalid,
  type NotFound,
  type NotSignedIn,
  type Past,
  type Result,
} from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForSharingAList, SharedList } from '../shared-list/ports.ts'
import type { ShownEntry } from '../shared-list/shown-entry.ts'
import { daysIn } from '../training-plan/weeks.ts'
import { namedContent } from '../wishlist/bookmarked-content.ts'
import { candidatesOf, delegatesOf, type Delegate } from './candidates.ts'
import { smallGremium, type Delegation, type DelegationCosts } from './delegation.ts'
import { bodyOf, draftedBooking, recipientOf } from './drafted-booking.ts'
import type { ForDelegating } from './ports.ts'

interface DelegatingNeeds {
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly users: Pick<ForStoringUsers, 'byIds'>
  readonly sharedList: Pick<ForSharingAList, 'list'>
  readonly participations: Pick<ForStoringParticipations, 'ofGremiumBetween'>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly cart: ForFillingForAGremium
  readonly aboutPaper: (event: Pick<ListedEvent, 'themeUrl'>) => Promise<AboutPaper>
  readonly pdfs: ForPrintingPdfs
  readonly holidays: ForKnowingHolidays
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly clock: Clock
}

/** An entry of one of the visitor's Gremien whose event is to come. */
interface Meant {
  readonly gremium: Gremium
  readonly list: SharedList
  readonly entry: ShownEntry
  readonly event: ListedEvent
  readonly days: { readonly eventId: number; readonly startDate: string; readonly endDate: string }
  readonly delegates: readonly Delegate[]
}
type WhyNotMeant = NotSignedIn | NotFound | Past | Begun

/** Of the longest series so many days before an event something else may have begun that still goes on. */
const longestEvent = 400
/** Days whose holidays are told; a series goes on for months, and its modules are shorter. */
const mostDays = 14

const unknown: NotFound = { why: 'not-found' }
const wrongChoice = (fault: 'missing' | 'unknown'): Invalid<'chosen'> => ({ why: 'invalid', fields: { chosen: fault } })

/** Takes entries of the visitor's Gremien to their meetings. */
export const delegating = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: DelegatingNeeds,
): ForDelegating => {
  const { gremien, users, sharedList, participations, catalogue, costs, cart, clock, holidays } = needs

  const meant = async ({
    gremium: wanted,
    entry: id,
  }: {
    readonly gremium?: string
    readonly entry: string
  }): Promise<Result<Meant, WhyNotMeant>> => {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused({ why: 'not-signed-in' })
    const gremium = gremiumMeant(await gremien.ofUser(userId), wanted)
    if (!gremium) return refused(unknown)
    const list = await sharedList.list({ gremium: gremium.id })
    if (!list.ok) return list
    const entry = list.value.items.find((one) => one.id === id)
    const content = entry && namedContent(entry)
    const event = content?.kind === 'event' ? await catalogue.event(content.eventId) : undefined
    if (!entry || !event) return refused(unknown)
    const obstacle = whyNotOrderable(event, today(clock))
    if (obstacle) return refused(obstacle)
    const days = {
      eventId: event.eventId,
      startDate: berlinDay(event.startDate),
      endDate: berlinDay(event.endDate),
    }
    const accounts = await users.byIds(gremium.users.map((one) => one.userId))
    const delegates = delegatesOf(gremium, accounts, days.startDate)
    return done({ gremium, list: list.value, entry, event, days, delegates })
  }

  const reckoned = async ({ gremium, event }: Meant, delegates: readonly Delegate[]) => {
    const rates = await costs.rates({})
    return rates.ok
      ? draftedBooking(gremium, event, delegates, { rates: rates.value, now: clock.now() })
      : rates.refusal
  }

  const costsFor = async (of: Meant, delegates: readonly Delegate[]): Promise<DelegationCosts | undefined> => {
    if (delegates.length === 0) return undefined
    const { totals, hotelLines } = costsOf(await reckoned(of, delegates))
    const hotel = totalsOf(hotelLines)
    return { net: totals.net, withHotel: totals.net + hotel.net, complete: totals.complete && hotel.complete }
  }

  /** The chosen, if each of them may be sent. */
  const sent = async (ask: {
    readonly gremium?: string
    readonly entry: string
    readonly chosen: readonly string[]
  }): Promise<
    Result<{ readonly of: Meant; readonly delegates: readonly Delegate[] }, WhyNotMeant | Invalid<'chosen'>>
  > => {
    const found = await meant(ask)
    if (!found.ok) return found
    const chosen = new Set(ask.chosen)
    if (chosen.size === 0) return refused(wrongChoice('missing'))
    const delegates = found.value.delegates.filter(({ id }) => chosen.has(id))
    return delegates.length === chosen.size ? done({ of: found.value, delegates }) : refused(wrongChoice('unknown'))
  }

  return {
    async look({ chosen, ...ask }) {
      const found = await meant(ask)
      if (!found.ok) return found
      const { gremium, list, entry, event, days, delegates } = found.value
      const bookings = await participations.ofGremiumBetween(
        gremium.id,
        addDays(days.startDate, -longestEvent),
        days.endDate,
      )
      const candidates = candidatesOf(delegates, {
        event: days,
        wanting: new Set(entry.interested.map(({ id }) => id)),
        booked: bookings.flatMap(participationsOf),
        entries: list.items.filter(({ id }) => id !== entry.id),
        ...(chosen && { chosen: new Set(chosen) }),
      })
      const isChosen = new Set(candidates.filter((one) => one.isChosen).map(({ id }) => id))
      const reckonedFor = await costsFor(
        found.value,
        delegates.filter(({ id }) => isChosen.has(id)),
      )
      const day = today(clock)
      const resolveBy = addDays(days.startDate, -resolutionDays)
      const body = bodyOf(gremium.type)
      const inOffice = countsOf(gremium, days.startDate)?.inOffice ?? gremium.inOffice ?? delegates.length
      return done({
        gremium: list.gremium,
        entryId: entry.id,
        title: entry.title,
        href: entry.href,
        ...days,
        ...(entry.town !== undefined && { town: entry.town }),
        placesLeft: event.placesLeft,
        body,
        decidesAlone: body === 'sbv',
        ...(resolveBy >= day && body !== 'sbv' && { resolveBy }),
        holidays: daysIn(days)
          .slice(0, mostDays)
          .flatMap((one) => {
            const name = holidays(one, gremium.land)
            return name === undefined ? [] : [{ day: one, name }]
          }),
        candidates,
        ...(reckonedFor && { costs: reckonedFor }),
        leavesTooFew: gremium.awayTogether !== true && inOffice <= smallGremium && isChosen.size > 1,
      } satisfies Delegation)
    },

    async paper({ kind, ...ask }) {
      const found = await sent(ask)
      if (!found.ok) return found
      const { of, delegates } = found.value
      if (bodyOf(of.gremium.type) === 'sbv') return refused(unknown)
      const [booking, about] = await Promise.all([reckoned(of, delegates), needs.aboutPaper(of.event)])
      const document = kind === 'tagesordnung' ? agendaPaper(booking, about) : resolutionPaper(booking, about)
      return done({
        mime: 'application/pdf',
        filename: `${kind}-${of.event.url}.pdf`,
        bytes: await needs.pdfs.print(document),
      })
    },

    async fillCart({ mode, ...ask }) {
      const found = await sent(ask)
      if (!found.ok) return found
      const { gremium, list, event } = found.value.of
      if (list.gremium.role !== 'verwalter') return refused({ why: 'not-allowed' })
      const body = bodyOf(gremium.type)
      const recipients = found.value.delegates.map((one) => recipientOf(one, body, needs.secrets.id()))
      return cart.addParty({ event, mode, recipients, gremium: gremium.id })
    },
  }
}
