import { describe, expect, test } from 'vitest'
import { isOpen, whyNotOpen } from '#core/jobs/why-not-open.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import { aPosition, recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

const position = aPosition({ title: 'Redakteurin (m/w/d)', postedOn: '2026-11-10', validThrough: '2026-12-10' })
const right = { department: 'seminarorganisation', key: 'redakteurin-701' }
const answerTo = (change: Partial<typeof right & { today: string }> = {}) =>
  whyNotOpen({ position, today: '2026-11-21', ...right, ...change })
const redirect = { why: 'moved', to: '/jobs-karriere/offene-stellen/seminarorganisation/redakteurin-701' }
const closed = { why: 'closed', title: 'Redakteurin (m/w/d)' }

describe('why a position is not shown', () => {
  test.each([
    ['nothing is in the way', {}, undefined],
    ['on its first day', { today: '2026-11-10' }, undefined],
    ['on its last day', { today: '2026-12-10' }, undefined],
    ['before it is posted', { today: '2026-11-09' }, { why: 'not-found' }],
    ['before it is posted, under another address', { today: '2026-11-09', key: '701' }, { why: 'not-found' }],
    ['after its last day', { today: '2026-12-11' }, closed],
    ['with another title', { key: 'redakteur-701' }, redirect],
    ['with the number alone', { key: '701' }, redirect],
    ['in another department', { department: 'it' }, redirect],
    ['in a department whose name ends alike', { department: 'organisation' }, redirect],
    ['after its last day under another address', { key: '701', today: '2026-12-11' }, redirect],
  ])('%s', (_, change, refusal) => expect(answerTo(change)).toEqual(refusal))
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
  ['Leitung der Trainer(w/m/d)schaft', 'leitung-der-trainerschaft-701'],
])('%s stands at %s', (title, segment) =>
  expect(positionHref(aPosition({ title }))).toBe(`/jobs-karriere/offene-stellen/seminarorganisation/${segment}`),
)

describe('positions that one can find', () => {
  const open = async () => {
    const { stage, site } = openTestCore('2026-11-21T12:00:00.000Z')
    const posted = (id: number, postedOn: string, validThrough = '2026-12-31') =>
      recordOf.position({ id, title: `Stelle ${id}`, postedOn, validThrough })
    const records = [
      posted(703, '2026-11-02'),
      posted(701, '2026-11-02'),
      posted(702, '2026-11-21'),
      posted(704, '2026-10-30', '2026-11-21'),
      posted(705, '2026-10-30', '2026-11-20'),
      posted(706, '2026-11-22'),
    ]
    valueOf(await stage.content(someContentFolder({ records })))
    return site(aVisitor()).office.jobs
  }

  test('those that are open, newest first; of one day by number', async () => {
    const { items, total } = valueOf(await (await open()).positions({}))
    expect({ ids: items.map(({ id }) => id), total }).toEqual({ ids: [702, 701, 703, 704], total: 4 })
  })

  const to = '/jobs-karriere/offene-stellen/seminarorganisation/stelle-701-701'
  test.each([
    ['stelle-701-701', { ok: true, value: expect.objectContaining({ id: 701, title: 'Stelle 701' }) }],
    ['stelle-701', { ok: false, refusal: { why: 'moved', to } }],
    ['stelle-705-705', { ok: false, refusal: { why: 'closed', title: 'Stelle 705' } }],
    ['stelle-706-706', { ok: false, refusal: { why: 'not-found' } }],
    ['stelle-799-799', { ok: false, refusal: { why: 'not-found' } }],
    ['stelle', { ok: false, refusal: { why: 'not-found' } }],
  ])('one of them by its address: %s', async (key, answer) => {
    expect(await (await open()).position({ department: 'seminarorganisation', key })).toEqual(answer)
  })
})
