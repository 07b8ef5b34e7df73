// A member as the largest councils have them: many bookings, a roster of 39, a list on which much stands.
import type { Booking } from '#core/booking/booking.ts'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { Needs } from '#core/needs.ts'
import { addDays } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, someOptions } from '../../tests/core/sample-booking.ts'
import { aPlan } from './a-plan.ts'

export const member = { email: 'mara@werk.example', password: 'ein gutes langes Wort' } as const

export interface MemberSize {
  readonly bookings: number
  readonly seats: number
  readonly entries: number
}
export const large: MemberSize = { bookings: 200, seats: 39, entries: 100 }

interface Filled {
  readonly stage: ForSettingTheStage
  readonly needs: Needs
  /** The day on which it is looked at. */
  readonly today: string
  /** Themes of the programme that can be bookmarked and listed. */
  readonly themes: readonly string[]
  /** Numbers of events to come that can be listed. */
  readonly events: readonly number[]
}

const emailOf = (nth: number): string => (nth === 0 ? member.email : `mitglied-${nth}@werk.example`)
const letters = 'ABCDEFGHIJ'
/** No digits: people have none in their names. */
const nameOf = (nth: number): string => `${letters[Math.floor(nth / 10) % 10]}na ${letters[nth % 10]}eate`

/** Fills a store with her, her Gremium and what both have. */
export async function fillWithMember({ bookings, seats, entries }: MemberSize, at: Filled): Promise<void> {
  const { stage, needs, today, themes, events } = at
  const userId = await stage.account({ ...member, firstName: 'Mara', lastName: 'Kessler' })
  const others = await Promise.all(
    [1, 2, 3, 4].map((nth) => stage.account({ email: emailOf(nth), password: member.password })),
  )
  const gremiumId = await stage.gremium({
    type: 'BR',
    company: 'Werk GmbH',
    employees: 8000,
    electedAt: addDays(today, -200),
    users: [
      { email: member.email, role: 'verwalter' },
      ...others.map((_, nth) => ({ email: emailOf(nth + 1), role: 'mitglied' as const })),
    ],
    members: Array.from({ length: seats }, (_, nth) => ({
      firstName: nameOf(nth),
      lastName: 'Werk',
      email: emailOf(nth),
      role: nth === 0 ? 'vorsitz' : 'mitglied',
      since: addDays(today, -200),
    })),
  })
  const booked = Array.from({ length: bookings }, (_, nth) => bookingOf(nth, { at, userId, gremiumId, seats }))
  const listed = [
    ...events.map((eventId) => ({ type: 'event', value: `termin-${eventId}` }) as const),
    ...themes.map((value) => ({ type: 'seminar', value }) as const),
  ].slice(-entries)
  const interested = new Set(others.slice(0, 2))
  await needs.change(async (tx) => {
    await tx.bookings.addOrder({ ...anOrder(), userId, gremiumId })
    for (const one of booked) await tx.bookings.add(one)
    for (const [nth, item] of listed.entries())
      await tx.sharedLists.save({
        id: `entry-${nth}`,
        gremiumId,
        ...item,
        addedAt: `${addDays(today, -(nth % 50))}T09:00:00.000Z`,
        addedBy: others[nth % others.length] ?? userId,
        interested: nth % 3 === 0 ? interested : new Set<string>(),
        ballot:
          nth % 4 === 0
            ? {
                kind: 'open',
                votes: new Map(others.map((id) => [id, 'dafuer'])),
              }
            : { kind: 'none' },
      })
    await tx.plans.save(aPlan(userId, today))
    return done(undefined)
  })
  for (const value of themes.slice(0, 12)) await stage.bookmark(member.email, { type: 'seminar', value })
}

const bookingOf = (
  nth: number,
  {
    at: { today, themes },
    userId,
    gremiumId,
    seats,
  }: { readonly at: Filled; readonly userId: string; readonly gremiumId: string; readonly seats: number },
): Booking => {
  const isOver = nth % 4 !== 0
  const startDate = addDays(today, isOver ? -10 - nth * 2 : 10 + nth)
  const event: ListedEvent = {
    ...aListedEvent({ startDate, endDate: addDays(startDate, 3) }),
    eventId: 900_000 + nth,
    themeUrl: themes[nth % themes.length] ?? 'recht',
  }
  const people = [0, 1 + (nth % (seats - 1)), 1 + ((nth + 7) % (seats - 1))]
  const recipients = [...new Set(people)].map((one) => aRecipient(nameOf(one), { id: `p-${one}`, email: emailOf(one) }))
  const attendance = Object.fromEntries(recipients.map(({ id }) => [id, true]))
  return aBooking({
    id: `booking-${nth}`,
    token: `token-${nth}`,
    position: nth + 1,
    event,
    recipients,
    userId,
    gremiumId,
    options: someOptions(),
    ...(isOver && {
      state: 'teilgenommen' as const,
      attendance,
    }),
  })
}
