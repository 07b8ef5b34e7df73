import type { Booking } from '../booking/booking.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Day } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'

/** Which bookings: those whose events are to come or going on, the next first; or all others, the latest first. */
export interface WhichEvents {
  readonly which: 'future' | 'past'
  readonly today: Day
}

/** Some people, by whatever of them bookings know. */
export interface People {
  /** Accounts that ordered. */
  readonly userIds?: readonly string[]
  /** Addresses of those who take part, as they are stored. */
  readonly emails?: readonly string[]
}

/** Reads who takes part in what, each with one query; `participationsOf` tells the recipients of a booking apart. */
export interface ForStoringParticipations {
  /** Bookings that some people ordered, or in which they take part. */
  ofPeople(people: People, which: WhichEvents, page: PageQuery): Promise<Page<Booking>>
  /** Bookings of a Gremium. */
  ofGremium(gremiumId: Gremium['id'], which: WhichEvents, page: PageQuery): Promise<Page<Booking>>
  /** Bookings of a Gremium whose events begin in a span of days, the first ones first; `mostInSpan` at most. */
  ofGremiumBetween(gremiumId: Gremium['id'], first: Day, last: Day): Promise<readonly Booking[]>
}

/** So many bookings of one Gremium are reckoned together: a council of the largest employer has some hundred a year. */
export const mostInSpan = 1000
