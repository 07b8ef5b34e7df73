import type { GremiumUser } from '../gremium/gremium.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { mostShownEntries, type ListInBrief, type ListedInBrief } from './overview.ts'
import type { EntryToday } from './ports.ts'

/** Whether an entry waits for a vote of hers that would still count. */
const lacksVote = ({ hasVoted, isCounted }: EntryToday): boolean => !hasVoted && !isCounted

/**
 * Whether it lacks her 'für mich': who has voted has said what she thinks of it, and is not asked again whether she
 * wants it for herself.
 */
const lacksInterest = ({ isInterested, hasVoted }: EntryToday): boolean => !isInterested && !hasVoted

/** How many stand behind an entry, as far as that is told: 'für mich', and open votes for it. */
const support = ({ interested, inFavour = 0 }: EntryToday): number => interested + inFavour

/** New is what somebody else put there since she looked last, and since she belongs to the Gremium. */
export const isNewEntry = (
  { addedAt, addedBy }: EntryToday,
  { userId, since: joined }: Pick<GremiumUser, 'userId' | 'since'>,
  since: Instant,
): boolean => addedBy?.id !== userId && addedAt > since && addedAt >= joined

/**
 * What of the list of her Gremium waits for a word of hers, what has most support first, then the newest. Of a secret
 * vote it tells nothing, and of no vote when it was cast: neither is known.
 */
export const listInBrief = (
  entries: readonly EntryToday[],
  user: Pick<GremiumUser, 'userId' | 'since'>,
  since: Instant,
): ListInBrief => {
  const waiting = entries.filter((entry) => lacksVote(entry) || lacksInterest(entry))
  const inOrder = waiting.toSorted(
    (one, other) =>
      support(other) - support(one) || (one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : 0),
  )
  return {
    open: entries.length,
    waiting: waiting.length,
    items: inOrder.slice(0, mostShownEntries).map((entry) => inBrief(entry, isNewEntry(entry, user, since))),
  }
}

const inBrief = (entry: EntryToday, isNew: boolean): ListedInBrief => {
  const { id, title, startDate, endDate, town, addedBy, addedAt, interested, inFavour } = entry
  return {
    id,
    title,
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    ...(town !== undefined && { town }),
    ...(addedBy && { addedBy: addedBy.name }),
    addedOn: berlinDay(addedAt),
    isNew,
    interested,
    ...(inFavour !== undefined && { inFavour }),
    missing: [
      ...(lacksInterest(entry) ? (['interest'] as const) : []),
      ...(lacksVote(entry) ? (['vote'] as const) : []),
    ],
  }
}
