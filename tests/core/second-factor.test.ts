import { describe, expect, test } from 'vitest'
import { resetSecondFactor } from '#core/login/resetting-second-factor.ts'
import { keyUri, stepOf } from '#core/second-factor/second-factor.ts'
import { right, tooMany, wrongly } from './accounts-with-kim.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const notSignedIn = { ok: false, refusal: { why: 'not-signed-in' } }
const wrongCode = { ok: false, refusal: { why: 'invalid', fields: { code: 'wrong' } } }
const needed = (step: string) => ({ ok: false, refusal: { why: 'second-factor-needed', step } })
const minutes = 60

describe('the step of a code', () => {
  const codeAt = (step: number) => `code ${step}`
  const now = '1970-01-01T00:05:10Z'

  test.each([
    ['the present one', 10, 0, 10],
    ['the one before', 9, 0, 9],
    ['the next one', 11, 0, 11],
    ['two before', 8, 0, undefined],
    ['two later', 12, 0, undefined],
    ['the present one, used already', 10, 10, undefined],
    ['the one before, when a later one was used', 9, 10, undefined],
    ['the next one, when the present one was used', 11, 10, 11],
  ])('%s', (_, step, lastStep, found) => expect(stepOf(codeAt(step), codeAt, lastStep, now)).toBe(found))
})

test('a key says whose it is and how its codes are made', () =>
  expect(keyUri('Seminarhaus & Co', 'kim@werk.example', 'ABC')).toBe(
    'otpauth://totp/Seminarhaus%20%26%20Co:kim%40werk.example?secret=ABC&issuer=Seminarhaus%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  ))

/** Kim with roles, at a browser. */
const kim = async (...roles: readonly ('mitglied' | 'forum' | 'redaktion' | 'admin')[]) => {
  const app = openTestCore()
  await app.stage.account({ ...right, roles: roles.length > 0 ? roles : ['mitglied'] })
  const visitor = aVisitor()
  const at = (who = visitor) => app.site(who).account
  const codeOf = (secret: string) =>
    app.needs.codes.codeAt(secret, Math.floor(Date.parse(app.needs.clock.now()) / 30_000))
  const isIn = async (who = visitor) => valueOf(await at(who).accounts.whoAmI({})).isLoggedIn
  /** Sets up an app as a user who is signed in. */
  const setUp = async () => {
    await at().accounts.signIn(right)
    const { secret } = valueOf(await at().secondFactor.enrol({ password: right.password }))
    const { recoveryCodes } = valueOf(await at().secondFactor.confirmEnrolment({ code: codeOf(secret) }))
    await at().accounts.signOut({})
    app.wait(30)
    return { secret, recoveryCodes }
  }
  return { ...app, visitor, at, codeOf, isIn, setUp }
}

describe('setting up an app', () => {
  test('begins with the password and ends with a first code', async () => {
    const { at, codeOf, needs, wait } = await kim()
    await at().accounts.signIn(right)
    expect(await at().secondFactor.enrol({})).toEqual(wrongly)
    expect(await at().secondFactor.enrol({ password: 'geraten' })).toEqual(wrongly)
    const begun = valueOf(await at().secondFactor.enrol({ password: right.password }))
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    expect(begun.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    expect(valueOf(await at().secondFactor.state({}))).toEqual({ on: false, required: false, recoveryCodesLeft: 0 })
    // A wrong code changes nothing: the same secret goes on.
    expect(await at().secondFactor.confirmEnrolment({ code: '000000' })).toEqual(wrongCode)
    expect(valueOf(await at().secondFactor.enrol({})).secret).toBe(begun.secret)
    const spaced = codeOf(begun.secret).replace(/^.../, '$& ')
    const { recoveryCodes } = valueOf(await at().secondFactor.confirmEnrolment({ code: spaced }))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(valueOf(await at().secondFactor.state({}))).toEqual({ on: true, required: false, recoveryCodesLeft: 10 })
    wait(30)
    expect(await at().secondFactor.confirmEnrolment({ code: codeOf(begun.secret) })).toEqual(wrongCode)
    expect(await at().secondFactor.enrol({ password: right.password })).toEqual({
      ok: false,
      refusal: { why: 'second-factor-on' },
    })
    const user = await needs.users.byEmail(right.email)
    const stored = JSON.stringify(await needs.secondFactors.of(user?.id ?? ''))
    for (const secret of [begun.secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(secret)
  })

  test('that is not ended within a quarter of an hour begins anew', async () => {
    const { at, codeOf, wait } = await kim()
    await at().accounts.signIn(right)
    const { secret } = valueOf(await at().secondFactor.enrol({ password: right.password }))
    wait(15 * minutes)
    expect(await at().secondFactor.confirmEnrolment({ code: codeOf(secret) })).toEqual(wrongCode)
    expect(await at().secondFactor.enrol({})).toEqual(wrongly)
    expect(valueOf(await at().secondFactor.enrol({ password: right.password })).secret).not.toBe(secret)
  })

  test('is for who is signed in, or signing in', async () => {
    const { at } = await kim()
    expect(await at().secondFactor.state({})).toEqual(notSignedIn)
    expect(await at().secondFactor.enrol({ password: right.password })).toEqual(notSignedIn)
    expect(await at().secondFactor.confirmEnrolment({ code: '000000' })).toEqual(notSignedIn)
    expect(await at().secondFactor.remove({ password: right.password })).toEqual(notSignedIn)
  })

  test.each([['redaktion'], ['admin']] as const)('comes first for %s: without it nobody gets in', async (role) => {
    const { at, codeOf, isIn, visitor } = await kim('mitglied', role)
    const ask = { ...right, postLoginRedirectUrl: '/wishlist/list' }
    expect(await at().accounts.signIn(ask)).toEqual(needed('enrol'))
    expect(await isIn()).toBe(false)
    expect(visitor.deviceToken()).toBeUndefined()
    // What asks for a code is not what is due.
    expect(await at().secondFactor.enterCode({ code: '000000' })).toEqual(notSignedIn)
    const { secret } = valueOf(await at().secondFactor.enrol({}))
    const set = valueOf(await at().secondFactor.confirmEnrolment({ code: codeOf(secret) }))
    expect(set.redirectUrl).toBe('/wishlist/list')
    expect(await isIn()).toBe(true)
    expect(visitor.deviceToken()).toBeDefined()
    expect(valueOf(await at().secondFactor.state({}))).toMatchObject({ on: true, required: true })
  })

  test.each([['mitglied'], ['forum']] as const)('is free for %s', async (role) => {
    const { at, isIn } = await kim(role)
    await at().accounts.signIn(right)
    expect(await isIn()).toBe(true)
  })
})

describe('signing in with an app', () => {
  test('takes the password and a code, and leads on', async () => {
    const { at, codeOf, isIn, setUp } = await kim()
    const { secret } = await setUp()
    const ask = { ...right, postLoginRedirectUrl: '/seminare/p' }
    expect(await at().accounts.signIn(ask)).toEqual(needed('code'))
    expect(await isIn()).toBe(false)
    expect(await at().secondFactor.enterCode({ code: '12345' })).toEqual(wrongCode)
    const { user, redirectUrl } = valueOf(await at().secondFactor.enterCode({ code: codeOf(secret) }))
    expect([user.email, redirectUrl]).toEqual([right.email, '/seminare/p'])
    expect(await isIn()).toBe(true)
    // The second step is done; there is none to take any more.
    expect(await at().secondFactor.enterCode({ code: codeOf(secret) })).toEqual(notSignedIn)
  })

  test('is remembered as it was asked for', async () => {
    const { at, codeOf, setUp, visitor } = await kim()
    const { secret } = await setUp()
    await at().accounts.signIn({ ...right, remember: true })
    await at().secondFactor.enterCode({ code: codeOf(secret) })
    expect(visitor.until()).toBeDefined()
  })

  test('takes no code twice, anywhere', async () => {
    const { at, codeOf, setUp, isIn } = await kim()
    const { secret } = await setUp()
    await at().accounts.signIn(right)
    await at().secondFactor.enterCode({ code: codeOf(secret) })
    const other = aVisitor('elsewhere')
    await at(other).accounts.signIn(right)
    expect(await at(other).secondFactor.enterCode({ code: codeOf(secret) })).toEqual(wrongCode)
    expect(await isIn(other)).toBe(false)
  })

  test('takes each recovery code once, however it is written', async () => {
    const { at, setUp } = await kim()
    const { recoveryCodes } = await setUp()
    const code = recoveryCodes[3] ?? ''
    const enter = async (typed: string) => {
      await at().accounts.signIn(right)
      return (await at().secondFactor.enterCode({ code: typed })).ok
    }
    expect(await enter(code.toUpperCase().replaceAll('-', ' '))).toBe(true)
    expect(valueOf(await at().secondFactor.state({})).recoveryCodesLeft).toBe(9)
    expect(await enter(code)).toBe(false)
    expect(await enter(recoveryCodes[4] ?? '')).toBe(true)
  })

  test('ends after five wrong codes, for a quarter of an hour, wherever they come from', async () => {
    const { at, codeOf, setUp, wait } = await kim()
    const { secret } = await setUp()
    for (let nth = 1; nth <= 5; nth += 1) {
      const visitor = aVisitor(`network ${nth}`)
      await at(visitor).accounts.signIn(right)
      expect(await at(visitor).secondFactor.enterCode({ code: '000000' })).toEqual(wrongCode)
    }
    await at().accounts.signIn(right)
    expect(await at().secondFactor.enterCode({ code: codeOf(secret) })).toEqual(tooMany(15 * 60))
    wait(15 * minutes)
    await at().accounts.signIn(right)
    expect((await at().secondFactor.enterCode({ code: codeOf(secret) })).ok).toBe(true)
  })

  test('begins anew where the second step is not taken in a quarter of an hour', async () => {
    const { at, codeOf, setUp, wait } = await kim()
    const { secret } = await setUp()
    await at().accounts.signIn(right)
    wait(15 * minutes)
    expect(await at().secondFactor.enterCode({ code: codeOf(secret) })).toEqual(notSignedIn)
  })

  test('begins anew where the password was replaced meanwhile', async () => {
    const { at, codeOf, setUp, stage } = await kim()
    const { secret } = await setUp()
    await at().accounts.signIn(right)
    await stage.account({ ...right, password: 'ein dritter Satz' })
    expect(await at().secondFactor.enterCode({ code: codeOf(secret) })).toEqual(notSignedIn)
  })

  test('is what the password does alone once the app is removed', async () => {
    const { at, codeOf, setUp, isIn } = await kim()
    const { secret } = await setUp()
    await at().accounts.signIn(right)
    await at().secondFactor.enterCode({ code: codeOf(secret) })
    expect(await at().secondFactor.remove({ password: 'geraten' })).toEqual(wrongly)
    expect((await at().secondFactor.remove({ password: right.password })).ok).toBe(true)
    await at().accounts.signOut({})
    await at().accounts.signIn(right)
    expect(await isIn()).toBe(true)
  })
})

describe('an operator', () => {
  test('removes the app of somebody who has lost it, and ends his sessions', async () => {
    const { at, codeOf, setUp, needs, isIn } = await kim()
    const { secret } = await setUp()
    await at().accounts.signIn(right)
    await at().secondFactor.enterCode({ code: codeOf(secret) })
    const none = { ok: false, refusal: { why: 'not-found' } }
    expect(await resetSecondFactor('niemand@werk.example', needs)).toEqual(none)
    expect(await resetSecondFactor(' KIM@werk.example', needs)).toEqual({ ok: true, value: undefined })
    expect(await resetSecondFactor(right.email, needs)).toEqual(none)
    expect(await isIn()).toBe(false)
    await at().accounts.signIn(right)
    expect(await isIn()).toBe(true)
  })
})
