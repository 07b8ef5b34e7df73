import { expect, it } from 'vitest'
import type { ShownPlan } from '#core/training-plan/ports.ts'
import type { PlannedEvent, Step } from '#core/training-plan/training-plan.ts'
import * as contract from '#http/contract/training-plans.ts'
import { planForm } from './plan-calls.ts'

const event: Required<PlannedEvent> = {
  eventId: 4711,
  url: 'br-1-4711',
  startDate: '2027-01-11',
  endDate: '2027-01-15',
  online: false,
  town: 'Leipzig',
  position: { latitude: 51.3, longitude: 12.4 },
  seatsLeft: 4,
  price: { net: 129_000, rate: 19 },
  themeUrl: 'br-1',
  title: 'Betriebsverfassungsrecht I',
  kilometres: 120,
}
const step: Required<Step> = {
  key: 'br-1',
  title: 'Betriebsverfassungsrecht I',
  reason: { by: 'prerequisite', of: 'br-2' },
  origin: 'chosen',
  due: '2027-02-01',
  event,
  whyUndated: 'no-fitting-event',
  pinned: true,
  unpinned: { eventId: 4712, why: 'sold-out' },
  late: false,
  others: [{ ...event, eventId: 4713, price: null }],
  basis: {
    training: '§ 37 Abs. 6 BetrVG',
    costs: '§ 40 Abs. 1 BetrVG',
    approved: '§ 37 Abs. 7 BetrVG',
    conditions: ['occasion'],
    decides: 'betriebsrat',
  },
}
const plan: Required<ShownPlan> = {
  id: 'p-1',
  token: 't-1',
  version: 3,
  madeBy: 'consultant',
  draft: {
    ...planForm,
    mandate: 'br',
    duties: ['vorsitz'],
    concerns: ['it-ki'],
    format: 'either',
    notBefore: '2027-01-01',
  },
  choices: { pinned: [{ key: 'br-1', eventId: 4711 }], added: ['thema:x'], dropped: ['bem'], order: ['br-1', 'br-2'] },
  known: 2,
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: '2026-11-20T12:00:00.000Z',
  until: '2027-11-20T12:00:00.000Z',
  today: '2026-11-20',
  mayChange: true,
  plan: { person: 'Kim', steps: [step] },
  years: [
    {
      year: 2027,
      events: 1,
      totals: {
        net: 129_000,
        vatByRate: [{ rate: 19, net: 129_000, vat: 24_510 }],
        gross: 153_510,
        currency: 'EUR',
        complete: true,
      },
    },
  ],
  approvedWeeks: 4,
}

it('a training plan passes its schema whole', () => {
  expect(contract.ShownPlan.parse(plan)).toEqual(plan)
})
