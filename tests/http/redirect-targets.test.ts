import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { createRender } from '#react/render.tsx'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

const site = 'http://localhost:3000'
const br = 'http://br.localhost:3000'

/** Where nobody is led; each is led to the start page. */
const refused = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example/a',
  String.raw`\\evil.example`,
  String.raw`/\evil.example`,
  String.raw`http:/\evil.example`,
  'https:evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)//http://localhost:3000',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'http://localhost:3000@evil.example/',
  'http://kim@localhost:3000/',
  'http://kim:geheim@br.localhost:3000/',
  'http://localhost:3000.evil.example/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'http://evil.localhost:3000/',
  '/\t/evil.example',
  '/\r\nLocation: //evil.example',
  '/a\u001fb',
  '/a\u0085b',
  '/.//evil.example',
  '/..//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  'evil.example',
  `/${'a'.repeat(2048)}`,
]
/** Where somebody is led as he asked. */
const followed = ['/', '/seminare/t/arbeitsrecht-online?seite=2#termine', `${site}/termine?a=b`, `${br}/standorte`]

let testApp: TestApp
let visitors = 0
const newcomer = () => {
  visitors += 1
  return injectVisitor(testApp.app, { 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.1` })
}
const signedIn = async () => {
  const visitor = newcomer()
  await visitor.signIn()
  return visitor
}
const locationOf = ({ statusCode, headers }: LightMyRequestResponse): string => {
  if (statusCode < 301 || statusCode > 303) throw new Error(`leads nowhere: ${statusCode}`)
  return String(headers['location'])
}
const led = (answer: LightMyRequestResponse): string => {
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ redirectUrl: string }>().redirectUrl
}
const query = 'post_login_redirect_url'
const password = 'noch ein gutes langes Wort'

const registration = () => ({
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Muster',
  email: `neu-${visitors}@betrieb.example`,
  password,
  company: 'Werk GmbH',
  function: 'br-mitglied',
})
/** Nobody fills in a form in no time. */
async function begunWell(visitor: ReturnType<typeof newcomer>): Promise<void> {
  await visitor.get('/api/begin-form')
  testApp.clock.pass(1)
}
/** Confirms the address of whoever registered last; where that leads. */
async function confirmed(visitor: ReturnType<typeof newcomer>, email: string): Promise<string> {
  const now = testApp.needs.clock.now()
  const letters = (await testApp.needs.letters.claim(1000, now, now)).map(({ letter }) => letter)
  const letter = letters.find(({ kind, to }) => kind === 'confirm-address' && to === email)
  const token = letter?.kind === 'confirm-address' ? letter.token : 'no letter'
  return led(await visitor.json(`/api/user-registration/confirm/${token}`, { password }))
}

const codeOf = (secret: string): string =>
  testApp.needs.codes.codeAt(secret, Math.floor(Date.parse(testApp.needs.clock.now()) / 30_000))
/** An editor who signed in for the first time with a target: his app is set up. */
async function enrolled(target: string) {
  const visitor = newcomer()
  const email = `redaktion-${visitors}@betrieb.example`
  await testApp.stage.account({ email, password, roles: ['mitglied', 'redaktion'] })
  await visitor.json('/kundenportal/local-login', { email, password, postLoginRedirectUrl: target })
  const { secret } = (await visitor.json('/api-meinifb/second-factor/enrol', {})).json<{ secret: string }>()
  const to = led(await visitor.json('/api-meinifb/second-factor/confirm', { code: codeOf(secret) }))
  return { visitor, email, secret, to }
}

/** Where each call leads somebody with a target. */
const calls: Readonly<Record<string, (target: string) => Promise<string | null>>> = {
  'POST /kundenportal/local-login postLoginRedirectUrl': async (postLoginRedirectUrl) =>
    led(await newcomer().json('/kundenportal/local-login', { ...person, postLoginRedirectUrl })),
  'POST /api/user-registration postLoginRedirectUrl': async (postLoginRedirectUrl) => {
    const visitor = newcomer()
    const typed = { ...registration(), agb: true, privacyAccepted: true, postLoginRedirectUrl }
    await begunWell(visitor)
    await visitor.json('/api/user-registration', typed)
    return confirmed(visitor, typed.email)
  },
  'POST /kundenportal/logintarget url': async (url) => {
    const visitor = newcomer()
    await visitor.json('/kundenportal/logintarget', { url })
    return (await visitor.get('/kundenportal/logintargetget')).json<{ url: string | null }>().url
  },
}
/** The same of a sign-in that asks for a code, at first and later. */
const withCodes: typeof calls = {
  'setting up an app': async (target) => (await enrolled(target)).to,
  'a code': async (target) => {
    const { visitor, email, secret } = await enrolled('/')
    await visitor.json('/kundenportal/logout', {})
    testApp.clock.pass(1)
    await visitor.json('/kundenportal/local-login', { email, password, postLoginRedirectUrl: target })
    return led(await visitor.json('/kundenportal/second-factor', { code: codeOf(secret) }))
  },
}
/** Where pages lead, by the file that reads the target. */
const pages: Readonly<Record<string, Readonly<Record<string, (target: string) => Promise<string | null>>>>> = {
  'account/sign-in.tsx': {
    'its address, for whoever is signed in': async (target) =>
      locationOf(await (await signedIn()).get(`/kundenportal/login?${query}=${encodeURIComponent(target)}`)),
    'its form': async (target) =>
      locationOf(await newcomer().form('/kundenportal/login', { ...person, [query]: target })),
    'the address of its form': async (target) =>
      locationOf(await newcomer().form(`/kundenportal/login?${query}=${encodeURIComponent(target)}`, person)),
  },
  'account/registration.tsx': {
    'its form': async (target) => {
      const visitor = newcomer()
      const typed = { ...registration(), agb: 'on', privacyAccepted: 'on', [query]: target }
      await begunWell(visitor)
      await visitor.form('/registrierung', typed)
      return confirmed(visitor, typed.email)
    },
  },
  'wishlist/heart-form.ts': {
    'its form, for whoever is signed in': async (back) => {
      const item = { type: 'seminar', value: 'betriebsverfassungsrecht-i' }
      const to = locationOf(await (await signedIn()).form('/wishlist/list', { ...item, back }))
      // In place of the part that was named before stands that it is done.
      expect(to).toMatch(/#gemerkt$/)
      return to.replace('#gemerkt', /#.*/.exec(back)?.[0] ?? '')
    },
    'its form, for whoever is not': async (back) => {
      const to = locationOf(await newcomer().form('/wishlist/list', { type: 'nichts', value: 'x', back }))
      return new URL(to, site).searchParams.get(query)
    },
  },
}

beforeAll(async () => {
  const assets = { loader: '/widgets.js', styles: [], wording: '/wording/de.json', fonts: [] }
  const render = createRender({ siteOrigin: site, brOrigin: br, assets })
  testApp = await openTestApp({ render, settings: { siteOrigin: site, brOrigin: br, trustProxy: 'loopback' } })
})
afterAll(() => testApp.close())

const ofPages = Object.entries(pages).flatMap(([file, ways]) =>
  Object.entries(ways).map(([way, follow]) => [`${file}: ${way}`, follow] as const),
)
const whole = (target: string | null): string | null => (target === null ? target : new URL(target, site).href)

describe.each([...Object.entries(calls), ...Object.entries(withCodes), ...ofPages])('%s', (_, follow) => {
  it('leads to nobody else', async () => {
    for (const target of refused) expect(whole(await follow(target)), target).toBe(`${site}/`)
  })

  it('leads to where somebody came from, at both of our origins', async () => {
    for (const target of followed) expect(whole(await follow(target))).toBe(whole(target))
  })
})

/** What a parameter is called that says where somebody is led. */
const suspicious = /redirect|target(?!group)|^url$|^back$|next|return|goto|continue|dest/i

it('is asked of every call that takes a target', () => {
  const taking = [...endpoints, ...handWrittenCalls].flatMap(({ endpoint: { method, path, ask } }) => {
    const { properties = {} } = z.toJSONSchema(ask, { io: 'input', unrepresentable: 'any' })
    const names = Object.entries(properties).flatMap(([name, property]) =>
      // What can only be one of a few words leads nowhere else.
      suspicious.test(name) && !path.includes(`:${name}`) && !(typeof property === 'object' && property.enum)
        ? [name]
        : [],
    )
    return names.map((name) => `${method} ${path} ${name}`)
  })
  expect(taking.toSorted()).toEqual(Object.keys(calls).toSorted())
})

it('is asked of every page that reads a target', () => {
  const folder = fileURLToPath(new URL('../../adapters/react/pages', import.meta.url))
  const reading = /(?:form\.(?:one|all)|searchParams\.(?:get|getAll))\(['"]?(\w+)['"]?\)/g
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(reading)].some(([, name = '']) => suspicious.test(name)),
  )
  expect(files.toSorted()).toEqual(Object.keys(pages).toSorted())
})
