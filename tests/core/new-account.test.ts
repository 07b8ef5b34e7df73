import { describe, expect, test } from 'vitest'
import { makeAccount, type NewAccount } from '#core/accounts/new-account.ts'
import { aRegistration } from './sample-registration.ts'
import { aPatientVisitor, aVisitor, openTestCore } from './test-core.ts'

const eva: NewAccount = {
  email: ' Eva@Werk.example ',
  password: 'ein langes Wort',
  firstName: 'Eva',
  lastName: 'Łuczak',
  roles: ['mitglied', 'forum'],
}
const make = (core: ReturnType<typeof openTestCore>, more: Partial<NewAccount> = {}, replace = false) =>
  makeAccount({ ...eva, ...more }, { replace }, core.needs)

describe('an account that an operator makes', () => {
  test('can sign in at once, under its address as it is stored', async () => {
    const core = openTestCore()
    expect(await make(core)).toMatchObject({ ok: true })
    const visitor = aVisitor()
    const signedIn = await core
      .site(visitor)
      .account.accounts.signIn({ email: 'eva@werk.example', password: eva.password })
    expect(signedIn.ok).toBe(true)
    expect(await core.needs.users.byEmail('eva@werk.example')).toMatchObject({
      roles: eva.roles,
      company: '',
      function: 'br-mitglied',
      newsletter: false,
    })
  })

  test.each<[string, Partial<NewAccount>, object]>([
    ['a password that is guessed first', { password: 'eva@werk.example' }, { password: 'too-common' }],
    ['a short password', { password: 'kurz' }, { password: 'too-short' }],
    ['an address that is none', { email: 'eva@werk' }, { email: 'malformed' }],
    ['a name that is an address', { firstName: 'www.werk.example' }, { firstName: 'malformed' }],
    ['no role', { roles: [] }, { roles: 'missing' }],
  ])('is refused for %s', async (_, more, fields) => {
    expect(await make(openTestCore(), more)).toEqual({ ok: false, refusal: { why: 'invalid', fields } })
  })

  test('can be allowed all that there is to allow, and nothing else', async () => {
    const roles = ['mitglied', 'forum', 'redaktion', 'admin'] as const
    expect(await make(openTestCore(), { roles })).toMatchObject({ ok: true })
    const unknown = ['chefin'] as unknown as NewAccount['roles']
    expect(await make(openTestCore(), { roles: unknown })).toMatchObject({ refusal: { fields: { roles: 'unknown' } } })
  })

  test('replaces another one only when that is asked for', async () => {
    const core = openTestCore()
    const first = await make(core)
    const again = { firstName: 'Evelyn', password: 'ein anderes Wort' }
    expect(await make(core, again)).toEqual({ ok: false, refusal: { why: 'account-exists' } })
    expect(await core.needs.users.byEmail('eva@werk.example')).toMatchObject({ firstName: 'Eva' })
    expect(await make(core, again, true)).toEqual(first)
    expect(await core.needs.users.byEmail('eva@werk.example')).toMatchObject({ firstName: 'Evelyn' })
  })

  test('gives somebody who has an account new password, names and roles, and leaves him the rest', async () => {
    const core = openTestCore()
    const { accounts } = core.site(aPatientVisitor(core.needs)).account
    const asked = aRegistration({ email: 'eva@werk.example' })
    expect((await accounts.register(asked)).ok).toBe(true)
    const [letter] = await core.letters()
    const token = letter?.kind === 'confirm-address' ? letter.token : ''
    expect((await accounts.confirm({ token, password: asked.password })).ok).toBe(true)
    const confirmed = await core.needs.users.byEmail('eva@werk.example')
    expect(await make(core, {}, true)).toEqual({ ok: true, value: confirmed?.id })
    expect(await core.needs.users.byEmail('eva@werk.example')).toEqual({
      ...confirmed,
      firstName: 'Eva',
      lastName: 'Łuczak',
      roles: ['mitglied', 'forum'],
      passwordHash: 'hashed ein langes Wort',
      confirmedAt: '2026-11-21T12:00:00.000Z',
    })
  })

  test('ends what was registered with the address and waits', async () => {
    const core = openTestCore()
    const asked = aRegistration({ email: 'eva@werk.example' })
    await core.site(aPatientVisitor(core.needs)).account.accounts.register(asked)
    expect((await make(core)).ok).toBe(true)
    expect(await core.needs.registrations.of('eva@werk.example')).toEqual([])
  })
})
