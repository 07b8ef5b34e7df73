import { describe, expect, test } from 'vitest'
import { handlingAfter } from '#core/form-requests/handling-after.ts'
import {
  requestStates,
  standsFirst,
  untouched,
  type Handling,
  type HandlingStep,
} from '#core/form-requests/handling.ts'

const steps: Readonly<Record<HandlingStep['what'], HandlingStep>> = {
  assigned: { what: 'assigned', to: 'mara' },
  unassigned: { what: 'unassigned' },
  answered: { what: 'answered', subject: 'Antwort', text: 'Gern.' },
  noted: { what: 'noted', text: 'Rückruf' },
  closed: { what: 'closed' },
  reopened: { what: 'reopened' },
}
/** Each state, what can be done in it, and where that leads. */
const ways: Readonly<Record<Handling['state'], Partial<Record<HandlingStep['what'], Handling['state']>>>> = {
  offen: { assigned: 'in_arbeit', answered: 'beantwortet', noted: 'offen', closed: 'abgeschlossen' },
  in_arbeit: {
    assigned: 'in_arbeit',
    unassigned: 'offen',
    answered: 'beantwortet',
    noted: 'in_arbeit',
    closed: 'abgeschlossen',
  },
  beantwortet: {
    assigned: 'beantwortet',
    unassigned: 'beantwortet',
    answered: 'beantwortet',
    noted: 'beantwortet',
    closed: 'abgeschlossen',
  },
  abgeschlossen: { unassigned: 'abgeschlossen', reopened: 'offen' },
}

describe('how the office goes about a request', () => {
  test.each(requestStates.flatMap((state) => Object.values(steps).map((step) => [state, step.what] as const)))(
    'in %s: %s',
    (state, what) => {
      const after = handlingAfter({ state, version: 4 }, steps[what])
      expect(after?.state).toBe(ways[state][what])
      if (after) expect(after.version).toBe(5)
    },
  )

  test('whoever looks after it does so until somebody else does, or nobody', () => {
    const assigned = handlingAfter(untouched, steps.assigned)
    expect(assigned).toEqual({ state: 'in_arbeit', assignee: 'mara', version: 1 })
    const closed = assigned && handlingAfter(assigned, steps.closed)
    expect(closed?.assignee).toBe('mara')
    expect(closed && handlingAfter(closed, steps.reopened)).toEqual({
      state: 'in_arbeit',
      assignee: 'mara',
      version: 3,
    })
    expect(assigned && handlingAfter(assigned, steps.unassigned)).toEqual({ state: 'offen', version: 2 })
  })

  test('a declaration stands first until it is closed', () => {
    const first = (kind: 'withdrawal' | 'contact-request', state: Handling['state']) => standsFirst({ kind }, { state })
    expect(requestStates.map((state) => first('withdrawal', state))).toEqual([true, true, true, false])
    expect(first('contact-request', 'offen')).toBe(false)
  })
})
