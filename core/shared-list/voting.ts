import type { User } from '../accounts/accounts.ts'
import { done, refused, type Result } from '../shared/result.ts'
import { opinions, type Ballot, type Opinion, type Tally } from './shared-list.ts'

/** A secret vote is cast once: nobody could take it out of the tally again without knowing what it was. */
export interface VotedAlready {
  readonly why: 'voted-already'
}
/** The votes are counted, and the vote is over. */
export interface VotesCounted {
  readonly why: 'votes-counted'
}
/** Fewer than three secret votes would tell who said what. */
export interface TooFewVotes {
  readonly why: 'too-few-votes'
}

/** From so many secret votes on their tally may be told. */
export const fewestCounted = 3

const votedAlready: VotedAlready = { why: 'voted-already' }
const votesCounted: VotesCounted = { why: 'votes-counted' }
const tooFewVotes: TooFewVotes = { why: 'too-few-votes' }

const nobodys: Tally = { dafuer: 0, dagegen: 0, enthaltung: 0 }

type SecretBallot = Extract<Ballot, { readonly kind: 'secret' }>

export interface Voter {
  readonly userId: User['id']
  /** Whether the Gremium votes openly; of an entry that has votes already the first of them decided. */
  readonly openly: boolean
  /** All who belong to the Gremium. */
  readonly voters: readonly User['id'][]
}

/** With the vote of somebody. An open one takes the place of the one before; secret ones end when all have voted. */
export const voted = (
  ballot: Ballot,
  opinion: Opinion,
  { userId, openly, voters }: Voter,
): Result<Ballot, VotedAlready | VotesCounted> => {
  if (ballot.kind === 'open' || (ballot.kind === 'none' && openly)) {
    const before = ballot.kind === 'open' ? ballot.votes : new Map<User['id'], Opinion>()
    return done({ kind: 'open', votes: new Map([...before, [userId, opinion]]) })
  }
  const secret: SecretBallot =
    ballot.kind === 'secret' ? ballot : { kind: 'secret', voters: new Set(), tally: nobodys, counted: false }
  if (secret.voters.has(userId)) return refused(votedAlready)
  if (secret.counted) return refused(votesCounted)
  // In the order of their numbers, which tells nothing of who came after whom.
  const now = new Set([...secret.voters, userId].toSorted())
  const tally = { ...secret.tally, [opinion]: secret.tally[opinion] + 1 }
  const all = votesIn(tally) >= fewestCounted && voters.every((one) => now.has(one))
  return done({ kind: 'secret', voters: now, tally, counted: all })
}

/** The vote is over, and its tally told; an open one always is told. */
export const counted = (ballot: Ballot): Result<Ballot, TooFewVotes> => {
  if (ballot.kind === 'open' || (ballot.kind === 'secret' && ballot.counted)) return done(ballot)
  if (ballot.kind === 'none' || votesIn(ballot.tally) < fewestCounted) return refused(tooFewVotes)
  return done({ ...ballot, counted: true })
}

const votesIn = (tally: Tally): number => opinions.reduce((sum, opinion) => sum + tally[opinion], 0)

const tallyOf = (votes: Iterable<Opinion>): Tally => {
  const tally = { ...nobodys }
  for (const opinion of votes) tally[opinion] += 1
  return tally
}

/** A vote as somebody who belongs to the Gremium sees it. */
export interface ShownVote {
  /** Absent as long as nobody has voted. */
  readonly kind?: 'offen' | 'geheim'
  /** Of an open vote, and of a secret one that is counted. A running one tells nothing: nobody can watch it grow. */
  readonly tally?: Tally
  /** Of an open vote, by name. */
  readonly names?: readonly { readonly name: string; readonly opinion: Opinion }[]
  /** What whoever looks said herself: her opinion where it is open, else only that she has voted. */
  readonly own?: Opinion | 'geheim'
  readonly counted: boolean
}

/** What is told of a vote. Of a running secret one nothing is told that another vote would change. */
export const shownVote = (
  ballot: Ballot,
  userId: User['id'],
  nameOf: (id: User['id']) => string | undefined,
): ShownVote => {
  switch (ballot.kind) {
    case 'none':
      return { counted: false }
    case 'open': {
      const own = ballot.votes.get(userId)
      const names = [...ballot.votes].flatMap(([id, opinion]) => {
        const name = nameOf(id)
        return name === undefined ? [] : [{ name, opinion }]
      })
      return { kind: 'offen', tally: tallyOf(ballot.votes.values()), names, ...(own && { own }), counted: false }
    }
    case 'secret': {
      const own = ballot.voters.has(userId) ? ({ own: 'geheim' } as const) : {}
      return { kind: 'geheim', ...(ballot.counted && { tally: ballot.tally }), ...own, counted: ballot.counted }
    }
  }
}
