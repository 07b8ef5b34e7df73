import type { User } from '../accounts/accounts.ts'
import type { ListedByPerson } from '../shared-list/ports.ts'
import type { Ballot, ListComment, ListedItem, Opinion } from '../shared-list/shared-list.ts'
import type { Instant } from '../shared/day.ts'

/** What the list of a Gremium holds of one person about an entry; nothing of others. */
export interface ListedData extends ListedItem {
  /** Where she put it there. */
  readonly addedAt?: Instant
  /** She said 'für mich'. */
  readonly interested: boolean
  /** Her vote where votes are open; of a secret one only that she voted, for nothing else is known of it. */
  readonly voted?: Opinion | 'geheim'
  readonly comments: readonly Omit<ListComment, 'userId'>[]
}

const votedIn = (ballot: Ballot, userId: User['id']): ListedData['voted'] => {
  switch (ballot.kind) {
    case 'none':
      return undefined
    case 'open':
      return ballot.votes.get(userId)
    case 'secret':
      return ballot.voters.has(userId) ? 'geheim' : undefined
  }
}

export const listedData = (listed: readonly ListedByPerson[], userId: User['id']): readonly ListedData[] =>
  listed.map(({ entry: { type, value, addedAt, addedBy, interested, ballot }, comments }) => {
    const voted = votedIn(ballot, userId)
    return {
      type,
      value,
      ...(addedBy === userId && { addedAt }),
      interested: interested.has(userId),
      ...(voted !== undefined && { voted }),
      comments: comments.map(({ id, at, text }) => ({ id, at, text })),
    }
  })
