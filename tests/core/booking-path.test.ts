import { describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import type { BookingState } from '#core/booking/booking-state.ts'
import { pathOf } from '#core/booking/booking-path.view.ts'
import type { EmployersAnswer, EmployersLink } from '#core/booking/employers-link.ts'
import { aBookedEvent, aBooking, aRecipient, someOptions, unnamed } from './booking-by-hand.ts'

const today = '2026-11-25'

/** A path as one reads it: 'reserve done 2026-11-20 · resolve next 2027-01-25 · …'. */
const read = (booking: Booking, on = today): string =>
  pathOf(booking, on)
    .map(({ step, state, doneOn, by }) => [step, state, doneOn ?? by].filter(Boolean).join(' '))
    .join(' · ')

/** What every booking of a state has; one that was reserved on 20 November, and bound on the 23rd where it is bound. */
const inState = (state: BookingState): Partial<Booking> => {
  const unbound: Partial<Booking> = { state, boundAt: undefined } as never
  const heldUntil = '2026-12-04T09:00:00.000Z'
  switch (state) {
    case 'reserviert':
      return { ...unbound, heldUntil }
    case 'nachgerueckt':
      return {
        ...unbound,
        heldUntil: '2026-11-26T09:00:00.000Z',
        history: [
          { at: '2026-11-20T09:00:00.000Z', by: 'orderer', what: 'waiting' },
          { at: '2026-11-24T09:00:00.000Z', by: 'timetable', what: 'offered' },
        ],
      }
    case 'angefragt':
    case 'verfallen':
      return unbound
    case 'warteliste':
      return { ...unbound, history: [{ at: '2026-11-20T09:00:00.000Z', by: 'orderer', what: 'waiting' }] }
    default:
      return { state }
  }
}
const bodies = {
  br: { body: 'br' },
  jav: { body: 'jav', options: someOptions({ legalBasis: '65' }) },
  sbv: { body: 'sbv', options: someOptions({ legalBasis: '179_sgb9' }) },
  private: { body: 'br', options: someOptions({ buyerType: 'privat', legalBasis: '37_6' }) },
} satisfies Record<string, Partial<Booking>>

const reserved = 'reserve done 2026-11-20'
const bound = 'book done 2026-11-23'
const notice = '2027-02-15'
const start = '2027-03-08'
const byBody = (resolving: string) => ({ br: resolving, jav: resolving })
const nothing = 'resolve not-needed · tell-employer not-needed · costs not-needed'
const ended = `${nothing} · book not-needed · attend not-needed`

/** By hand, for each body in each state. */
const table: Readonly<Record<BookingState, Readonly<Record<keyof typeof bodies, string>>>> = {
  reserviert: {
    ...byBody(
      `${reserved} · resolve next 2026-12-04 · tell-employer later ${notice} · costs later ${notice} · book later 2026-12-04 · attend later ${start}`,
    ),
    sbv: `${reserved} · resolve not-needed · tell-employer next ${notice} · costs later ${notice} · book later 2026-12-04 · attend later ${start}`,
    private: `${reserved} · ${nothing} · book next 2026-12-04 · attend later ${start}`,
  },
  angefragt: {
    ...byBody(
      `${reserved} · resolve next 2027-01-25 · tell-employer later ${notice} · costs later ${notice} · book later · attend later ${start}`,
    ),
    sbv: `${reserved} · resolve not-needed · tell-employer next ${notice} · costs later ${notice} · book later · attend later ${start}`,
    private: `${reserved} · ${nothing} · book next · attend later ${start}`,
  },
  bestaetigt: {
    ...byBody(
      `${reserved} · resolve next 2026-11-23 · tell-employer later ${notice} · costs later ${notice} · ${bound} · attend later ${start}`,
    ),
    sbv: `${reserved} · resolve not-needed · tell-employer next ${notice} · costs later ${notice} · ${bound} · attend later ${start}`,
    private: `${reserved} · ${nothing} · ${bound} · attend next ${start}`,
  },
  eingeladen: {
    ...byBody(
      `${reserved} · resolve next 2026-11-23 · tell-employer later ${notice} · costs later ${notice} · ${bound} · attend later ${start}`,
    ),
    sbv: `${reserved} · resolve not-needed · tell-employer next ${notice} · costs later ${notice} · ${bound} · attend later ${start}`,
    private: `${reserved} · ${nothing} · ${bound} · attend next ${start}`,
  },
  warteliste: {
    ...byBody(
      `reserve next · resolve later 2027-01-25 · tell-employer later ${notice} · costs later ${notice} · book later · attend later ${start}`,
    ),
    sbv: `reserve next · resolve not-needed · tell-employer later ${notice} · costs later ${notice} · book later · attend later ${start}`,
    private: `reserve next · ${nothing} · book later · attend later ${start}`,
  },
  nachgerueckt: {
    ...byBody(
      `reserve done 2026-11-24 · resolve next 2026-11-26 · tell-employer later ${notice} · costs later ${notice} · book later 2026-11-26 · attend later ${start}`,
    ),
    sbv: `reserve done 2026-11-24 · resolve not-needed · tell-employer next ${notice} · costs later ${notice} · book later 2026-11-26 · attend later ${start}`,
    private: `reserve done 2026-11-24 · ${nothing} · book next 2026-11-26 · attend later ${start}`,
  },
  teilgenommen: {
    ...byBody(`${reserved} · ${nothing} · ${bound} · attend done 2027-03-12`),
    sbv: `${reserved} · ${nothing} · ${bound} · attend done 2027-03-12`,
    private: `${reserved} · ${nothing} · ${bound} · attend done 2027-03-12`,
  },
  nicht_erschienen: {
    ...byBody(`${reserved} · ${nothing} · ${bound} · attend not-needed`),
    sbv: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
    private: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
  },
  storniert_kunde: {
    ...byBody(`${reserved} · ${nothing} · ${bound} · attend not-needed`),
    sbv: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
    private: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
  },
  abgesagt_veranstalter: {
    ...byBody(`${reserved} · ${nothing} · ${bound} · attend not-needed`),
    sbv: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
    private: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
  },
  umgebucht: {
    ...byBody(`${reserved} · ${nothing} · ${bound} · attend not-needed`),
    sbv: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
    private: `${reserved} · ${nothing} · ${bound} · attend not-needed`,
  },
  verfallen: {
    ...byBody(`${reserved} · ${ended}`),
    sbv: `${reserved} · ${ended}`,
    private: `${reserved} · ${ended}`,
  },
}
const rows = Object.entries(table).flatMap(([state, of]) =>
  Object.entries(of).map(([body, path]) => [body, state, path] as const),
)

test.each(rows)('the path of %s in the state %s', (body, state, path) =>
  expect(read(aBooking({ ...inState(state as BookingState), ...bodies[body as keyof typeof bodies] }))).toBe(path),
)

const step = (name: string, booking: Booking, on = today) => pathOf(booking, on).find((it) => it.step === name)

describe('a resolution', () => {
  const reservation = inState('reserviert')
  const waiting = inState('angefragt')

  test('is done on the day of the meeting, or on the one that the order names', () => {
    const resolution = { heldOn: '2026-11-22', entitled: 9, present: 7, yes: 6, no: 1, abstained: 0 }
    expect(step('resolve', aBooking({ ...reservation, resolution }))).toEqual({
      step: 'resolve',
      state: 'done',
      doneOn: '2026-11-22',
    })
    const options = someOptions({ resolutionDate: '2026-11-18' })
    expect(step('resolve', aBooking({ ...reservation, options }))?.doneOn).toBe('2026-11-18')
    expect(step('resolve', aBooking({ ...reservation, options, resolution }))?.doneOn).toBe('2026-11-22')
  })

  test('is wise six weeks before; when they are gone it is due on the eve', () => {
    expect(step('resolve', aBooking(waiting), '2027-01-25')?.by).toBe('2027-01-25')
    expect(step('resolve', aBooking(waiting), '2027-01-26')?.by).toBe('2027-03-07')
  })
})

describe('the employer', () => {
  test('is told three weeks before, else two, else at once', () => {
    const by = (on: string) => step('tell-employer', aBooking(), on)?.by
    expect([by('2027-02-15'), by('2027-02-16'), by('2027-02-22'), by('2027-02-23')]).toEqual([
      '2027-02-15',
      '2027-02-22',
      '2027-02-22',
      '2027-02-23',
    ])
    expect(step('tell-employer', aBooking({ employerToldOn: '2026-11-24' }))).toMatchObject({
      state: 'done',
      doneOn: '2026-11-24',
    })
  })

  const answer = (kind: EmployersAnswer['kind'], on: string): EmployersAnswer => ({
    kind,
    name: 'A. Chefin',
    on,
    at: `${on}T10:00:00.000Z`,
  })
  const linkWith = (...answers: readonly EmployersAnswer[]): EmployersLink => ({
    token: 'employer',
    handedOverAt: '2026-11-24T10:00:00.000Z',
    until: '2026-12-15T10:00:00.000Z',
    answers,
  })

  test('bears the costs once he has confirmed, by his last word, while the link is good', () => {
    const costs = (link: EmployersLink) => step('costs', aBooking({ employersLink: link }))
    expect(costs(linkWith())).toMatchObject({ state: 'later', by: '2026-12-15' })
    // Midnight in Berlin, when the sixteenth begins.
    expect(costs({ ...linkWith(), until: '2026-12-15T23:00:00.000Z' })?.by).toBe('2026-12-15')
    expect(costs({ ...linkWith(), revokedAt: '2026-11-24T12:00:00.000Z' })?.by).toBe(notice)
    expect(costs(linkWith(answer('rueckfrage', '2026-11-24'), answer('bestaetigt', '2026-11-25')))).toMatchObject({
      state: 'done',
      doneOn: '2026-11-25',
    })
    expect(costs(linkWith(answer('bestaetigt', '2026-11-24'), answer('widerspruch', '2026-11-25')))?.state).toBe(
      'later',
    )
  })

  test('bears no costs of training that is only suitable, but is told of it, after a resolution', () => {
    const suitable = aBooking({ options: someOptions({ legalBasis: '37_7' }) })
    expect(read(suitable)).toContain(`resolve next 2026-11-23 · tell-employer later ${notice} · costs not-needed`)
    // The law on the SBV knows no such training.
    const ofSbv = aBooking({ body: 'sbv', options: someOptions({ legalBasis: '37_7' }) })
    expect(read(ofSbv)).toContain(`resolve not-needed · tell-employer next ${notice} · costs later ${notice}`)
  })

  test('is not asked where he sends somebody by himself', () => {
    const options = someOptions({ buyerType: 'arbeitgeber', legalBasis: 'keine' })
    expect(read(aBooking({ options }))).toContain(nothing)
  })
})

describe('who takes part', () => {
  test('is named two weeks before; named, all there is left is to come', () => {
    expect(step('attend', aBooking({ recipients: [aRecipient(), unnamed('r2')] }))?.by).toBe('2027-02-22')
    expect(step('attend', aBooking())?.by).toBe(start)
  })

  test('whoever waited in vain never had a seat', () => {
    const waited = aBooking({ ...inState('warteliste'), state: 'storniert_kunde' })
    expect(read(waited)).toBe(`reserve not-needed · ${ended}`)
  })
})

test('days are those of Berlin, whatever the hour', () => {
  const late = aBooking({
    ...inState('reserviert'),
    placedAt: '2026-11-20T23:30:00.000Z',
    heldUntil: '2026-12-04T23:30:00.000Z',
    event: aBookedEvent({ startDate: '2027-03-07T23:30:00.000Z' }),
  })
  expect(read(late)).toContain('reserve done 2026-11-21 · resolve next 2026-12-05')
  expect(read(late)).toContain(`attend later ${start}`)
})
