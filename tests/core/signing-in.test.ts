import { describe, expect, test } from 'vitest'
import { rememberedDays } from '#core/accounts/session-days.ts'
import { sessionHours } from '#core/accounts/session-span.ts'
import { appWithKim, right, wrong, wrongly } from './accounts-with-kim.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const hours = 3600
const days = 24 * hours

describe('signing in', () => {
  test('opens a session and says who is there', async () => {
    const { site } = await appWithKim()
    const visitor = aVisitor()
    const { accounts } = site(visitor).account
    expect(await accounts.whoAmI({})).toEqual({ ok: true, value: { isLoggedIn: false } })
    const answer = valueOf(await accounts.signIn({ ...right, email: '  KIM@werk.example ' }))
    expect(answer).toEqual({
      user: {
        isLoggedIn: true,
        id: answer.user.id,
        salutation: 'Divers / keine Angabe',
        firstName: 'Kim',
        lastName: 'Muster',
        email: 'kim@werk.example',
        roles: ['mitglied'],
        gremium: null,
        unread: 0,
      },
      redirectUrl: '/meinifb/meinifbv2',
    })
    expect(await accounts.whoAmI({})).toEqual({ ok: true, value: answer.user })
  })

  test('answers the asked target only where it is safe [rule:domain-redirect-target]', async () => {
    const { site } = await appWithKim()
    const targetOf = async (postLoginRedirectUrl: string) =>
      valueOf(await site(aVisitor()).account.accounts.signIn({ ...right, postLoginRedirectUrl })).redirectUrl
    expect(await targetOf('/seminare/t/arbeitsrecht-1?add_to_wishlist=x')).toBe(
      '/seminare/t/arbeitsrecht-1?add_to_wishlist=x',
    )
    expect(await targetOf('https://br.seminarhaus.example/a')).toBe('https://br.seminarhaus.example/a')
    expect(await targetOf('//evil.example')).toBe('/')
  })

  test('refuses a wrong password and an unknown address alike, and looks as long at both', async () => {
    const { site, seen } = await appWithKim()
    const visitor = aVisitor()
    expect(await site(visitor).account.accounts.signIn(wrong)).toEqual(wrongly)
    expect(await site(visitor).account.accounts.signIn({ ...wrong, email: 'niemand@werk.example' })).toEqual(wrongly)
    expect(await site(visitor).account.accounts.signIn({ ...right, email: 'niemand@werk.example' })).toEqual(wrongly)
    expect(seen.verified).toEqual(['hashed ein guter Satz', undefined, undefined])
    expect(visitor.session()).toBeUndefined()
  })

  test('refuses an unconfirmed address, but says so only to who knows the password', async () => {
    const { site, stage } = openTestCore()
    await stage.account({ ...right, confirmed: false })
    const visitor = aVisitor()
    expect(await site(visitor).account.accounts.signIn(wrong)).toEqual(wrongly)
    expect(await site(visitor).account.accounts.signIn(right)).toEqual({
      ok: false,
      refusal: { why: 'email-unconfirmed' },
    })
    expect(visitor.session()).toBeUndefined()
  })

  test('gives the store the digest of the token only', async () => {
    const { site, needs } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn(right)
    const token = visitor.session() ?? ''
    expect(token).not.toBe('')
    expect(await needs.sessions.find(token, needs.clock.now())).toBeUndefined()
    expect(await needs.sessions.find(needs.secrets.digest(token), needs.clock.now())).toBeDefined()
  })

  test('again changes the token and ends the old session', async () => {
    const { site, needs } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn(right)
    const old = visitor.session() ?? ''
    await site(visitor).account.accounts.signIn(right)
    expect(visitor.session()).not.toBe(old)
    expect(await needs.sessions.find(needs.secrets.digest(old), needs.clock.now())).toBeUndefined()
    expect(valueOf(await site(visitor).account.accounts.whoAmI({})).isLoggedIn).toBe(true)
  })

  test('works in two browsers at once', async () => {
    const { site } = await appWithKim()
    const [one, other] = [aVisitor(), aVisitor()]
    await site(one).account.accounts.signIn(right)
    await site(other).account.accounts.signIn(right)
    await site(one).account.accounts.signOut({})
    expect(valueOf(await site(one).account.accounts.whoAmI({})).isLoggedIn).toBe(false)
    expect(valueOf(await site(other).account.accounts.whoAmI({})).isLoggedIn).toBe(true)
  })
})

describe('a session', () => {
  test.each([
    [false, 12 * hours - 1, true],
    [false, 12 * hours, false],
    [true, 12 * hours, true],
    [true, 14 * days - 1, true],
    [true, 14 * days, false],
  ])('remembered %s, is there after %i seconds: %s', async (remember, seconds, there) => {
    const { site, wait } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn({ ...right, remember })
    wait(seconds)
    expect(valueOf(await site(visitor).account.accounts.whoAmI({})).isLoggedIn).toBe(there)
  })

  test('that is remembered lasts 30 days for who comes back, and is noted once a day', async () => {
    const { site, needs, wait } = await appWithKim()
    const visitor = aVisitor()
    const isThere = async () => valueOf(await site(visitor).account.accounts.whoAmI({})).isLoggedIn
    await site(visitor).account.accounts.signIn({ ...right, remember: true })
    const idleUntil = async () =>
      (await needs.sessions.find(needs.secrets.digest(visitor.session() ?? ''), needs.clock.now()))?.idleUntil
    const begun = await idleUntil()
    wait(days - 1)
    expect(await isThere()).toBe(true)
    expect(await idleUntil()).toBe(begun)
    wait(1)
    expect(await isThere()).toBe(true)
    expect(await idleUntil()).toBe('2026-12-06T12:00:00.000Z')
    wait(13 * days)
    expect(await isThere()).toBe(true)
    wait(13 * days)
    expect(await isThere()).toBe(true)
    wait(3 * days - 1)
    expect(await isThere()).toBe(true)
    wait(1)
    expect(await isThere()).toBe(false)
  })

  test('that began with a password which is being replaced ends with it', async () => {
    const { site, needs, stage } = await appWithKim()
    const visitor = aVisitor()
    const { verifyPassword } = needs.secrets
    // The old password is right, and while it is looked at a new one is set.
    needs.secrets.verifyPassword = async (password, hash) => {
      const answer = await verifyPassword(password, hash)
      await stage.account({ ...right, password: 'ein dritter Satz' })
      return answer
    }
    expect(await site(visitor).account.accounts.signIn(right)).toEqual(wrongly)
    expect(visitor.session()).toBeUndefined()
    expect(valueOf(await site(visitor).account.accounts.whoAmI({})).isLoggedIn).toBe(false)
  })

  test('ends when an operator replaces the password', async () => {
    const { site, stage } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn({ ...right, remember: true })
    await stage.account({ ...right, password: 'ein dritter Satz' })
    expect(valueOf(await site(visitor).account.accounts.whoAmI({})).isLoggedIn).toBe(false)
  })

  test('is stored by the browser until it closes, or for 30 days', async () => {
    const { site } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn(right)
    expect(visitor.until()).toBeUndefined()
    await site(visitor).account.accounts.signIn({ ...right, remember: true })
    expect(visitor.until()).toBe('2026-12-21T12:00:00.000Z')
    expect([rememberedDays, sessionHours]).toEqual([30, 12])
  })

  test('ends with signing out, here and in the store', async () => {
    const { site, needs } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn(right)
    const token = visitor.session() ?? ''
    expect(await site(visitor).account.accounts.signOut({})).toEqual({ ok: true, value: undefined })
    expect(visitor.session()).toBeUndefined()
    expect(await needs.sessions.find(needs.secrets.digest(token), needs.clock.now())).toBeUndefined()
    expect(await site(visitor).account.accounts.signOut({})).toEqual({ ok: true, value: undefined })
  })

  test('that nobody opened is none', async () => {
    const { site } = await appWithKim()
    const visitor = aVisitor()
    visitor.begin('made up')
    expect(valueOf(await site(visitor).account.accounts.whoAmI({}))).toEqual({ isLoggedIn: false })
  })
})
