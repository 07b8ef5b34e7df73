import { describe, expect, test } from 'vitest'
import { confirmationHours } from '#core/accounts/accounts.ts'
import { sessionHours } from '#core/accounts/session.ts'
import { rememberedDays } from '#core/accounts/session.ts'
import { signInLockMinutes } from '#core/accounts/sign-in-limit.ts'
import { wrongPasswordsAllowed } from '#core/accounts/sign-in-limit.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { aRegistration } from './sample-registration.ts'

const minutes = 60
const hours = 3600
const days = 24 * hours

const appWithKim = async () => {
  const testCore = openTestCore()
  await testCore.stage.account({
    email: 'kim@werk.example',
    password: 'ein guter Satz',
    firstName: 'Kim',
    lastName: 'Muster',
  })
  return testCore
}
const right = { email: 'kim@werk.example', password: 'ein guter Satz' }
const wrong = { ...right, password: 'ein anderer Satz' }
const wrongly = { ok: false, refusal: { why: 'credentials-wrong' } }

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
      redirectUrl: '/',
    })
    expect(await accounts.whoAmI({})).toEqual({ ok: true, value: answer.user })
  })

  test('answers the asked target only where it is safe', async () => {
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

const fail = async (testCore: Awaited<ReturnType<typeof appWithKim>>, times: number, network = 'here') => {
  for (let i = 0; i < times; i++)
    expect(await testCore.site(aVisitor(network)).account.accounts.signIn(wrong)).toEqual(wrongly)
}

const tooMany = (retryAfter: number) => ({ ok: false, refusal: { why: 'too-many', retryAfter } })

describe('the rate limit of signing in', () => {
  test('lets the fifth try pass', async () => {
    const testCore = await appWithKim()
    await fail(testCore, 4)
    expect((await testCore.site(aVisitor()).account.accounts.signIn(right)).ok).toBe(true)
    expect([wrongPasswordsAllowed, signInLockMinutes]).toEqual([5, 15])
  })

  test('closes after five wrong passwords, for the right one too', async () => {
    const testCore = await appWithKim()
    await fail(testCore, 5)
    const looked = testCore.seen.verified.length
    expect(await testCore.site(aVisitor()).account.accounts.signIn(right)).toEqual(tooMany(15 * minutes))
    expect(testCore.seen.verified).toHaveLength(looked)
  })

  test('opens after 15 minutes, however often one has knocked meanwhile', async () => {
    const testCore = await appWithKim()
    await fail(testCore, 5)
    testCore.wait(14 * minutes)
    for (let i = 0; i < 10; i++)
      expect(await testCore.site(aVisitor()).account.accounts.signIn(right)).toEqual(tooMany(minutes))
    testCore.wait(minutes - 1)
    expect(await testCore.site(aVisitor()).account.accounts.signIn(right)).toEqual(tooMany(1))
    testCore.wait(1)
    await fail(testCore, 4)
    expect((await testCore.site(aVisitor()).account.accounts.signIn(right)).ok).toBe(true)
  })

  test('forgets wrong passwords after a right one', async () => {
    const testCore = await appWithKim()
    await fail(testCore, 4)
    await testCore.site(aVisitor()).account.accounts.signIn(right)
    await fail(testCore, 4)
    expect((await testCore.site(aVisitor()).account.accounts.signIn(right)).ok).toBe(true)
  })

  test('is closed for one network only', async () => {
    const testCore = await appWithKim()
    await fail(testCore, 5, 'elsewhere')
    expect(await testCore.site(aVisitor('elsewhere')).account.accounts.signIn(right)).toEqual(tooMany(15 * minutes))
    expect((await testCore.site(aVisitor('here')).account.accounts.signIn(right)).ok).toBe(true)
    expect(await testCore.site(aVisitor('elsewhere')).account.accounts.signIn(right)).toEqual(tooMany(15 * minutes))
  })

  test('is closed for one account only, whatever way its address is written', async () => {
    const testCore = await appWithKim()
    await testCore.stage.account({ email: 'alex@werk.example', password: 'noch ein Satz' })
    await fail(testCore, 5)
    expect(
      (
        await testCore
          .site(aVisitor())
          .account.accounts.signIn({ email: 'alex@werk.example', password: 'noch ein Satz' })
      ).ok,
    ).toBe(true)
    expect(await testCore.site(aVisitor()).account.accounts.signIn({ ...right, email: ' Kim@Werk.example' })).toEqual(
      tooMany(15 * minutes),
    )
  })

  test('closes for an address without an account just so', async () => {
    const testCore = await appWithKim()
    const nobody = { email: 'niemand@werk.example', password: 'irgendein Satz' }
    for (let i = 0; i < 5; i++) expect(await testCore.site(aVisitor()).account.accounts.signIn(nobody)).toEqual(wrongly)
    expect(await testCore.site(aVisitor()).account.accounts.signIn(nobody)).toEqual(tooMany(15 * minutes))
  })

  test('lets no more than five of many guesses at the same moment pass', async () => {
    const testCore = await appWithKim()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => testCore.site(aVisitor()).account.accounts.signIn(wrong)),
    )
    expect(testCore.seen.verified.length).toBeLessThanOrEqual(5)
    expect(answers.filter((answer) => !answer.ok && answer.refusal.why === 'too-many').length).toBeGreaterThanOrEqual(
      45,
    )
  })
})

const { password } = aRegistration()
const taken = { ok: true, value: { id: expect.any(String), message: expect.stringContaining('E-Mail') } }

describe('guessing at many doors', () => {
  const guess = (testCore: ReturnType<typeof openTestCore>, email: string, password: string, network: string) =>
    testCore.site(aVisitor(network)).account.accounts.signIn({ email, password })
  const isLate = (answer: { readonly ok: boolean; readonly refusal?: { readonly why: string } }) =>
    !answer.ok && answer.refusal?.why === 'too-many'

  test('one password for many accounts from one network ends after thirty in an hour', async () => {
    const testCore = await appWithKim()
    for (let i = 0; i < 30; i++)
      expect(await guess(testCore, `person-${i}@werk.example`, `Versuch Nummer ${i}`, 'there')).toEqual(wrongly)
    expect(isLate(await guess(testCore, right.email, right.password, 'there'))).toBe(true)
    expect((await guess(testCore, right.email, right.password, 'here')).ok).toBe(true)
    testCore.wait(hours)
    expect((await guess(testCore, right.email, right.password, 'there')).ok).toBe(true)
  })

  test('one password for many accounts from many networks ends after fifty in an hour; others go on', async () => {
    const testCore = await appWithKim()
    for (let i = 0; i < 50; i++)
      expect(await guess(testCore, `person-${i}@werk.example`, 'Herbst und Laub', `network ${i}`)).toEqual(wrongly)
    expect(isLate(await guess(testCore, right.email, 'Herbst und Laub', 'here'))).toBe(true)
    expect(isLate(await guess(testCore, 'niemand@werk.example', 'Herbst und Laub', 'here'))).toBe(true)
    expect((await guess(testCore, right.email, right.password, 'here')).ok).toBe(true)
  })

  test('many passwords for one account from many networks end after a hundred a day; a known browser is spared', async () => {
    const testCore = await appWithKim()
    const known = aVisitor('here')
    const ownersSignIn = () => testCore.site(known).account.accounts.signIn(right)
    expect((await ownersSignIn()).ok).toBe(true)
    for (let i = 0; i < 100; i++)
      expect(await guess(testCore, right.email, `Versuch Nummer ${i}`, `network ${i}`)).toEqual(wrongly)
    expect(isLate(await guess(testCore, right.email, right.password, 'elsewhere'))).toBe(true)
    expect((await ownersSignIn()).ok).toBe(true)
  })

  test('signing in well again and again closes nothing', async () => {
    const testCore = await appWithKim()
    for (let i = 0; i < 60; i++) expect((await guess(testCore, right.email, right.password, 'here')).ok).toBe(true)
  })

  test('a browser is known for the account that signed in from it, and for no other', async () => {
    const testCore = await appWithKim()
    await testCore.stage.account({ email: 'eva@werk.example', password: 'ein guter Satz' })
    const kims = aVisitor('here')
    await testCore.site(kims).account.accounts.signIn(right)
    for (let i = 0; i < 5; i++) await guess(testCore, 'eva@werk.example', `Versuch Nummer ${i}`, 'here')
    const evas = { email: 'eva@werk.example', password: 'ein guter Satz' }
    expect(isLate(await testCore.site(kims).account.accounts.signIn(evas))).toBe(true)
  })

  test('a new password makes a browser known, so that its owner gets in whatever others tried', async () => {
    const testCore = await appWithKim()
    for (let i = 0; i < 5; i++) await guess(testCore, right.email, `Versuch Nummer ${i}`, 'here')
    const owner = aVisitor('here')
    const { accounts } = testCore.site(owner).account
    await accounts.forgotPassword({ email: right.email })
    const letter = (await testCore.letters()).find(({ kind }) => kind === 'reset-password')
    const token = letter?.kind === 'reset-password' ? letter.token : ''
    expect((await accounts.resetPassword({ token, password: 'ein dritter Satz' })).ok).toBe(true)
    expect((await accounts.signIn({ ...right, password: 'ein dritter Satz' })).ok).toBe(true)
  })

  test('registering ends after twenty addresses an hour from one network', async () => {
    const { site } = openTestCore()
    const register = (email: string, network: string) =>
      site(aVisitor(network)).account.accounts.register(aRegistration({ email }))
    for (let i = 0; i < 20; i++) expect((await register(`person-${i}@werk.example`, 'there')).ok).toBe(true)
    expect(await register('noch-eine@werk.example', 'there')).toEqual(tooMany(1 * hours))
    expect((await register('noch-eine@werk.example', 'here')).ok).toBe(true)
  })

  test('and asking for new passwords just so', async () => {
    const { site } = openTestCore()
    const ask = (email: string) => site(aVisitor()).account.accounts.forgotPassword({ email })
    for (let i = 0; i < 20; i++) expect((await ask(`person-${i}@werk.example`)).ok).toBe(true)
    expect(await ask('noch-eine@werk.example')).toEqual(tooMany(1 * hours))
  })
})

describe('registering', () => {
  test('sends a letter with a token; confirming it opens the account', async () => {
    const { site, letters, needs } = openTestCore()
    const { accounts } = site(aVisitor()).account
    const asked = aRegistration({
      email: ' Ayse.Yildiz@Werk.example ',
      firstName: ' Ayşe ',
      phone: ' ',
      zip: '04109',
      newsletter: true,
    })
    expect(await accounts.register(asked)).toEqual(taken)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    if (letter?.kind !== 'confirm-address') throw new Error('no letter')
    const digest = needs.secrets.digest(letter.token)
    expect(letter).toEqual({
      kind: 'confirm-address',
      to: 'ayse.yildiz@werk.example',
      dedupeKey: `confirm-address:${digest}`,
      token: letter.token,
      hours: 48,
      until: '2026-11-23T12:00:00.000Z',
    })
    const signIn = { email: 'ayse.yildiz@werk.example', password: asked.password }
    expect(await accounts.signIn(signIn)).toEqual({ ok: false, refusal: { why: 'email-unconfirmed' } })
    const confirmed = valueOf(await accounts.confirm({ token: letter.token, password: asked.password }))
    expect(confirmed).toEqual({ user: valueOf(await accounts.whoAmI({})), redirectUrl: '/' })
    expect(valueOf(await accounts.signIn(signIn)).user.firstName).toBe('Ayşe')
  })

  test('keeps what was told, and nothing of fields left empty', async () => {
    const { site, needs } = openTestCore()
    const givenWith = async (email: string) => (await needs.registrations.of(email)).map(({ user }) => user)[0]
    await site(aVisitor()).account.accounts.register(
      aRegistration({ phone: ' 040 66969 ', zip: '', city: ' Köln ', company: ' Werk ', newsletter: true }),
    )
    expect(await givenWith('ayse.yildiz@werk.example')).toEqual({
      email: 'ayse.yildiz@werk.example',
      salutationId: 'frau',
      firstName: 'Ayşe',
      lastName: 'Yıldız',
      company: 'Werk',
      function: 'br-mitglied',
      phone: '040 66969',
      city: 'Köln',
      newsletter: true,
      roles: ['mitglied'],
      passwordHash: 'hashed ein guter Satz',
    })
    await site(aVisitor()).account.accounts.register(aRegistration({ email: 'b@werk.example', zip: '04109' }))
    const other = await givenWith('b@werk.example')
    expect(other).toMatchObject({ zip: '04109', newsletter: false })
    expect(other).not.toHaveProperty('phone')
    expect(other).not.toHaveProperty('city')
  })

  test('a letter’s token works once, and for 48 hours', async () => {
    const { site, letters, wait } = openTestCore()
    const { accounts } = site(aVisitor()).account
    const expired = { ok: false, refusal: { why: 'expired' } }
    const tokenOf = async () => {
      const [letter] = await letters()
      return letter?.kind === 'confirm-address' ? letter.token : ''
    }
    await accounts.register(aRegistration({ email: 'a@werk.example' }))
    const first = await tokenOf()
    wait(48 * hours - 1)
    expect((await accounts.confirm({ token: first, password })).ok).toBe(true)
    expect(await accounts.confirm({ token: first, password })).toEqual(expired)
    expect(confirmationHours).toBe(48)
  })

  test('a letter’s token is late after 48 hours', async () => {
    const { site, letters, wait } = openTestCore()
    const { accounts } = site(aVisitor()).account
    await accounts.register(aRegistration())
    const [letter] = await letters()
    wait(48 * hours)
    const token = letter?.kind === 'confirm-address' ? letter.token : ''
    expect(token).not.toBe('')
    expect(await accounts.confirm({ token, password })).toEqual({ ok: false, refusal: { why: 'expired' } })
    expect(await accounts.confirm({ token: 'made up', password })).toEqual({ ok: false, refusal: { why: 'expired' } })
  })

  test('a known address gets the same answer; its owner hears of it and keeps his password', async () => {
    const { site, letters } = await appWithKim()
    const { accounts } = site(aVisitor()).account
    const asked = aRegistration({ email: 'kim@werk.example', firstName: 'Eve', password: 'ein dritter Satz' })
    expect(await accounts.register(asked)).toEqual(taken)
    expect(await letters()).toEqual([
      {
        kind: 'account-exists',
        to: 'kim@werk.example',
        dedupeKey: expect.stringMatching(/^account-exists:id-\d+$/),
        salutationId: 'divers',
        firstName: 'Kim',
        lastName: 'Muster',
      },
    ])
    expect((await accounts.signIn(right)).ok).toBe(true)
    expect(await accounts.signIn({ ...right, password: asked.password })).toEqual(wrongly)
  })

  test('leads on to a safe target once it is confirmed, and to no other', async () => {
    const { site, letters } = openTestCore()
    const leadsTo = async (postLoginRedirectUrl: string, email: string) => {
      const { accounts } = site(aVisitor()).account
      await accounts.register(aRegistration({ email, postLoginRedirectUrl }))
      const letter = (await letters()).find(({ to }) => to === email)
      const token = letter?.kind === 'confirm-address' ? letter.token : ''
      return valueOf(await accounts.confirm({ token, password })).redirectUrl
    }
    const wish = '/seminare/t/rhetorik?add_to_wishlist=rhetorik'
    expect(await leadsTo(wish, 'a@werk.example')).toBe(wish)
    expect(await leadsTo('//evil.example', 'b@werk.example')).toBe('/')
  })

  test('five wrong passwords close a link for a quarter of an hour', async () => {
    const { site, letters, wait, seen } = openTestCore()
    const { accounts } = site(aVisitor()).account
    await accounts.register(aRegistration())
    const [letter] = await letters()
    const token = letter?.kind === 'confirm-address' ? letter.token : ''
    const wrongPassword = { ok: false, refusal: { why: 'invalid', fields: { password: 'wrong' } } }
    for (let i = 0; i < 5; i++)
      expect(await accounts.confirm({ token, password: `geraten ${i}` })).toEqual(wrongPassword)
    expect(await accounts.confirm({ token, password })).toEqual(tooMany(15 * minutes))
    expect(seen.verified).toHaveLength(5)
    wait(15 * minutes)
    expect((await accounts.confirm({ token, password })).ok).toBe(true)
  })

  test('an address gets ten letters a day, whoever asks from wherever; the answer stays the same', async () => {
    const { site, letters, wait } = await appWithKim()
    const email = 'kim@werk.example'
    for (let i = 0; i < 12; i++)
      expect(await site(aVisitor(`network ${i}`)).account.accounts.register(aRegistration({ email }))).toEqual(taken)
    expect(await letters()).toHaveLength(10)
    wait(24 * hours)
    await site(aVisitor()).account.accounts.register(aRegistration({ email }))
    expect(await letters()).toHaveLength(11)
  })

  test('every registration sends a letter of its own', async () => {
    const { site, letters } = await appWithKim()
    const { accounts } = site(aVisitor()).account
    for (let i = 0; i < 2; i++) await accounts.register(aRegistration({ email: 'kim@werk.example' }))
    for (let i = 0; i < 2; i++) await accounts.register(aRegistration({ email: 'neu@werk.example' }))
    const sent = await letters()
    expect(sent.map(({ kind }) => kind)).toEqual([
      'account-exists',
      'account-exists',
      'confirm-address',
      'confirm-address',
    ])
    expect(new Set(sent.map(({ dedupeKey }) => dedupeKey)).size).toBe(4)
  })

  test('refuses faults before anything else', async () => {
    const { site, letters } = openTestCore()
    const { accounts } = site(aVisitor()).account
    for (let i = 0; i < 10; i++)
      expect(await accounts.register(aRegistration({ agb: false }))).toEqual({
        ok: false,
        refusal: { why: 'invalid', fields: { agb: 'not-accepted' } },
      })
    expect(await letters()).toEqual([])
    expect((await accounts.register(aRegistration())).ok).toBe(true)
  })

  test('is limited per network and address, for an hour', async () => {
    const { site, wait } = openTestCore()
    const register = (email = 'a@werk.example', network = 'here') =>
      site(aVisitor(network)).account.accounts.register(aRegistration({ email }))
    for (let i = 0; i < 5; i++) expect((await register()).ok).toBe(true)
    expect(await register()).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 3600 } })
    expect((await register('b@werk.example')).ok).toBe(true)
    expect((await register('a@werk.example', 'elsewhere')).ok).toBe(true)
    wait(hours - 1)
    expect(await register()).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 1 } })
    wait(1)
    expect((await register()).ok).toBe(true)
  })
})

test('the choices of the form are there for everyone', async () => {
  const { accounts } = openTestCore().site(aVisitor()).account
  expect(valueOf(await accounts.salutations({})).map(({ label }) => label)).toEqual([
    'Frau',
    'Herr',
    'Divers / keine Angabe',
  ])
  expect(valueOf(await accounts.functions({})).length).toBeGreaterThan(5)
  expect(valueOf(await accounts.countries({}))[0]).toEqual({ code: 'DE', label: 'Deutschland' })
})

describe('a forgotten password', () => {
  test('writes as much for an address without an account as for one with an account', async () => {
    const { site, needs, letters } = await appWithKim()
    const added: unknown[] = []
    const { change } = needs
    const watched: typeof change = (work) =>
      change((tx) =>
        work({ ...tx, resets: { ...tx.resets, add: async (reset) => (added.push(reset), tx.resets.add(reset)) } }),
      )
    Object.assign(needs, { change: watched })
    const { accounts } = site(aVisitor()).account
    const done = { ok: true, value: undefined }
    expect(await accounts.forgotPassword({ email: 'niemand@werk.example' })).toEqual(done)
    expect(await accounts.forgotPassword({ email: ' KIM@werk.example ' })).toEqual(done)
    expect(added).toMatchObject([{ digest: expect.any(String) }, { userId: expect.any(String) }])
    expect((await letters()).map(({ kind, to }) => [kind, to])).toEqual([['reset-password', 'kim@werk.example']])
  })

  test('sends no more than ten letters a day, from wherever it is asked for', async () => {
    const { site, letters } = await appWithKim()
    for (let i = 0; i < 12; i++) {
      const { accounts } = site(aVisitor(`network ${i}`)).account
      expect((await accounts.forgotPassword({ email: right.email })).ok).toBe(true)
    }
    expect(await letters()).toHaveLength(10)
  })
})
