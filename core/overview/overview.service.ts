import type { User } from '../accounts/accounts.ts'
import { labelOf, salutations } from '../accounts/choices.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { bodyFactsOf, hintsOf } from '../gremium/hints-of-gremium.ts'
import { seatsByLaw } from '../gremium/law/hints.ts'
import { ownOf } from '../gremium/own-gremium.ts'
import { inOrderOfOffice, seatedOn } from '../gremium/roster.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { done, refused, type NotFound, type NotSignedIn } from '../shared/result.ts'
import { bookingsUnderWay, nextEventOf } from './bookings-in-brief.ts'
import type { Greeted, GremiumInBrief } from './overview.ts'
import type { ForReadingOverviews, ForSeeingTheOverview, StoredOverview } from './ports.ts'

interface OverviewNeeds {
  readonly overviews: ForReadingOverviews
  readonly clock: Clock
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }

/** What the visitor's portal begins with; all that is stored of it is read at once. */
export const overviewOf = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { overviews, clock }: OverviewNeeds,
): ForSeeingTheOverview => ({
  async overview({ gremium: wanted }) {
    const userId = await whoIsAsking()
    const now = clock.now()
    const stored = userId === undefined ? undefined : await overviews.of(userId, now)
    if (userId === undefined || !stored) return refused(notSignedIn)
    const { user, gremien, bookings, bookmarks } = stored
    const shown = gremiumMeant(gremien, wanted)
    if (wanted !== undefined && !shown) return refused(unknown)
    const looking = { userId, email: user.email, gremien, shown, now }
    const next = nextEventOf(bookings, looking)
    return done({
      greeted: greetedAs(user),
      gremien: gremien.map((one) => ownOf(one, userId)),
      ...(shown && { gremium: gremiumInBrief(shown, berlinDay(now)) }),
      ...(next && { next }),
      underWay: bookingsUnderWay(bookings, looking),
      wishlist: bookmarks,
    })
  },
})

const gremiumInBrief = (gremium: Gremium, day: Day): GremiumInBrief => {
  const seats = seatsByLaw(bodyFactsOf(gremium, day))
  return {
    id: gremium.id,
    seated: inOrderOfOffice(seatedOn(gremium, day)).map(({ id, firstName, lastName, role }) => ({
      id,
      firstName,
      lastName,
      role,
    })),
    ...(seats !== undefined && { seats }),
    hints: hintsOf(gremium, day),
  }
}

/** Those who chose neither are called by their names. */
const greetedAs = ({ salutationId, firstName, lastName }: StoredOverview['user']): Greeted => ({
  ...(['frau', 'herr'].includes(salutationId) && { salutation: labelOf(salutations, salutationId) }),
  firstName,
  lastName,
})
