import { describe, expect, test } from 'vitest'
import { confirmationHours } from '#core/accounts/accounts.ts'
import { appWithKim, right, tooMany, wrongly } from './accounts-with-kim.ts'
import { aRegistration } from './sample-registration.ts'
import { aPatientVisitor, aVisitor, openTestCore, valueOf } from './test-core.ts'

const minutes = 60
const hours = 3600

const { password } = aRegistration()
const taken = { ok: true, value: { id: expect.any(String), message: expect.stringContaining('E-Mail') } }

describe('registering', () => {
  test('sends a letter with a token; confirming it opens the account', async () => {
    const { site, letters, needs } = openTestCore()
    const { accounts } = site(aPatientVisitor(needs)).account
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
    expect(confirmed).toEqual({ user: valueOf(await accounts.whoAmI({})), redirectUrl: '/meinifb/meinifbv2' })
    expect(valueOf(await accounts.signIn(signIn)).user.firstName).toBe('Ayşe')
  })

  test('keeps what was told, and nothing of fields left empty', async () => {
    const { site, needs } = openTestCore()
    const givenWith = async (email: string) => (await needs.registrations.of(email)).map(({ user }) => user)[0]
    await site(aPatientVisitor(needs)).account.accounts.register(
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
    await site(aPatientVisitor(needs)).account.accounts.register(
      aRegistration({ email: 'b@werk.example', zip: '04109' }),
    )
    const other = await givenWith('b@werk.example')
    expect(other).toMatchObject({ zip: '04109', newsletter: false })
    expect(other).not.toHaveProperty('phone')
    expect(other).not.toHaveProperty('city')
  })

  test('a letter’s token works once, and for 48 hours', async () => {
    const { site, letters, wait, needs } = openTestCore()
    const { accounts } = site(aPatientVisitor(needs)).account
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
    const { site, letters, wait, needs } = openTestCore()
    const { accounts } = site(aPatientVisitor(needs)).account
    await accounts.register(aRegistration())
    const [letter] = await letters()
    wait(48 * hours)
    const token = letter?.kind === 'confirm-address' ? letter.token : ''
    expect(token).not.toBe('')
    expect(await accounts.confirm({ token, password })).toEqual({ ok: false, refusal: { why: 'expired' } })
    expect(await accounts.confirm({ token: 'made up', password })).toEqual({ ok: false, refusal: { why: 'expired' } })
  })

  test('a known address gets the same answer; its owner hears of it and keeps his password', async () => {
    const { site, letters, needs } = await appWithKim()
    const { accounts } = site(aPatientVisitor(needs)).account
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
    // As to somebody whose address has no account: whoever registers an address does not learn whether it has one.
    const answer = { ok: false, refusal: { why: 'email-unconfirmed' } }
    expect(await accounts.signIn({ ...right, password: asked.password })).toEqual(answer)
    expect(await accounts.signIn({ ...right, password: 'ein vierter Satz' })).toEqual(wrongly)
    expect((await accounts.signIn(right)).ok).toBe(true)
  })

  test('gives nobody a try more at the password of the account that its address has', async () => {
    const { site, needs } = await appWithKim()
    const { accounts } = site(aPatientVisitor(needs)).account
    await accounts.register(aRegistration({ email: 'kim@werk.example', password: 'ein dritter Satz' }))
    const tried = async (guess: string) => {
      const answer = await accounts.signIn({ ...right, password: guess })
      return answer.ok ? 'in' : answer.refusal.why
    }
    const answers: string[] = []
    for (const guess of ['a', 'b', 'c', 'd', 'ein dritter Satz', 'e']) answers.push(await tried(guess))
    expect(answers).toEqual([...Array<string>(4).fill('credentials-wrong'), 'email-unconfirmed', 'too-many'])
  })

  test('leads on to a safe target once it is confirmed, and to no other', async () => {
    const { site, letters, needs } = openTestCore()
    const leadsTo = async (postLoginRedirectUrl: string, email: string) => {
      const { accounts } = site(aPatientVisitor(needs)).account
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
    const { site, letters, wait, seen, needs } = openTestCore()
    const { accounts } = site(aPatientVisitor(needs)).account
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
    const { site, letters, wait, needs } = await appWithKim()
    const email = 'kim@werk.example'
    for (let i = 0; i < 12; i++)
      expect(
        await site(aPatientVisitor(needs, `network ${i}`)).account.accounts.register(aRegistration({ email })),
      ).toEqual(taken)
    expect(await letters()).toHaveLength(10)
    wait(24 * hours)
    await site(aPatientVisitor(needs)).account.accounts.register(aRegistration({ email }))
    expect(await letters()).toHaveLength(11)
  })

  test('five registrations of an address may wait; a sixth gets the same answer and no letter', async () => {
    const { site, letters, needs } = openTestCore()
    const email = 'a@werk.example'
    for (let i = 0; i < 6; i++) {
      expect(
        await site(aPatientVisitor(needs, `network ${i}`)).account.accounts.register(aRegistration({ email })),
      ).toEqual(taken)
      expect(await needs.registrations.of(email)).toHaveLength(Math.min(i + 1, 5))
    }
    expect(await letters()).toHaveLength(5)
  })

  test('every registration sends a letter of its own', async () => {
    const { site, letters, needs } = await appWithKim()
    const { accounts } = site(aPatientVisitor(needs)).account
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

  test('refuses whoever is faster than people type, and looks for no account before', async () => {
    const { site, needs, wait } = await appWithKim()
    const asked: unknown[] = []
    const { change } = needs
    const watched: typeof change = (work) => (asked.push(work), change(work))
    Object.assign(needs, { change: watched })
    const tooSoon = { ok: false, refusal: { why: 'too-soon', retryAfter: 3 } }
    for (const email of ['kim@werk.example', 'neu@werk.example']) {
      const { accounts } = site(aVisitor()).account
      expect(await accounts.register(aRegistration({ email }))).toEqual(tooSoon)
      wait(2)
      expect(await accounts.register(aRegistration({ email }))).toMatchObject({ refusal: { retryAfter: 1 } })
      expect(asked).toHaveLength(0)
      wait(1)
      expect(await accounts.register(aRegistration({ email }))).toEqual(taken)
      expect(asked.splice(0)).toHaveLength(1)
      expect(await accounts.register(aRegistration({ email }))).toEqual(tooSoon)
    }
  })

  test('refuses faults before anything else', async () => {
    const { site, letters, needs } = openTestCore()
    const { accounts } = site(aPatientVisitor(needs)).account
    for (let i = 0; i < 10; i++)
      expect(await accounts.register(aRegistration({ agb: false }))).toEqual({
        ok: false,
        refusal: { why: 'invalid', fields: { agb: 'not-accepted' } },
      })
    expect(await letters()).toEqual([])
    expect((await accounts.register(aRegistration())).ok).toBe(true)
  })

  test('is limited per network and address, for an hour', async () => {
    const { site, wait, needs } = openTestCore()
    const register = (email = 'a@werk.example', network = 'here') =>
      site(aPatientVisitor(needs, network)).account.accounts.register(aRegistration({ email }))
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

  test.each([
    [60 * minutes - 1, { ok: true, value: undefined }],
    [60 * minutes, { ok: false, refusal: { why: 'expired' } }],
  ])('is replaced by a link for an hour, as its letter says: after %i seconds', async (seconds, answer) => {
    const { site, letters, wait } = await appWithKim()
    const { accounts } = site(aVisitor()).account
    await accounts.forgotPassword({ email: right.email })
    const [letter] = await letters()
    if (letter?.kind !== 'reset-password') throw new Error('no letter')
    expect([letter.minutes, letter.until]).toEqual([60, '2026-11-21T13:00:00.000Z'])
    wait(seconds)
    expect(await accounts.resetPassword({ token: letter.token, password: 'ein dritter Satz' })).toEqual(answer)
    expect((await letters()).some(({ kind }) => kind === 'password-changed')).toBe(answer.ok)
  })
})
