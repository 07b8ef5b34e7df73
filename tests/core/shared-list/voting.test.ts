import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opinions, type Ballot, type Opinion } from '#core/shared-list/shared-list.ts'
import { counted, shownVote, voted } from '#core/shared-list/voting.ts'

const users = Array.from({ length: 7 }, (_, nth) => `u-${nth}`)
const none: Ballot = { kind: 'none' }
const nameOf = (id: string) => `Name ${id}`

/** All that is stored, as bytes, and all that everybody is told after each vote, for one after the other who votes. */
const history = (votes: readonly (readonly [who: string, opinion: Opinion])[], voters: readonly string[]) => {
  let ballot: Ballot = none
  const seen: unknown[] = []
  for (const [userId, opinion] of votes) {
    const next = voted(ballot, opinion, { userId, openly: false, voters })
    if (next.ok) ballot = next.value
    seen.push([next.ok, voters.map((one) => shownVote(ballot, one, nameOf))])
  }
  const end = counted(ballot)
  if (end.ok) ballot = end.value
  const stored =
    ballot.kind === 'secret' ? JSON.stringify([[...ballot.voters], ballot.tally, ballot.counted]) : ballot.kind
  return { seen, end: voters.map((one) => shownVote(ballot, one, nameOf)), stored, ballot }
}

const someVotes = fc
  .tuple(
    fc.shuffledSubarray(users, { minLength: 1 }),
    fc.array(fc.constantFrom(...opinions), { minLength: 7, maxLength: 7 }),
  )
  .map(([who, said]) => who.map((one, nth) => [one, said[nth] ?? 'dafuer'] as const))

describe('a secret vote', () => {
  test('leaves the same behind, whoever of those who voted said what: stored and told, at every moment', () => {
    fc.assert(
      fc.property(someVotes, fc.infiniteStream(fc.nat()), (votes, numbers) => {
        const said = votes.map(([, opinion]) => opinion)
        const order = said
          .map((opinion) => ({ opinion, at: numbers.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
        const exchanged = votes.map(([who], nth) => [who, order[nth]?.opinion ?? 'dafuer'] as const)
        const [one, other] = [history(votes, users), history(exchanged, users)]
        expect(other.seen).toEqual(one.seen)
        expect(other.end).toEqual(one.end)
        expect(other.stored).toBe(one.stored)
      }),
    )
  })

  test('leaves the same behind in whatever order they came', () => {
    fc.assert(
      fc.property(someVotes, (votes) => {
        expect(history(votes.toReversed(), users).stored).toBe(history(votes, users).stored)
      }),
    )
  })

  test('is counted exactly, and told from three votes on', () => {
    fc.assert(
      fc.property(someVotes, (votes) => {
        const { ballot, end } = history(votes, users)
        const tally = Object.fromEntries(
          opinions.map((opinion) => [opinion, votes.filter(([, said]) => said === opinion).length]),
        )
        expect(ballot.kind === 'secret' && ballot.tally).toEqual(tally)
        expect(end[0]?.tally).toEqual(votes.length < 3 ? undefined : tally)
      }),
    )
  })

  test('is cast once, and is over when all have voted or a manager counted', () => {
    const { ballot } = history([['u-0', 'dafuer']], users)
    const again = voted(ballot, 'dagegen', { userId: 'u-0', openly: false, voters: users })
    expect(again).toEqual({ ok: false, refusal: { why: 'voted-already' } })
    expect(counted(ballot)).toEqual({ ok: false, refusal: { why: 'too-few-votes' } })
    expect(counted(none)).toEqual({ ok: false, refusal: { why: 'too-few-votes' } })
    const all = history(
      users.map((one) => [one, 'dafuer']),
      users,
    )
    expect(all.seen.map((seen) => JSON.stringify(seen).includes('tally'))).toEqual(users.map((_, nth) => nth === 6))
    const late = voted(all.ballot, 'dagegen', { userId: 'u-new', openly: false, voters: [...users, 'u-new'] })
    expect(late).toEqual({ ok: false, refusal: { why: 'votes-counted' } })
    expect(counted(all.ballot)).toEqual({ ok: true, value: all.ballot })
  })

  test('stays secret where the Gremium votes openly later, and of two it is never told', () => {
    const first = voted(none, 'dafuer', { userId: 'u-0', openly: false, voters: ['u-0', 'u-1'] })
    const second = first.ok && voted(first.value, 'dagegen', { userId: 'u-1', openly: true, voters: ['u-0', 'u-1'] })
    expect(second && second.ok && shownVote(second.value, 'u-0', nameOf)).toEqual({
      kind: 'geheim',
      own: 'geheim',
      counted: false,
    })
  })
})

test('an open vote has names, is told at once and can be changed', () => {
  const by = { userId: 'u-0', openly: true, voters: users }
  const first = voted(none, 'dafuer', by)
  const changed = first.ok && voted(first.value, 'dagegen', { ...by, openly: false })
  expect(changed && changed.ok && shownVote(changed.value, 'u-0', nameOf)).toEqual({
    kind: 'offen',
    tally: { dafuer: 0, dagegen: 1, enthaltung: 0 },
    names: [{ name: 'Name u-0', opinion: 'dagegen' }],
    own: 'dagegen',
    counted: false,
  })
  expect(first.ok && counted(first.value)).toEqual(first)
})
