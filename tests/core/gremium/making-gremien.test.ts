import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDemoAccounts } from '#cli/demo-accounts.ts'
import { makeGremium } from '#core/gremium/making-gremien.ts'
import { openTestCore } from '../test-core.ts'

const demo = 'demo@seminarhaus.example'
const council = { type: 'BR', company: 'Werk AG', users: [{ email: demo, role: 'verwalter' }] } as const

test('the demo accounts belong to a Gremium; made twice it is the same', async () => {
  const { stage, needs } = openTestCore()
  const make = () => makeDemoAccounts(join(import.meta.dirname, '../../../content'), stage)
  const own = async (email: string) => needs.gremien.ofUser((await needs.users.byEmail(email))?.id ?? '')
  await make()
  const [first, ...others] = await own(demo)
  expect(others).toEqual([])
  expect(first).toMatchObject({ type: 'BR', employees: 260, land: 'Hamburg', invitations: [] })
  const roles = first?.members.map(({ role, userId }) => [role, userId !== undefined])
  expect(roles?.slice(0, 4)).toEqual([
    ['vorsitz', true],
    ['stellv', false],
    ['schriftfuehrung', false],
    ['mitglied', true],
  ])
  expect(first?.users.map(({ role }) => role)).toEqual(['verwalter', 'mitglied'])
  expect((await own('mitglied@seminarhaus.example')).map(({ id }) => id)).toEqual([first?.id])
  const listed = await needs.sharedLists.of(first?.id ?? '')
  const said = await needs.sharedLists.comments(listed[1]?.id ?? '')
  expect(listed.map(({ value, interested }) => [value, interested.size])).toEqual([
    ['betriebsverfassungsrecht-1', 1],
    ['it-mitbestimmung', 1],
  ])
  expect(said.map(({ at }) => at)).toEqual(said.map(({ at }) => at).toSorted())
  expect(said.length).toBe(2)
  await make()
  expect((await own(demo)).map(({ id, version }) => [id, version])).toEqual([[first?.id, 2]])
  expect(await needs.sharedLists.of(first?.id ?? '')).toEqual(listed)
})

test('one of nobody, or with wrong numbers, is not made', async () => {
  const { needs } = openTestCore()
  expect(await makeGremium(council, needs)).toEqual({ ok: false, refusal: { why: 'not-found' } })
  expect(await makeGremium({ ...council, employees: -1 }, needs)).toMatchObject({ refusal: { why: 'invalid' } })
  expect(await makeGremium({ ...council, users: [] }, needs)).toEqual({ ok: false, refusal: { why: 'not-found' } })
})
