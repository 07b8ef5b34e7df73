import { describe, expect, test } from 'vitest'
import { majorityOf, whyNotResolved, type Resolution } from '#core/booking/resolution.ts'
import { quorumOf } from '#core/gremium/law/quorum.ts'

const latest = '2027-01-15'
const resolution = (change: Partial<Resolution> = {}): Resolution => ({
  heldOn: '2027-01-12',
  entitled: 9,
  present: 7,
  yes: 5,
  no: 1,
  abstained: 1,
  ...change,
})

test('a resolution that was taken as § 33 BetrVG asks carries the booking', () => {
  expect(whyNotResolved(resolution(), latest)).toBeUndefined()
  expect(whyNotResolved(resolution({ heldOn: latest }), latest)).toBeUndefined()
})

test.each([
  [1, 1],
  [3, 2],
  [5, 3],
  [8, 4],
  [9, 5],
])('of %i members at least %i take part', (entitled, least) => {
  expect(quorumOf(entitled)).toBe(least)
  expect(
    whyNotResolved(resolution({ entitled, present: least, yes: least, no: 0, abstained: 0 }), latest),
  ).toBeUndefined()
  if (least > 1)
    expect(
      whyNotResolved(resolution({ entitled, present: least - 1, yes: least - 1, no: 0, abstained: 0 }), latest),
    ).toEqual({ why: 'no-quorum', needed: least })
})

test.each([
  [1, 1],
  [4, 3],
  [5, 3],
  [7, 4],
])('of %i present more than half say yes: %i', (present, least) => {
  expect(majorityOf(present)).toBe(least)
  const withYes = (yes: number) => resolution({ entitled: 7, present, yes, no: 0, abstained: present - yes })
  if (quorumOf(7) <= present) {
    expect(whyNotResolved(withYes(least), latest)).toBeUndefined()
    expect(whyNotResolved(withYes(least - 1), latest)).toEqual({ why: 'no-majority', needed: least })
  }
})

describe('it does not where', () => {
  test('a tie refuses', () =>
    expect(whyNotResolved(resolution({ present: 6, yes: 3, no: 3, abstained: 0 }), latest)).toEqual({
      why: 'no-majority',
      needed: 4,
    }))
  test('votes are not those present', () =>
    expect(whyNotResolved(resolution({ yes: 6 }), latest)).toEqual({
      why: 'votes-do-not-add-up',
      present: 7,
      votes: 8,
    }))
  test('it came after the booking', () =>
    expect(whyNotResolved(resolution({ heldOn: '2027-01-16' }), latest)).toEqual({ why: 'resolved-too-late', latest }))
  test('more were present than may vote', () =>
    expect(whyNotResolved(resolution({ entitled: 6 }), latest)).toEqual({
      why: 'invalid',
      fields: { present: 'too-high' },
    }))
  test.each([
    [{ entitled: 0 }, { entitled: 'too-low' }],
    [{ present: 0, yes: 0, no: 0, abstained: 0 }, { present: 'too-low' }],
    [{ yes: -1 }, { yes: 'malformed' }],
    [{ no: 0.5 }, { no: 'malformed' }],
    [{ abstained: Number.NaN }, { abstained: 'malformed' }],
    [{ heldOn: '31.12.2026' }, { heldOn: 'malformed' }],
    [
      { heldOn: '', yes: -1 },
      { heldOn: 'malformed', yes: 'malformed' },
    ],
  ] as const)('a number or a day is none: %j', (change, fields) =>
    expect(whyNotResolved(resolution(change), latest)).toEqual({ why: 'invalid', fields }),
  )
})
