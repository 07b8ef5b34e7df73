import type { User } from '../accounts/accounts.ts'
import { labelOf, salutations } from '../accounts/choices.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import { hintsOf } from '../gremium/hints-of-gremium.ts'
import { ownOf } from '../gremium/own-gremium.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type NotFound, type NotSignedIn } from '../shared/result.ts'
import type { ForStoringBookmarks } from '../wishlist/ports.ts'
import { mostShownBookmarks, type Greeted } from './overview.ts'
import type { ForSeeingTheOverview } from './ports.ts'

interface OverviewNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly bookmarks: Pick<ForStoringBookmarks, 'entries'>
  readonly clock: Clock
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }

/** What the visitor's portal begins with. */
export const overviewOf = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { users, gremien, bookmarks, clock }: OverviewNeeds,
): ForSeeingTheOverview => ({
  async overview({ gremium: wanted }) {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused(notSignedIn)
    const [user, own, entries] = await Promise.all([
      users.byId(userId),
      gremien.ofUser(userId),
      bookmarks.entries(userId, clock.now()),
    ])
    if (!user) return refused(notSignedIn)
    const shown = wanted === undefined ? own[0] : own.find(({ id }) => id === wanted)
    if (wanted !== undefined && !shown) return refused(unknown)
    return done({
      greeted: greetedAs(user),
      gremien: own.map((one) => ownOf(one, userId)),
      ...(shown && { gremium: { id: shown.id, hints: hintsOf(shown, today(clock)) } }),
      wishlist: { items: entries.slice(0, mostShownBookmarks), total: entries.length },
    })
  },
})

/** Those who chose neither are called by their names. */
const greetedAs = ({ salutationId, firstName, lastName }: User): Greeted => ({
  ...(['frau', 'herr'].includes(salutationId) && { salutation: labelOf(salutations, salutationId) }),
  firstName,
  lastName,
})
