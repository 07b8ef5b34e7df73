import type { Ballot, ListEntry } from '#core/shared-list/shared-list.ts'

const without = (people: ReadonlySet<string>, userId: string): ReadonlySet<string> =>
  new Set([...people].filter((one) => one !== userId))

const ballotWithout = (ballot: Ballot, userId: string): Ballot => {
  switch (ballot.kind) {
    case 'none':
      return ballot
    case 'open':
      return ballot.votes.has(userId)
        ? { ...ballot, votes: new Map([...ballot.votes].filter(([one]) => one !== userId)) }
        : ballot
    case 'secret':
      // What was said secretly is nobody's: it stays counted.
      return ballot.voters.has(userId) ? { ...ballot, voters: without(ballot.voters, userId) } : ballot
  }
}

/** An entry without what it says of somebody; the same one where it says nothing of her. */
export const withoutPerson = (entry: ListEntry, userId: string): ListEntry => {
  const { addedBy, ...anonymous } = entry
  const ballot = ballotWithout(entry.ballot, userId)
  if (addedBy !== userId && !entry.interested.has(userId) && ballot === entry.ballot) return entry
  return {
    ...anonymous,
    ...(addedBy !== undefined && addedBy !== userId && { addedBy }),
    interested: without(entry.interested, userId),
    ballot,
  }
}
