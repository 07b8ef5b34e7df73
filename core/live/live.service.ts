import type { User } from '../accounts/accounts.ts'
import type { Tag } from '../changes/changes.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import { done, refused } from '../shared/result.ts'
import type { ForStoringSharedLists } from '../shared-list/ports.ts'
import type { ListedItem } from '../shared-list/shared-list.ts'
import type { ForFollowingAList, ForFollowingEvents } from './ports.ts'
import { newsSince } from './news-since.ts'

interface EventNeeds {
  readonly changes: Pick<ForKnowingWhatChanged, 'since'>
}
interface ListNeeds extends EventNeeds {
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly sharedLists: Pick<ForStoringSharedLists, 'of'>
}

/** What has changed of events, the same for everybody. */
export const followingEvents = ({ changes }: EventNeeds): ForFollowingEvents => ({
  events: async ({ events, after }) =>
    done(await newsSince(after, async () => [...new Set(events)].map((id): Tag => `event:${id}`), changes)),
})

/** What has changed of the lists of one visitor's Gremien; `whoLooks` makes no session longer. */
export const followingLists = (
  whoLooks: () => Promise<User['id'] | undefined>,
  { changes, gremien, sharedLists }: ListNeeds,
): ForFollowingAList => ({
  async list({ gremium: wanted, after }) {
    const userId = await whoLooks()
    if (userId === undefined) return refused({ why: 'not-signed-in' })
    const gremium = gremiumMeant(await gremien.ofUser(userId), wanted)
    if (!gremium) return refused({ why: 'not-found' })
    const topicsNow = async (): Promise<readonly Tag[]> => [
      `list:${gremium.id}`,
      ...(await sharedLists.of(gremium.id)).map(topicOf),
    ]
    return done(await newsSince(after, topicsNow, changes))
  },
})

/** A theme says which of its events come next, and changes with each of them. */
const topicOf = ({ type, value }: ListedItem): Tag =>
  type === 'event' ? `event:${Number(value.replace('termin-', ''))}` : `theme:${value}`
