import type { TestApp } from './test-app.ts'
import type { Call } from './call.ts'

const person = { email: 'wechselt@betrieb.example', password: 'ein gutes langes Wort' }
const editor = { email: 'redaktion@betrieb.example', password: 'noch ein gutes langes Wort' }
const chosen = 'sieben Siegel am Schrank'

/** What is made at random, put in order: it cannot be the same in two applications. */
const readable = <T>(answer: T, ...random: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => (random.includes(key) ? typeof value : value))

const codeOf = (secret: string, { needs }: TestApp): string =>
  needs.codes.codeAt(secret, Math.floor(Date.parse(needs.clock.now()) / 30_000))

const newAddressToken = async ({ needs }: TestApp): Promise<string> => {
  const now = needs.clock.now()
  const letters = await needs.letters.claim(1000, now, now)
  const letter = letters.map(({ letter }) => letter).find(({ kind }) => kind === 'confirm-new-address')
  return letter?.kind === 'confirm-new-address' ? letter.token : 'no letter'
}

/** How people get in, for one who has not signed in yet. */
export const loginCalls: readonly Call[] = [
  ['login.sessions', (site) => site.account.login.sessions({})],
  ['login.endSession', (site) => site.account.login.endSession({ id: 'irgendeine' })],
  ['login.endAllSessions', (site) => site.account.login.endAllSessions({})],
  ['login.extendSession', (site) => site.account.login.extendSession({})],
  ['login.sessionTime', (site) => site.account.login.sessionTime({})],
  ['login.updatePassword', (site) => site.account.login.updatePassword({ old: 'x', new: 'y' })],
  ['login.updateLoginEmail', (site) => site.account.login.updateLoginEmail({ newEmail: 'x', password: 'y' })],
  ['login.lookAtLoginEmail', (site) => site.account.login.lookAtLoginEmail({ token: 'abgelaufen' })],
  ['login.confirmLoginEmail', (site) => site.account.login.confirmLoginEmail({ token: 'abgelaufen' })],
  ['login.takeTarget', (site) => site.account.login.takeTarget({})],
  ['login.rememberTarget', (site) => site.account.login.rememberTarget({ url: '/seminare/t/x?a=ä#b' })],
  ['login.takeTarget', (site) => site.account.login.takeTarget({})],
  ['login.takeTarget', (site) => site.account.login.takeTarget({})],
  ['login.rememberTarget', (site) => site.account.login.rememberTarget({ url: 'https://evil.example/' })],
  ['login.takeTarget', (site) => site.account.login.takeTarget({})],
  ['login.emailAvailability', (site) => site.account.login.emailAvailability({ email: 'keine' })],
  [
    'login.emailAvailability',
    async (site) => {
      for (let i = 0; i < 8; i += 1) await site.account.login.emailAvailability({ email: person.email })
      return site.account.login.emailAvailability({ email: person.email })
    },
  ],
  ['login.emailAvailability', (site) => site.account.login.emailAvailability({ email: person.email })],
  ['secondFactor.state', (site) => site.account.secondFactor.state({})],
  ['secondFactor.enterCode', (site) => site.account.secondFactor.enterCode({ code: '123456' })],
  ['secondFactor.enrol', (site) => site.account.secondFactor.enrol({})],
  ['secondFactor.confirmEnrolment', (site) => site.account.secondFactor.confirmEnrolment({ code: '123456' })],
  ['secondFactor.remove', (site) => site.account.secondFactor.remove({ password: 'x' })],

  [
    'accounts.signIn',
    async (site, { stage }) => {
      await stage.account(person)
      return site.account.accounts.signIn(person)
    },
  ],
  [
    'login.sessions',
    async (site) => {
      const answer = await site.account.login.sessions({})
      // What the client calls itself, a visitor without a wire does not say.
      return readable(answer, 'id', 'device')
    },
  ],
  ['login.endSession', (site) => site.account.login.endSession({ id: 'eine fremde' })],
  ['login.sessionTime', (site) => site.account.login.sessionTime({})],
  ['login.extendSession', (site) => site.account.login.extendSession({})],
  ['login.updatePassword', (site) => site.account.login.updatePassword({ old: 'falsch', new: chosen })],
  ['login.updatePassword', (site) => site.account.login.updatePassword({ old: person.password, new: 'kurz' })],
  ['login.updatePassword', (site) => site.account.login.updatePassword({ old: person.password, new: chosen })],
  ['login.updatePassword', (site) => site.account.login.updatePassword({ old: chosen, new: person.password })],
  [
    'login.updateLoginEmail',
    (site) => site.account.login.updateLoginEmail({ newEmail: person.email, password: person.password }),
  ],
  [
    'login.updateLoginEmail',
    (site) => site.account.login.updateLoginEmail({ newEmail: 'neu@betrieb.example', password: 'falsch' }),
  ],
  [
    'login.updateLoginEmail',
    (site) => site.account.login.updateLoginEmail({ newEmail: 'neu@betrieb.example', password: person.password }),
  ],
  [
    'login.lookAtLoginEmail',
    async (site, testApp) => site.account.login.lookAtLoginEmail({ token: await newAddressToken(testApp) }),
  ],
  [
    'login.confirmLoginEmail',
    async (site, testApp) => site.account.login.confirmLoginEmail({ token: await newAddressToken(testApp) }),
  ],
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],
  [
    'accounts.whoAmI',
    async (site, { needs, stage }) => {
      // As it was, for whoever comes next.
      const user = await needs.users.byEmail('neu@betrieb.example')
      if (user) await needs.change(async ({ users }) => ({ ok: true, value: await users.remove(user.id) }))
      await stage.account(person)
      return site.account.accounts.whoAmI({})
    },
  ],
  ['accounts.signIn', (site) => site.account.accounts.signIn(person)],
  ['secondFactor.state', (site) => site.account.secondFactor.state({})],
  ['secondFactor.enrol', (site) => site.account.secondFactor.enrol({ password: 'falsch' })],
  [
    'login.endSession',
    async (site) => {
      const answer = await site.account.login.sessions({})
      return site.account.login.endSession({ id: answer.ok ? (answer.value[0]?.id ?? '') : '' })
    },
  ],
  ['accounts.signIn', (site) => site.account.accounts.signIn(person)],
  ['login.endAllSessions', (site) => site.account.login.endAllSessions({})],
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],

  [
    'accounts.signIn',
    async (site, { stage }) => {
      await stage.account({ ...editor, roles: ['mitglied', 'redaktion'] })
      return site.account.accounts.signIn(editor)
    },
  ],
  ['secondFactor.enrol', async (site) => readable(await site.account.secondFactor.enrol({}), 'secret', 'uri', 'path')],
  ['secondFactor.confirmEnrolment', (site) => site.account.secondFactor.confirmEnrolment({ code: '000000' })],
  [
    'secondFactor.confirmEnrolment',
    async (site, testApp) => {
      const begun = await site.account.secondFactor.enrol({})
      const code = codeOf(begun.ok ? begun.value.secret : '', testApp)
      const answer = await site.account.secondFactor.confirmEnrolment({ code })
      return answer.ok ? { ok: true, codes: answer.value.recoveryCodes.length, to: answer.value.redirectUrl } : answer
    },
  ],
  ['secondFactor.state', (site) => site.account.secondFactor.state({})],
  ['secondFactor.enrol', (site) => site.account.secondFactor.enrol({ password: editor.password })],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['accounts.signIn', (site) => site.account.accounts.signIn(editor)],
  ['secondFactor.enterCode', (site) => site.account.secondFactor.enterCode({ code: '000000' })],
  [
    'secondFactor.enterCode',
    async (site) => {
      for (let i = 0; i < 4; i += 1) await site.account.secondFactor.enterCode({ code: '000000' })
      return site.account.secondFactor.enterCode({ code: '000000' })
    },
  ],
  ['secondFactor.confirmEnrolment', (site) => site.account.secondFactor.confirmEnrolment({ code: '000000' })],
  [
    'secondFactor.enterCode',
    async (site, testApp) => {
      const { needs, clock } = testApp
      clock.pass(15)
      await site.account.accounts.signIn(editor)
      const user = await needs.users.byEmail(editor.email)
      const factor = await needs.secondFactors.of(user?.id ?? '')
      const secret = (await needs.sealing.open(factor?.secret ?? '')) ?? ''
      return site.account.secondFactor.enterCode({ code: codeOf(secret, testApp) })
    },
  ],
  ['secondFactor.remove', (site) => site.account.secondFactor.remove({ password: 'falsch' })],
  ['secondFactor.remove', (site) => site.account.secondFactor.remove({ password: editor.password })],
  [
    'secondFactor.remove',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.account.secondFactor.remove({ password: 'falsch' })
      return site.account.secondFactor.remove({ password: editor.password })
    },
  ],
  ['secondFactor.enrol', (site) => site.account.secondFactor.enrol({ password: editor.password })],
  ['login.updatePassword', (site) => site.account.login.updatePassword({ old: editor.password, new: chosen })],
  [
    'login.updateLoginEmail',
    (site) => site.account.login.updateLoginEmail({ newEmail: 'neu@betrieb.example', password: editor.password }),
  ],
  [
    'secondFactor.confirmEnrolment',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.account.secondFactor.confirmEnrolment({ code: '000000' })
      return site.account.secondFactor.confirmEnrolment({ code: '000000' })
    },
  ],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
]
