import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { begunSession } from './begun-session.ts'
import { shopperIn } from './shopper.ts'
import { person, type TestApp } from './test-app.ts'

/** Makes ready what is asked about an address or a token; sends it when called. */
export type Ask = (what: string) => Promise<() => Promise<LightMyRequestResponse>>
/** Something that there is, something that there is not, as long, and how both are asked about. */
export interface Guess {
  readonly known: string
  readonly unknown: string
  /** What both are answered. */
  readonly status: number
  readonly ask: Ask
}

let networks = 0
/** Everybody asks from a network of his own, so that no attempt is one too many. */
const newNetwork = (): string => {
  networks += 1
  return `10.${(networks >> 8) & 255}.${networks & 255}.1`
}

interface Sent {
  readonly url: string
  readonly payload?: object
  readonly session?: string
  readonly cookie?: string
}

/** A call as our own scripts make it, ready to be sent. */
export const call =
  ({ app, settings }: TestApp, { url, payload, session, cookie }: Sent): (() => Promise<LightMyRequestResponse>) =>
  () => {
    const xsrf = makeXsrfToken(session, settings.siteSecret)
    const cookies = [
      `XSRF-TOKEN=${xsrf}`,
      ...(session === undefined ? [] : [`session=${session}`]),
      cookie ?? [],
    ].flat()
    const request: InjectOptions = {
      method: payload ? 'POST' : 'GET',
      url,
      headers: {
        host: 'localhost:3000',
        accept: 'application/json',
        'x-forwarded-for': newNetwork(),
        'x-xsrf-token': xsrf,
        cookie: cookies.join('; '),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload }),
    }
    return app.inject(request)
  }

/** A form of a page, as a browser without scripts sends it. */
const form =
  (
    { app }: TestApp,
    url: string,
    fields: Readonly<Record<string, string>>,
    cookie = '',
  ): (() => Promise<LightMyRequestResponse>) =>
  () =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newNetwork(),
        cookie,
      },
      payload: new URLSearchParams(fields).toString(),
    })

const nobody = 'max@betrieb.example'
const newPassword = 'sieben Siegel am Schrank'
const wrongPassword = 'acht Siegel an der Tür'
const registration = {
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Muster',
  password: newPassword,
  company: 'Werk GmbH',
  function: 'br-mitglied',
  agb: true,
  privacyAccepted: true,
}

/** The cookie of somebody who has begun to fill in a form a while ago. */
async function begunForm(testApp: TestApp): Promise<string> {
  const answer = await call(testApp, { url: '/api/begin-form' })()
  testApp.clock.pass(1)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const registering = async (testApp: TestApp, email: string) => {
  const cookie = await begunForm(testApp)
  return call(testApp, { url: '/api/user-registration', cookie, payload: { ...registration, email } })
}

/** The newest letter of a kind. */
async function letterOf<Kind extends string>({ needs }: TestApp, kind: Kind) {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  const letters = (await needs.letters.claim(1000, now, now)).map(({ letter }) => letter)
  const found = letters.findLast((letter) => letter.kind === kind)
  if (!found || !('token' in found)) throw new Error(`no letter of the kind ${kind} has a token`)
  return found.token
}

/** Whoever asks these learns nothing of whether an address has an account, the newsletter, or an alert. */
export const addresses: Readonly<Record<string, (testApp: TestApp) => Promise<Guess>>> = {
  'a sign-in': async (testApp) => ({
    known: person.email,
    unknown: nobody,
    status: 401,
    ask: async (email) =>
      call(testApp, { url: '/kundenportal/local-login', payload: { email, password: wrongPassword } }),
  }),
  'a registration': async (testApp) => ({
    known: person.email,
    unknown: nobody,
    status: 202,
    ask: (email) => registering(testApp, email),
  }),
  'the page of a sign-in': async (testApp) => ({
    known: person.email,
    unknown: nobody,
    status: 401,
    ask: async (email) => form(testApp, '/kundenportal/login', { email, password: wrongPassword }),
  }),
  'the page of a registration': async (testApp) => {
    const { agb: _, privacyAccepted: __, ...typed } = registration
    const ask: Ask = async (email) =>
      form(testApp, '/registrierung', { ...typed, email, agb: 'on', privacyAccepted: 'on' }, await begunForm(testApp))
    return { known: person.email, unknown: nobody, status: 303, ask }
  },
  'the page of a forgotten password': async (testApp) => ({
    known: person.email,
    unknown: nobody,
    status: 303,
    ask: async (email) => form(testApp, '/kundenportal/password-forgot', { email }),
  }),
  'a forgotten password': async (testApp) => ({
    known: person.email,
    unknown: nobody,
    status: 202,
    ask: async (email) => call(testApp, { url: '/kundenportal/password-forgot', payload: { email } }),
  }),
  'the question whether an address can be registered': async (testApp) => ({
    known: person.email,
    unknown: nobody,
    status: 200,
    ask: async (email) => call(testApp, { url: `/api/fetch-user-email-availability?email=${email}` }),
  }),
  'a new address to sign in with': async (testApp) => {
    const eve = { email: 'eve@betrieb.example', password: 'noch ein gutes langes Wort' }
    const session = await begunSession(testApp, await testApp.stage.account(eve))
    const url = '/api-meinifb/update-login-email'
    return {
      known: person.email,
      unknown: nobody,
      status: 202,
      ask: async (newEmail) => call(testApp, { url, session, payload: { newEmail, password: eve.password } }),
    }
  },
  'a subscription to the newsletter': async (testApp) => {
    const url = '/api/newsletter-subscription-request'
    let sent = 0
    const ask: Ask = async (email) => {
      const cookie = await begunForm(testApp)
      sent += 1
      const idempotencyKey = `the newsletter ${sent}`
      return call(testApp, {
        url,
        cookie,
        payload: { email, topics: ['recht'], privacyAccepted: true, idempotencyKey },
      })
    }
    await (
      await ask(person.email)
    )()
    const token = await letterOf(testApp, 'newsletter-confirm')
    await call(testApp, { url: `${url}/confirm/${token}`, payload: {} })()
    return { known: person.email, unknown: nobody, status: 202, ask }
  },
  'a request for an alert': async (testApp) => {
    let sent = 0
    const ask: Ask = async (email) => {
      const cookie = await begunForm(testApp)
      sent += 1
      const followed = { subject: 'theme', key: 'betriebsverfassungsrecht-i' }
      const payload = { email, ...followed, privacyAccepted: true, idempotencyKey: `the alert ${sent}` }
      return call(testApp, { url: '/api/alerts', cookie, payload })
    }
    await (
      await ask(person.email)
    )()
    const token = await letterOf(testApp, 'alert-confirm')
    await call(testApp, { url: `/api/alerts/confirm/${token}`, payload: {} })()
    return { known: person.email, unknown: nobody, status: 202, ask }
  },
}

/** A token that nobody was given. */
const unheardOf = (like: string): string => 'A'.repeat(like.length)
const asToken = (testApp: TestApp, url: (token: string) => string, payload?: object): Ask => {
  return async (token) => call(testApp, { url: url(token), ...(payload && { payload }) })
}
const token = (
  testApp: TestApp,
  [known, status]: readonly [string, number],
  url: (token: string) => string,
  payload?: object,
): Guess => ({ known, unknown: unheardOf(known), status, ask: asToken(testApp, url, payload) })

/** Whoever tries tokens learns nothing from one that did something once, or does something elsewhere. */
export const tokens: Readonly<Record<string, (testApp: TestApp) => Promise<Guess>>> = {
  'the link of a registration that is confirmed already': async (testApp) => {
    const email = 'neu@betrieb.example'
    await (
      await registering(testApp, email)
    )()
    const known = await letterOf(testApp, 'confirm-address')
    const url = (it: string) => `/api/user-registration/confirm/${it}`
    await call(testApp, { url: url(known), payload: { password: newPassword } })()
    return token(testApp, [known, 410], url, { password: newPassword })
  },
  'the link of a forgotten password that is over': async (testApp) => {
    await call(testApp, { url: '/kundenportal/password-forgot', payload: { email: person.email } })()
    const known = await letterOf(testApp, 'reset-password')
    testApp.clock.pass(61)
    const guess = token(testApp, [known, 410], (it) => `/api/open-links/password-reset/${it}`)
    const url = '/kundenportal/password-reset'
    const both: Ask = async (it) => {
      await (
        await guess.ask(it)
      )()
      return call(testApp, { url, payload: { token: it, password: newPassword } })
    }
    return { ...guess, ask: both }
  },
  'the link of a newsletter that is confirmed already': async (testApp) => {
    const cookie = await begunForm(testApp)
    const url = '/api/newsletter-subscription-request'
    const payload = { email: 'liest@betrieb.example', topics: ['recht'], privacyAccepted: true }
    await call(testApp, { url, cookie, payload })()
    const known = await letterOf(testApp, 'newsletter-confirm')
    await call(testApp, { url: `${url}/confirm/${known}`, payload: {} })()
    return token(testApp, [known, 410], (it) => `${url}/confirm/${it}`, {})
  },
  'the employer’s link in place of the booking’s': async (testApp) => {
    const { employersToken } = await shopperIn(testApp, { email: 'lia@betrieb.example', from: newNetwork() })
    return token(testApp, [employersToken, 404], (it) => `/order-api/booking/${it}`)
  },
  'the booking’s link in place of the employer’s': async (testApp) => {
    const shopper = await shopperIn(testApp, { email: 'lia@betrieb.example', from: newNetwork() })
    return token(testApp, [shopper.token, 404], (it) => `/order-api/employer/${it}`)
  },
  'an employer’s link that was replaced': async (testApp) => {
    const shopper = await shopperIn(testApp, { email: 'lia@betrieb.example', from: newNetwork() })
    const shown = await call(testApp, { url: `/order-api/booking/${shopper.token}` })()
    const { version } = shown.json<{ booking: { version: number } }>().booking
    await call(testApp, { url: `/order-api/booking/${shopper.token}/hand-over`, payload: { version } })()
    return token(testApp, [shopper.employersToken, 404], (it) => `/order-api/employer/${it}`)
  },
  'most of the shop’s code': async (testApp) => ({
    known: 'wir-sind-dabei-2x',
    unknown: 'ganz-was-anderes-',
    status: 422,
    ask: async (code) => call(testApp, { url: '/werbemittelshop-login', payload: { code } }),
  }),
}
