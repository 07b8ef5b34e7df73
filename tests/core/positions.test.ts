import { describe, expect, test } from 'vitest'
import { isOpen, whyNotOpen } from '#core/jobs/why-not-open.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import { aPosition } from '#features/support/record-builder.ts'

const position = aPosition({ title: 'Redakteurin (m/w/d)', postedOn: '2026-11-10', validThrough: '2026-12-10' })
const right = { department: 'seminarorganisation', key: 'redakteurin-701' }
const asked = (change: Partial<typeof right & { today: string }> = {}) =>
  whyNotOpen({ position, today: '2026-11-21', ...right, ...change })
const moved = { why: 'moved', to: '/jobs-karriere/offene-stellen/seminarorganisation/redakteurin-701' }
const closed = { why: 'closed', title: 'Redakteurin (m/w/d)' }

describe('why a position is not shown', () => {
  test.each([
    ['nothing is in the way', {}, undefined],
    ['on its first day', { today: '2026-11-10' }, undefined],
    ['on its last day', { today: '2026-12-10' }, undefined],
    ['before it is posted', { today: '2026-11-09' }, { why: 'not-found' }],
    ['before it is posted, under another address', { today: '2026-11-09', key: '701' }, { why: 'not-found' }],
    ['after its last day', { today: '2026-12-11' }, closed],
    ['with another title', { key: 'redakteur-701' }, moved],
    ['with the number alone', { key: '701' }, moved],
    ['in another department', { department: 'it' }, moved],
    ['in a department whose name ends alike', { department: 'organisation' }, moved],
    ['after its last day under another address', { key: '701', today: '2026-12-11' }, moved],
  ])('%s', (_, change, refusal) => expect(asked(change)).toEqual(refusal))
})

test.each([
  ['2026-11-09', false],
  ['2026-11-10', true],
  ['2026-12-10', true],
  ['2026-12-11', false],
])('on %s one can apply: %s', (today, open) => expect(isOpen(position, today)).toBe(open))

test.each([
  ['Redakteurin (m/w/d)', 'redakteurin-701'],
  ['Redakteurin oder Redakteur (W/M/X) in Teilzeit', 'redakteurin-oder-redakteur-in-teilzeit-701'],
  ['Leitung (Region Nord)', 'leitung-region-nord-701'],
])('%s stands at %s', (title, segment) =>
  expect(positionHref(aPosition({ title }))).toBe(`/jobs-karriere/offene-stellen/seminarorganisation/${segment}`),
)
