import { describe, expect, test } from 'vitest'
import { appWithKim, right, tooMany, wrongly } from './accounts-with-kim.ts'
import { aVisitor, valueOf } from './test-core.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const notSignedIn = { ok: false, refusal: { why: 'not-signed-in' } }
const invalid = (fields: object) => ({ ok: false, refusal: { why: 'invalid', fields } })
const well = { ok: true, value: undefined }
const hours = 3600

/** Kim, signed in at her desk and on her telephone. */
const kimTwice = async () => {
  const app = await appWithKim()
  const [desk, mobile] = [aVisitor('here', firefox), aVisitor('elsewhere', phone)]
  await app.site(desk).account.accounts.signIn(right)
  app.wait(60)
  await app.site(mobile).account.accounts.signIn(right)
  const isIn = async (visitor: typeof desk) => valueOf(await app.site(visitor).account.accounts.whoAmI({})).isLoggedIn
  return { ...app, desk, mobile, isIn, at: (visitor: typeof desk) => app.site(visitor).account.login }
}

describe('sessions', () => {
  test('are listed with what their browsers say of themselves, this one first', async () => {
    const { at, desk } = await kimTwice()
    const [own, other, ...more] = valueOf(await at(desk).sessions({}))
    expect(more).toEqual([])
    expect(own).toEqual({
      id: own?.id,
      device: { browser: 'firefox', system: 'linux' },
      begunAt: '2026-11-21T12:00:00.000Z',
      seenAt: '2026-11-21T12:00:00.000Z',
      isThis: true,
    })
    expect(other).toMatchObject({ device: { browser: 'safari', system: 'ios' }, isThis: false })
    expect(own?.id).not.toBe(other?.id)
  })

  test('tell the last visit to the hour', async () => {
    const { at, desk, mobile, isIn, wait } = await kimTwice()
    wait(hours - 61)
    await isIn(desk)
    expect(valueOf(await at(mobile).sessions({}))[1]).toMatchObject({ seenAt: '2026-11-21T12:00:00.000Z' })
    wait(1)
    await isIn(desk)
    expect(valueOf(await at(mobile).sessions({}))[1]).toMatchObject({ seenAt: '2026-11-21T13:00:00.000Z' })
  })

  test('that are over are not listed', async () => {
    const { at, site, wait } = await kimTwice()
    wait(12 * hours)
    const late = aVisitor()
    await site(late).account.accounts.signIn(right)
    expect(valueOf(await at(late).sessions({}))).toHaveLength(1)
  })

  test('are ended one by one', async () => {
    const { at, desk, mobile, isIn } = await kimTwice()
    const [own, other] = valueOf(await at(desk).sessions({}))
    expect(await at(desk).endSession({ id: other?.id ?? '' })).toEqual(well)
    expect([await isIn(desk), await isIn(mobile)]).toEqual([true, false])
    expect(await at(desk).endSession({ id: own?.id ?? '' })).toEqual(well)
    expect(desk.session()).toBeUndefined()
    expect(await at(desk).endSession({ id: own?.id ?? '' })).toEqual(notSignedIn)
  })

  test('of others are none', async () => {
    const { at, site, stage, desk, mobile, isIn } = await kimTwice()
    const [own] = valueOf(await at(desk).sessions({}))
    await stage.account({ email: 'eve@werk.example', password: 'noch ein guter Satz' })
    const eve = aVisitor()
    await site(eve).account.accounts.signIn({ email: 'eve@werk.example', password: 'noch ein guter Satz' })
    expect(await at(eve).endSession({ id: own?.id ?? '' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    await at(eve).endAllSessions({})
    expect([await isIn(desk), await isIn(mobile), await isIn(eve)]).toEqual([true, true, false])
  })

  test('end all at once', async () => {
    const { at, desk, mobile, isIn } = await kimTwice()
    expect(await at(desk).endAllSessions({})).toEqual(well)
    expect([await isIn(desk), await isIn(mobile)]).toEqual([false, false])
    expect(desk.session()).toBeUndefined()
  })

  test('are nobody’s who is not signed in', async () => {
    const { at } = await kimTwice()
    const nobody = at(aVisitor())
    expect(await nobody.sessions({})).toEqual(notSignedIn)
    expect(await nobody.endSession({ id: 'x' })).toEqual(notSignedIn)
    expect(await nobody.endAllSessions({})).toEqual(notSignedIn)
    expect(await nobody.extendSession({})).toEqual(notSignedIn)
    expect(await nobody.updatePassword({ old: 'x', new: 'y' })).toEqual(notSignedIn)
    expect(await nobody.updateLoginEmail({ newEmail: 'x', password: 'y' })).toEqual(notSignedIn)
  })
})

describe('the time of a session', () => {
  test('is told without prolonging it', async () => {
    const { at, desk, wait } = await kimTwice()
    wait(11 * hours)
    const time = await at(desk).sessionTime({})
    expect(time).toEqual({ ok: true, value: { secondsLeft: hours - 60, secondsMore: 11 * hours + 60 } })
    expect(await at(desk).sessionTime({})).toEqual(time)
    expect(await at(aVisitor()).sessionTime({})).toEqual({ ok: true, value: { secondsLeft: 0, secondsMore: 0 } })
  })

  test('begins anew with a press, as often as one likes within 30 days', async () => {
    const { at, desk, wait, isIn } = await kimTwice()
    for (let press = 1; press <= 59; press += 1) {
      wait(12 * hours - 120)
      expect(valueOf(await at(desk).extendSession({})).secondsLeft).toBe(12 * hours)
    }
    wait(12 * hours - 1)
    const { secondsLeft, secondsMore } = valueOf(await at(desk).extendSession({}))
    // 30 days, less 59 presses two minutes before the end, the minute before the telephone, and the last second.
    expect(secondsLeft).toBe(59 * 120 - 60 + 1)
    expect(secondsMore).toBe(0)
    wait(secondsLeft)
    expect(await isIn(desk)).toBe(false)
  })

  test('that is remembered is not shortened by a press', async () => {
    const { site, wait } = await appWithKim()
    const visitor = aVisitor()
    await site(visitor).account.accounts.signIn({ ...right, remember: true })
    wait(hours)
    expect(valueOf(await site(visitor).account.login.extendSession({})).secondsLeft).toBe(14 * 24 * hours)
  })
})

describe('a new password', () => {
  const chosen = 'sieben Siegel am Schrank'

  test('takes the place of the old one, and ends the other sessions', async () => {
    const { at, site, desk, mobile, isIn, letters } = await kimTwice()
    expect(await at(desk).updatePassword({ old: right.password, new: chosen })).toEqual(well)
    expect([await isIn(desk), await isIn(mobile)]).toEqual([true, false])
    expect(await site(aVisitor()).account.accounts.signIn(right)).toEqual(wrongly)
    expect((await site(aVisitor()).account.accounts.signIn({ ...right, password: chosen })).ok).toBe(true)
    expect((await letters()).map(({ kind, to }) => [kind, to])).toEqual([['password-updated', right.email]])
  })

  test('is not set without the old one, and that is tried five times', async () => {
    const { at, desk, wait } = await kimTwice()
    for (let nth = 1; nth <= 5; nth += 1)
      expect(await at(desk).updatePassword({ old: 'geraten', new: chosen })).toEqual(wrongly)
    expect(await at(desk).updatePassword({ old: right.password, new: chosen })).toEqual(tooMany(15 * 60))
    wait(15 * 60)
    expect(await at(desk).updatePassword({ old: right.password, new: chosen })).toEqual(well)
  })

  test.each([
    ['', 'missing'],
    ['zu kurz', 'too-short'],
    ['kim@werk.example', 'too-common'],
  ])('has to be a good one: %j', async (password, fault) => {
    const { at, desk, isIn, mobile } = await kimTwice()
    expect(await at(desk).updatePassword({ old: right.password, new: password })).toEqual(invalid({ new: fault }))
    expect(await isIn(mobile)).toBe(true)
  })

  test('makes links worthless that could replace it', async () => {
    const { at, site, desk, letters } = await kimTwice()
    await site(aVisitor()).account.accounts.forgotPassword({ email: right.email })
    await at(desk).updatePassword({ old: right.password, new: chosen })
    const [reset] = await letters()
    const token = reset?.kind === 'reset-password' ? reset.token : ''
    const expired = { ok: false, refusal: { why: 'expired' } }
    expect(await site(aVisitor()).account.accounts.lookAtPasswordReset({ token })).toEqual(expired)
  })
})

describe('a new address', () => {
  const ask = { newEmail: ' Kim.Neu@Werk.Example', password: right.password }
  const expired = { ok: false, refusal: { why: 'expired' } }
  const asked = async () => {
    const app = await kimTwice()
    expect(await app.at(app.desk).updateLoginEmail(ask)).toEqual(well)
    const letters = await app.letters()
    const token = letters.flatMap((letter) => (letter.kind === 'confirm-new-address' ? [letter.token] : []))[0] ?? ''
    return { ...app, token, sent: letters.map(({ kind, to }) => [kind, to]) }
  }

  test('is asked for in a letter to it, and told to the old one', async () => {
    const { sent, site } = await asked()
    expect(sent).toEqual([
      ['confirm-new-address', 'kim.neu@werk.example'],
      ['address-change-asked', right.email],
    ])
    expect((await site(aVisitor()).account.accounts.signIn(right)).ok).toBe(true)
  })

  test('is the one to sign in with once it is confirmed, by the link, once', async () => {
    const { at, site, token, desk, isIn, letters } = await asked()
    const somewhere = at(aVisitor())
    expect(await somewhere.lookAtLoginEmail({ token })).toEqual(well)
    expect(await somewhere.confirmLoginEmail({ token })).toEqual(well)
    expect(await somewhere.lookAtLoginEmail({ token })).toEqual(expired)
    expect(await somewhere.confirmLoginEmail({ token })).toEqual(expired)
    expect(await site(aVisitor()).account.accounts.signIn(right)).toEqual(wrongly)
    const now = { ...right, email: 'kim.neu@werk.example' }
    expect((await site(aVisitor()).account.accounts.signIn(now)).ok).toBe(true)
    expect(await isIn(desk)).toBe(true)
    expect((await letters()).map(({ kind, to }) => [kind, to])).toContainEqual(['address-changed', right.email])
  })

  test('is not confirmed after 48 hours, or by another link', async () => {
    const { at, token, wait } = await asked()
    expect(await at(aVisitor()).confirmLoginEmail({ token: 'geraten' })).toEqual(expired)
    wait(48 * hours - 1)
    expect(await at(aVisitor()).lookAtLoginEmail({ token })).toEqual(well)
    wait(1)
    expect(await at(aVisitor()).lookAtLoginEmail({ token })).toEqual(expired)
    expect(await at(aVisitor()).confirmLoginEmail({ token })).toEqual(expired)
  })

  test('of somebody else is answered alike, and only he is told', async () => {
    const { at, desk, stage, letters, needs } = await kimTwice()
    await stage.account({ email: 'eve@werk.example', password: 'noch ein guter Satz' })
    expect(await at(desk).updateLoginEmail({ ...ask, newEmail: 'eve@werk.example' })).toEqual(well)
    expect((await letters()).map(({ kind, to }) => [kind, to])).toEqual([
      ['address-in-use', 'eve@werk.example'],
      ['address-change-asked', right.email],
    ])
    const kim = await needs.users.byEmail(right.email)
    expect(await needs.addressChanges.of(kim?.id ?? '')).toEqual([])
  })

  test('that somebody else has by now is not taken from him', async () => {
    const { at, stage, token, needs } = await asked()
    const eve = await stage.account({ email: 'kim.neu@werk.example', password: 'noch ein guter Satz' })
    expect(await at(aVisitor()).confirmLoginEmail({ token })).toEqual(expired)
    expect((await needs.users.byEmail('kim.neu@werk.example'))?.id).toBe(eve)
    expect(await needs.users.byEmail(right.email)).toBeDefined()
  })

  test('makes worthless what went to the old mailbox', async () => {
    const { at, site, token, letters } = await asked()
    await site(aVisitor()).account.accounts.forgotPassword({ email: right.email })
    const reset = (await letters()).flatMap((letter) => (letter.kind === 'reset-password' ? [letter.token] : []))[0]
    await at(aVisitor()).confirmLoginEmail({ token })
    expect(await site(aVisitor()).account.accounts.lookAtPasswordReset({ token: reset ?? '' })).toEqual(expired)
  })

  test.each([
    ['', 'missing'],
    ['keine', 'malformed'],
    ['KIM@werk.example', 'unchanged'],
  ])('has to be one: %j', async (newEmail, fault) => {
    const { at, desk, letters } = await kimTwice()
    expect(await at(desk).updateLoginEmail({ ...ask, newEmail })).toEqual(invalid({ newEmail: fault }))
    expect(await letters()).toEqual([])
  })

  test('needs the password', async () => {
    const { at, desk, letters } = await kimTwice()
    expect(await at(desk).updateLoginEmail({ ...ask, password: 'geraten' })).toEqual(wrongly)
    expect(await letters()).toEqual([])
  })
})

describe('the target of the next sign-in', () => {
  test('is noted, and told once', async () => {
    const { site } = await appWithKim()
    const { login } = site(aVisitor()).account
    expect(await login.takeTarget({})).toEqual({ ok: true, value: { url: null } })
    await login.rememberTarget({ url: '/seminare/t/x?a=1#b' })
    expect(await login.takeTarget({})).toEqual({ ok: true, value: { url: '/seminare/t/x?a=1#b' } })
    expect(await login.takeTarget({})).toEqual({ ok: true, value: { url: null } })
  })

  test.each([
    ['https://br.seminarhaus.example/meinifb', 'https://br.seminarhaus.example/meinifb'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ])('is one of ours [rule:domain-redirect-target]: %s', async (url, noted) => {
    const { site } = await appWithKim()
    const { login } = site(aVisitor()).account
    await login.rememberTarget({ url })
    expect(await login.takeTarget({})).toEqual({ ok: true, value: { url: noted } })
  })
})

describe('whether an address is free', () => {
  const free = { ok: true, value: { available: true } }

  test('is said of every one, so that nobody learns who has an account', async () => {
    const { site } = await appWithKim()
    const { login } = site(aVisitor()).account
    expect(await login.emailAvailability({ email: 'neu@werk.example' })).toEqual(free)
    expect(await login.emailAvailability({ email: 'KIM@werk.example ' })).toEqual(free)
    expect(await login.emailAvailability({ email: 'keine' })).toEqual(invalid({ email: 'malformed' }))
  })

  test('is said honestly where a setting says so', async () => {
    const { site, needs } = await appWithKim()
    Object.assign(needs.limits, { tellsAddresses: true })
    const { login } = site(aVisitor()).account
    expect(await login.emailAvailability({ email: 'neu@werk.example' })).toEqual(free)
    const taken = { ok: true, value: { available: false } }
    expect(await login.emailAvailability({ email: 'KIM@werk.example ' })).toEqual(taken)
  })

  test('is asked ten times a minute from one network', async () => {
    const { site, wait } = await appWithKim()
    const ask = (network = 'here') => site(aVisitor(network)).account.login.emailAvailability({ email: 'x@y.example' })
    for (let nth = 1; nth <= 10; nth += 1) expect(await ask()).toEqual(free)
    expect(await ask()).toEqual(tooMany(60))
    expect(await ask('elsewhere')).toEqual(free)
    wait(60)
    expect(await ask()).toEqual(free)
  })
})
