import type { User } from '../accounts/accounts.ts'
import { labelOf, salutations } from '../accounts/choices.ts'
import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import { ownOf } from '../gremium/own-gremium.ts'
import { knownFrom } from '../own-trainings/known-trainings.ts'
import type { ForRelating } from '../recommendations/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay } from '../shared/dates.ts'
import { done, refused, type NotFound, type NotSignedIn } from '../shared/result.ts'
import type { ForKnowingTaughtThemes } from '../training-plan/ports.ts'
import { bookingsUnderWay, nextEventOf } from './bookings-in-brief.ts'
import { emailsOf, gremiumInBrief } from './gremium-in-brief.ts'
import { eventsWithMaterials, newSince, newsInBrief, newsOfBookings, newsOfList, newsOfMaterials } from './news.ts'
import type { Greeted } from './overview.ts'
import { planInBrief, planSteps } from './plan-in-brief.ts'
import type { ForReadingOverviews, ForSeeingTheOverview, StoredOverview } from './ports.ts'
import { candidatesFor, recommendedOf } from './recommended.ts'

interface OverviewNeeds extends ForKnowingTaughtThemes {
  readonly overviews: ForReadingOverviews
  readonly recommending: ForRelating
  readonly clock: Clock
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }

/** What the visitor's portal begins with: the store tells who it is, then what is hers, then what goes with it. */
export const overviewOf = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { overviews, recommending, taughtThemes, clock }: OverviewNeeds,
): ForSeeingTheOverview => ({
  async overview({ gremium: wanted }) {
    const userId = await whoIsAsking()
    const now = clock.now()
    const stored = userId === undefined ? undefined : await overviews.of(userId, now)
    if (userId === undefined || !stored) return refused(notSignedIn)
    const { user, gremien, bookings, over, bookmarks } = stored
    const shown = gremiumMeant(gremien, wanted)
    if (wanted !== undefined && !shown) return refused(unknown)

    const day = berlinDay(now)
    const looking = { userId, email: user.email, gremien, shown, now }
    const trainings = knownFrom(stored.trainings)
    const teaching = shown || stored.plan ? await taughtThemes() : []
    const candidates = await candidatesFor(bookmarks.all, trainings, recommending)
    const steps = planSteps(stored.plan, trainings, teaching, now)
    const events = eventsWithMaterials([...bookings, ...over], looking)
    const beside = await overviews.beside({
      userId,
      ...(shown && { gremiumId: shown.id }),
      emails: shown ? emailsOf(shown, day) : [],
      themes: [...candidates.map(({ id }) => id), ...steps.themes],
      events: steps.events,
      materialsOf: [...events.keys()],
      from: firstDayToCome(clock),
    })

    const since = newSince(stored.seenAt, now)
    const next = nextEventOf(bookings, looking)
    const plan = planInBrief(stored.plan, steps, beside)
    return done({
      greeted: greetedAs(user),
      gremien: gremien.map((one) => ownOf(one, userId)),
      ...(shown && { gremium: gremiumInBrief(shown, userId, { day, since, beside, teaching }) }),
      ...(next && { next }),
      underWay: bookingsUnderWay(bookings, looking),
      news: {
        since: berlinDay(since),
        items: newsInBrief(
          newsOfBookings([...bookings, ...over], looking, since),
          newsOfMaterials(beside.materials, events, looking, since),
          shown ? newsOfList(beside.entries, shown, userId, since) : [],
        ),
      },
      ...(plan && { plan }),
      recommended: recommendedOf(candidates, beside.themes),
      wishlist: { items: bookmarks.items, total: bookmarks.all.length },
    })
  },

  async seenNews() {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused(notSignedIn)
    await overviews.saw(userId, clock.now())
    return done(undefined)
  },
})

/** Those who chose neither are called by their names. */
const greetedAs = ({ salutationId, firstName, lastName }: StoredOverview['user']): Greeted => ({
  ...(['frau', 'herr'].includes(salutationId) && { salutation: labelOf(salutations, salutationId) }),
  firstName,
  lastName,
})
