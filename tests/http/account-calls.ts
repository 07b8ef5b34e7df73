import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'
import { person, type TestApp } from './test-app.ts'

const registration = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Ö’Brien-von der Heide',
  email: 'aenne@betrieb.example',
  password: 'noch ein gutes langes Wort',
  company: 'Łuczak & Söhne',
  function: 'br-mitglied',
  agb: true,
  privacyAccepted: true,
}

/** How people register, confirm, and choose another password. */
export const accountCalls: readonly Call[] = [
  [
    'accounts.register',
    (site) => site.account.accounts.register({ ...registration, email: 'keine', password: 'kurz', agb: false }),
  ],
  [
    'accounts.register',
    (site) => site.account.accounts.register({ ...registration, phone: '040 1', zip: '2', newsletter: true }),
  ],
  ['accounts.register', (site) => site.account.accounts.register(registration)],
  ['accounts.register', (site, testApp) => registers(site, testApp, registration)],
  [
    'accounts.signIn',
    (site) => site.account.accounts.signIn({ email: registration.email, password: registration.password }),
  ],
  [
    'accounts.confirm',
    async (site, testApp) => {
      const other = { ...registration, email: 'oft-geraten@betrieb.example' }
      await registers(site, testApp, other)
      const token = await letterToken(testApp, other.email)
      for (let i = 0; i < 5; i += 1) await site.account.accounts.confirm({ token, password: 'falsch' })
      return site.account.accounts.confirm({ token, password: registration.password })
    },
  ],
  [
    'accounts.confirm',
    (site) => site.account.accounts.confirm({ token: 'abgelaufen', password: registration.password }),
  ],
  ['accounts.lookAtConfirmation', (site) => site.account.accounts.lookAtConfirmation({ token: 'abgelaufen' })],
  [
    'accounts.lookAtConfirmation',
    async (site, testApp) => site.account.accounts.lookAtConfirmation({ token: await letterToken(testApp) }),
  ],
  [
    'accounts.confirm',
    async (site, testApp) => site.account.accounts.confirm({ token: await letterToken(testApp), password: 'falsch' }),
  ],
  [
    'accounts.confirm',
    async (site, testApp) =>
      site.account.accounts.confirm({ token: await letterToken(testApp), password: registration.password }),
  ],
  [
    'accounts.signIn',
    (site) => site.account.accounts.signIn({ email: registration.email, password: registration.password }),
  ],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  [
    'accounts.signIn',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.account.accounts.signIn({ ...person, password: 'falsch' })
      return site.account.accounts.signIn(person)
    },
  ],
  [
    'accounts.register',
    async (site, testApp) => {
      const often = { ...registration, email: 'oft@betrieb.example' }
      for (let i = 0; i < 5; i += 1) await registers(site, testApp, often)
      const answer = await registers(site, testApp, often)
      // One that is accepted ends the form: the next one begins anew.
      await registers(site, testApp, { ...registration, email: 'zuletzt@betrieb.example' })
      return answer
    },
  ],
  ['accounts.forgotPassword', (site) => site.account.accounts.forgotPassword({ email: 'keine' })],
  ['accounts.forgotPassword', (site) => site.account.accounts.forgotPassword({ email: registration.email })],
  ['accounts.lookAtPasswordReset', (site) => site.account.accounts.lookAtPasswordReset({ token: 'abgelaufen' })],
  [
    'accounts.lookAtPasswordReset',
    async (site, testApp) => site.account.accounts.lookAtPasswordReset({ token: await resetToken(testApp) }),
  ],
  [
    'accounts.resetPassword',
    (site) => site.account.accounts.resetPassword({ token: 'abgelaufen', password: registration.password }),
  ],
  [
    'accounts.resetPassword',
    async (site, testApp) =>
      site.account.accounts.resetPassword({ token: await resetToken(testApp), password: 'Passwort2026' }),
  ],
  [
    'accounts.resetPassword',
    async (site, testApp) =>
      site.account.accounts.resetPassword({ token: await resetToken(testApp), password: registration.password }),
  ],
  [
    'accounts.forgotPassword',
    async (site) => {
      const email = 'niemand@betrieb.example'
      for (let i = 0; i < 5; i += 1) await site.account.accounts.forgotPassword({ email })
      return site.account.accounts.forgotPassword({ email })
    },
  ],
]

/** Takes his time to register. */
async function registers(site: Site, { clock }: TestApp, asked: typeof registration): Promise<unknown> {
  await site.office.forms.begin({})
  clock.pass(1)
  return site.account.accounts.register(asked)
}

async function letterToken({ needs }: TestApp, to = registration.email): Promise<string> {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  const letters = await needs.letters.claim(1000, now, now)
  const letter = letters.map(({ letter }) => letter).find((one) => one.kind === 'confirm-address' && one.to === to)
  return letter?.kind === 'confirm-address' ? letter.token : 'no letter'
}

async function resetToken({ needs }: TestApp): Promise<string> {
  const now = needs.clock.now()
  const letters = await needs.letters.claim(1000, now, now)
  const letter = letters.map(({ letter }) => letter).find(({ kind }) => kind === 'reset-password')
  return letter?.kind === 'reset-password' ? letter.token : 'no letter'
}
