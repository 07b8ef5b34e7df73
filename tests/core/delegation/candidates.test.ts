import { describe, expect, test } from 'vitest'
import { participationsOf } from '#core/participation/participation.ts'
import { candidatesOf, delegatesOf } from '#core/delegation/candidates.ts'
import { draftedBooking } from '#core/delegation/drafted-booking.ts'
import type { User } from '#core/accounts/accounts.ts'
import type { Member } from '#core/gremium/roster.ts'
import { costRules } from '#core/costs/venue-lines.ts'
import { agendaPaper } from '#core/papers/agenda-paper.ts'
import { resolutionPaper } from '#core/papers/resolution-paper.ts'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { aBooking, aListedEvent, aRecipient } from '../sample-booking.ts'

const day = '2027-03-08'
const member = (firstName: string, change: Partial<Member> = {}): Member => ({
  id: `m-${firstName}`,
  version: 1,
  firstName,
  lastName: 'Werk',
  role: 'mitglied',
  released: 0,
  functions: [],
  since: '2026-04-28',
  ...change,
})
const event = { eventId: 1001, startDate: '2027-03-08', endDate: '2027-03-10' }
const nothingElse = { event, wanting: new Set<string>(), booked: [], entries: [] }

describe('whom a Gremium may send', () => {
  test('are those in office on the first day, deputies last', () => {
    const members = [
      member('Ersatz', { role: 'ersatz' }),
      member('Früher', { until: '2027-03-07' }),
      member('Später', { since: '2027-03-09' }),
      member('Vorsitz', { role: 'vorsitz' }),
    ]
    const delegates = delegatesOf({ members, users: [] }, [], day)
    expect(delegates.map(({ id }) => id)).toEqual(['m-Vorsitz', 'm-Ersatz'])
  })

  test('are known by their accounts, unless the roster says otherwise', () => {
    const account = { id: 'u-1', salutationId: 'frau', firstName: 'Ada', lastName: 'Amt', email: 'ada@konto.example' }
    const known = (change: Partial<Member>) =>
      delegatesOf({ members: [member('Ada', { userId: 'u-1', ...change })], users: [] }, [account as User], day)[0]
    expect(known({})).toMatchObject({ salutationId: 'frau', email: 'ada@konto.example', lastName: 'Werk' })
    expect(known({ email: 'ada@werk.example' })).toMatchObject({ email: 'ada@werk.example' })
  })

  test('are chosen where they want it, until somebody chose', () => {
    const delegates = delegatesOf({ members: [member('Ada', { userId: 'u-1' }), member('Bo')], users: [] }, [], day)
    const wanting = new Set(['u-1'])
    const isChosen = (chosen?: ReadonlySet<string>) =>
      candidatesOf(delegates, { ...nothingElse, wanting, ...(chosen && { chosen }) }).map((one) => one.isChosen)
    expect(isChosen()).toEqual([true, false])
    expect(isChosen(new Set(['m-Bo']))).toEqual([false, true])
    expect(isChosen(new Set())).toEqual([false, false])
  })

  test('are told to have a seat elsewhere on a day of it, and not one that was given back, of other days or of itself', () => {
    const delegates = delegatesOf({ members: [member('Ada', { email: 'ada@werk.example' })], users: [] }, [], day)
    const seat = (eventId: number, startDate: string, endDate: string, state: 'bestaetigt' | 'storniert_kunde') =>
      participationsOf(
        aBooking({ event: aListedEvent({ eventId, startDate, endDate }), recipients: [aRecipient('Ada')], state }),
      )
    const clashes = (booked: ReturnType<typeof seat>) =>
      candidatesOf(delegates, { ...nothingElse, booked })[0]?.clashes.length
    expect(clashes(seat(7, '2027-03-10', '2027-03-12', 'bestaetigt'))).toBe(1)
    expect(clashes(seat(7, '2027-03-05', '2027-03-08', 'bestaetigt'))).toBe(1)
    expect(clashes(seat(7, '2027-03-11', '2027-03-12', 'bestaetigt'))).toBe(0)
    expect(clashes(seat(7, '2027-03-10', '2027-03-12', 'storniert_kunde'))).toBe(0)
    expect(clashes(seat(1001, '2027-03-08', '2027-03-10', 'bestaetigt'))).toBe(0)
  })
})

describe('the papers of the meeting', () => {
  const about = { brand: brandBeforeContent, site: 'http://localhost:3000', today: '2026-11-21' }
  const drafted = (type: string) =>
    draftedBooking(
      { type, company: 'Werk GmbH' },
      aListedEvent({ eventId: 1001 }),
      delegatesOf({ members: [member('Ada'), member('Bo')], users: [] }, [], day),
      { rates: { hotels: {}, rules: costRules({}) }, now: '2026-11-21T12:00:00.000Z' },
    )
  const textOf = (paper: ReturnType<typeof agendaPaper>) => JSON.stringify(paper)

  test('name the chosen, what is decided, by which paragraph, and what it costs', () => {
    const agenda = textOf(agendaPaper(drafted('BR'), about))
    expect(agenda).toContain('Ada Werk und Bo Werk')
    expect(agenda).toContain('2.000,00')
    const resolution = textOf(resolutionPaper(drafted('BR'), about))
    expect(resolution).toContain('Ada Werk und Bo Werk')
    expect(resolution).toContain('Betriebsrat, Werk GmbH')
    expect(resolution.replaceAll('\u00a0', ' ')).toContain('§ 37 Abs. 6 BetrVG')
  })

  test('of a JAV are those of the works council that decides for it', () => {
    const resolution = textOf(resolutionPaper(drafted('JAV'), about)).replaceAll('\u00a0', ' ')
    expect(resolution).toContain('§ 65 Abs. 1')
    expect(resolution).toContain('für die Jugend- und Auszubildendenvertretung Ada Werk und Bo Werk')
  })
})
