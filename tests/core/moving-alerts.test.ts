import { expect, test } from 'vitest'
import type { Alert } from '#core/alerts/alerts.ts'
import { moveAlerts } from '#core/alerts/moving-alerts.step.ts'
import { tellingFollowers } from '#core/alerts/telling-followers.ts'
import { done } from '#core/shared/result.ts'
import { gardenLaw } from './laws/garden-law.ts'
import { openTestCore } from './test-core.ts'

const subject = (key: string) => ({ kind: 'norm', key, title: `§ ${key} GartG`, url: `/gesetze/gartg/${key}` }) as const
const before = 'mara@werk.example'
const after = 'mara.neu@werk.example'
const alert = (id: string, email: string, key: string, over: Partial<Alert> = {}): Alert => ({
  id,
  email,
  subject: subject(key),
  requestedAt: '2026-11-20T12:00:00.000Z',
  textVersion: '2026-11',
  confirmedAt: '2026-11-20T12:00:00.000Z',
  stopToken: `stop-${id}`,
  known: [`norm:gartg/${key}`],
  seen: 'as it was',
  ...over,
})
const waiting = (id: string, email: string, key: string): Alert => {
  const { confirmedAt: _, seen: __, ...rest } = alert(id, email, key)
  return { ...rest, known: [], link: { digest: `d-${id}`, until: '2026-11-22T12:00:00.000Z' } }
}

/** What both addresses have once what is followed has gone from one to the other. */
const afterTheChange = async (...all: readonly Alert[]) => {
  const { needs } = openTestCore()
  await needs.change(async ({ alerts }) => {
    for (const one of all) await alerts.save(one)
    await moveAlerts(alerts, before, after)
    return done(undefined)
  })
  return { before: await needs.alerts.of(before), after: await needs.alerts.of(after) }
}

test('what is followed goes along with what it knows, and its links stay good', async () => {
  expect(await afterTheChange(alert('a-1', before, '1'), alert('a-2', before, '2'))).toEqual({
    before: [],
    after: [alert('a-1', after, '1'), alert('a-2', after, '2')],
  })
})

test('what the new address follows already is followed once', async () => {
  expect(await afterTheChange(alert('a-1', before, '1'), alert('a-2', after, '1'))).toEqual({
    before: [],
    after: [alert('a-2', after, '1')],
  })
})

test('what only waits at the new address is begun by what is followed', async () => {
  expect((await afterTheChange(alert('a-1', before, '1'), waiting('a-2', after, '1'))).after).toContainEqual(
    alert('a-1', after, '1'),
  )
})

test('what waits for a word of the old address, and what has ended there, stays', async () => {
  const ended = alert('a-2', before, '2', { endedAt: '2026-11-20T13:00:00.000Z' })
  expect(await afterTheChange(waiting('a-1', before, '1'), ended)).toEqual({
    before: [waiting('a-1', before, '1'), ended],
    after: [],
  })
})

test.each([
  ['went along while letters were written is looked at once more', [{ id: 'a-1', email: before }], 1],
  ['is behind no more is not', [], 0],
])('a norm whose follower %s', async (_, behind, looks) => {
  const { needs } = openTestCore()
  const tasks: string[] = []
  await needs.change(async (tx) => {
    await tx.laws.add({ id: 'v-1', importedAt: needs.clock.now(), warnings: [], text: gardenLaw })
    return done(await tx.laws.publish({ id: 'v-1', slug: gardenLaw.slug }, needs.clock.now()))
  })
  await needs.change(async (tx) => {
    const schedule = async ({ subject: name }: { readonly subject: string }) => void tasks.push(name)
    const seen = { ...tx, alerts: { ...tx.alerts, behind: async () => behind }, tasks: { ...tx.tasks, schedule } }
    const due = needs.clock.now()
    await tellingFollowers(needs)(
      seen,
      { kind: 'tell-followers', subject: `norm:${gardenLaw.slug}/1`, due, failures: 0 },
      due,
    )
    return done(undefined)
  })
  expect(tasks).toEqual(Array.from({ length: looks }, () => `norm:${gardenLaw.slug}/1`))
})
