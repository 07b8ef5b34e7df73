import { describe, expect, test } from 'vitest'
import { signInLockMinutes, wrongPasswordsAllowed } from '#core/accounts/sign-in-limit.ts'
import { appWithKim, right, tooMany, wrong, wrongly } from './accounts-with-kim.ts'
import { aRegistration } from './sample-registration.ts'
import { aPatientVisitor, aVisitor, openTestCore } from './test-core.ts'

const minutes = 60
const hours = 3600

const fail = async (testCore: Awaited<ReturnType<typeof appWithKim>>, times: number, network = 'here') => {
  for (let i = 0; i < times; i++)
    expect(await testCore.site(aVisitor(network)).account.accounts.signIn(wrong)).toEqual(wrongly)
}

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
    testCore.wait(hours - 1)
    expect(await guess(testCore, right.email, right.password, 'there')).toEqual(tooMany(1))
    testCore.wait(1)
    expect((await guess(testCore, right.email, right.password, 'there')).ok).toBe(true)
  })

  test('one password for many accounts from many networks ends after fifty in an hour; others go on', async () => {
    const testCore = await appWithKim()
    for (let i = 0; i < 50; i++)
      expect(await guess(testCore, `person-${i}@werk.example`, 'Herbst und Laub', `network ${i}`)).toEqual(wrongly)
    expect(isLate(await guess(testCore, right.email, 'Herbst und Laub', 'here'))).toBe(true)
    expect(isLate(await guess(testCore, 'niemand@werk.example', 'Herbst und Laub', 'here'))).toBe(true)
    expect((await guess(testCore, right.email, right.password, 'here')).ok).toBe(true)
    testCore.wait(hours - 1)
    expect(await guess(testCore, 'niemand@werk.example', 'Herbst und Laub', 'here')).toEqual(tooMany(1))
    testCore.wait(1)
    expect(await guess(testCore, 'niemand@werk.example', 'Herbst und Laub', 'here')).toEqual(wrongly)
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
    testCore.wait(24 * hours - 1)
    expect(await guess(testCore, right.email, right.password, 'elsewhere')).toEqual(tooMany(1))
    testCore.wait(1)
    expect((await guess(testCore, right.email, right.password, 'elsewhere')).ok).toBe(true)
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
    const { site, needs } = openTestCore()
    const register = (email: string, network: string) =>
      site(aPatientVisitor(needs, network)).account.accounts.register(aRegistration({ email }))
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
