import { expect, test } from 'vitest'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('an account on the stage is confirmed, a member, and stands in for an older one', async () => {
  const { stage, site } = openTestCore()
  const id = await stage.account({ email: ' Kim@Werk.example', password: 'ein guter Satz' })
  const visitor = aVisitor()
  const { user } = valueOf(
    await site(visitor).account.accounts.signIn({ email: 'kim@werk.example', password: 'ein guter Satz' }),
  )
  expect(user).toMatchObject({ id, firstName: 'Kim', lastName: 'Muster', roles: ['mitglied'] })
  const again = await stage.account({
    email: 'kim@werk.example',
    password: 'ein neuer Satz',
    firstName: 'Robin',
    lastName: 'Neu',
    roles: ['mitglied', 'forum'],
  })
  expect(again).toBe(id)
  const { user: replaced } = valueOf(
    await site(aVisitor()).account.accounts.signIn({ email: 'kim@werk.example', password: 'ein neuer Satz' }),
  )
  expect(replaced).toMatchObject({ firstName: 'Robin', lastName: 'Neu', roles: ['mitglied', 'forum'] })
})

test('what the stage does not say of an account is filled in', async () => {
  const { stage, needs } = openTestCore()
  const id = await stage.account({ email: 'kim@werk.example', password: 'ein guter Satz' })
  expect(await needs.users.byEmail('kim@werk.example')).toEqual({
    id,
    email: 'kim@werk.example',
    salutationId: 'divers',
    firstName: 'Kim',
    lastName: 'Muster',
    company: '',
    function: 'br-mitglied',
    newsletter: false,
    roles: ['mitglied'],
    confirmedAt: '2026-11-21T12:00:00.000Z',
    passwordHash: 'hashed ein guter Satz',
  })
  await stage.account({ email: 'alex@werk.example', password: 'ein guter Satz', confirmed: false })
  expect(await needs.users.byEmail('alex@werk.example')).toBeUndefined()
  expect(await needs.registrations.of('alex@werk.example')).toHaveLength(1)
})

test('a stage that cannot be set throws', async () => {
  const { stage } = openTestCore()
  await expect(stage.bookmark('niemand@werk.example', { type: 'seminar', value: 'x' })).rejects.toThrow('niemand')
  await stage.account({ email: 'kim@werk.example', password: 'ein guter Satz' })
  await expect(stage.bookmark('kim@werk.example', { type: 'seminar', value: 'x' })).rejects.toThrow('unknown-content')
  await expect(stage.account({ email: 'kim@werk.example', password: 'kurz' })).rejects.toThrow('too-short')
  await expect(stage.takeSeats(4001, 1)).rejects.toThrow('1 seats of event 4001: not-found')
})
