import { Writable } from 'node:stream'
import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { required } from '#core/shared/required.ts'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { routes } from '#react/routes.tsx'
import { readPdf } from '#tests/pdf/reading-pdfs.ts'
import { begunSession } from './begun-session.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { onTheWire, shapedAsk } from './shaped-ask.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { councilIn, seats, type Council, type Seat } from './two-gremien/council.ts'
import {
  askers,
  ofACouncil,
  ofOneself,
  pagesOfACouncil,
  pagesOfNobody,
  pagesOfOneself,
  provedElsewhere,
  type Asker,
} from './two-gremien/portal-calls.ts'

const isOfThePortal = (path: string): boolean =>
  [
    '/api-meinifb/',
    '/schulungsplan/',
    '/personalisierter-schulungsplan',
    '/meinifb/',
    '/kundenportal/get-gremium',
  ].some((beginning) => path.startsWith(beginning))

const calls = new Map(
  [...endpoints, ...handWrittenCalls].map(({ endpoint }): readonly [string, Endpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]),
)

const statusOf: Readonly<Record<string, readonly number[]>> = { a: [401], f: [403], n: [404], l: [302] }

let testApp: TestApp
let councils: readonly [Council, Council]
let lone: Council['people'][Seat]
const logged: string[] = []

/** Each of a kind, with its name. */
const whoIs = (asker: Asker, it: Council): readonly (readonly [string, ReturnType<typeof injectVisitor>])[] => {
  if (asker === 'visitor') return [['nobody signed in', injectVisitor(testApp.app)]]
  if (asker === 'nobody') return [['somebody without a Gremium', lone.visitor]]
  const council = asker.startsWith('own') ? it : required(councils.find((one) => one !== it))
  const managing: readonly Seat[] = ['chair', 'deputy']
  return seats
    .filter((seat) => managing.includes(seat) === asker.endsWith('manager'))
    .map((seat) => [`${council.canary} ${seat}`, council.people[seat].visitor] as const)
}

/** All that stands in an answer, as somebody reads it. */
const readable = async ({ headers, body, rawPayload }: LightMyRequestResponse): Promise<string> => {
  const said = JSON.stringify(headers)
  if (!String(headers['content-type']).startsWith('application/pdf')) return `${said}${body}`.toLowerCase()
  const { text, info, metadata } = await readPdf(rawPayload)
  return `${said}${text}${JSON.stringify(info)}${metadata}`.toLowerCase()
}

const asks = (
  visitor: ReturnType<typeof injectVisitor>,
  endpoint: Endpoint,
  ask: Readonly<Record<string, unknown>>,
): Promise<LightMyRequestResponse> => {
  const { url, body } = onTheWire(endpoint, { ...shapedAsk(endpoint), ...ask })
  if (endpoint.method === 'DELETE') return visitor.end(url)
  return body === undefined ? visitor.get(url) : visitor.json(url, body)
}

beforeAll(async () => {
  const output = new Writable({
    write: (line: Buffer, _encoding, written) => {
      logged.push(line.toString().toLowerCase())
      written()
    },
  })
  const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
  testApp = await openTestApp({
    log: pino({ level: 'trace' }, output),
    settings: { trustProxy: 'loopback' },
    render: await builtPages(origins),
  })
  councils = [await councilIn(testApp, 'zaunamsel', 1), await councilIn(testApp, 'rotammer', 2)]
  const userId = await testApp.stage.account({ email: 'allein@werk.example', password: 'ein gutes langes Wort' })
  const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': '10.3.0.1' })
  visitor.jar.take([`session=${await begunSession(testApp, userId)}`])
  lone = { visitor, userId, email: 'allein@werk.example', firstName: 'Allein' }
}, 60_000)
afterAll(() => testApp.close())

const verdictOf = (verdicts: string, asker: Asker): string =>
  required(verdicts.replaceAll(' ', '')[askers.indexOf(asker)])

/** What somebody was answered about a council: as the table says, and nothing of it to whom it does not belong. */
async function judged(answer: LightMyRequestResponse, verdict: string, it: Council, said: string): Promise<void> {
  const wanted = statusOf[verdict]
  if (wanted) expect(wanted, said).toContain(answer.statusCode)
  else expect(answer.statusCode, `${said}: ${answer.body}`).toBeLessThan(300)
  if (verdict !== 'o' && verdict !== 'f') expect(await readable(answer), said).not.toContain(it.canary)
}

describe('of two councils nothing of the one is told to the other', () => {
  it.each(Object.entries(ofACouncil))('%s', async (call, [verdicts, ask]) => {
    const endpoint = required(calls.get(call))
    for (const council of councils)
      for (const asker of askers) {
        const verdict = verdictOf(verdicts, asker)
        if (verdict === '-') continue
        for (const [name, visitor] of whoIs(asker, council))
          await judged(
            await asks(visitor, endpoint, ask(council)),
            verdict,
            council,
            `${name} asks of ${council.canary}`,
          )
      }
  })

  it.each(ofOneself)('%s tells of whoever asks', async (call) => {
    const endpoint = required(calls.get(call))
    for (const council of councils)
      for (const asker of ['other member', 'other manager', 'nobody'] as const)
        for (const [name, visitor] of whoIs(asker, council)) {
          const answer = await asks(visitor, endpoint, {})
          expect(answer.statusCode, name).toBe(200)
          expect(await readable(answer), name).not.toContain(council.canary)
        }
  })

  it.each(Object.entries(pagesOfACouncil))('the page %s', async (_, [verdicts, addressOf]) => {
    for (const council of councils)
      for (const asker of askers)
        for (const [name, visitor] of whoIs(asker, council)) {
          const answer = await visitor.get(addressOf(council), { accept: 'text/html' })
          await judged(answer, verdictOf(verdicts, asker), council, `${name} looks at ${council.canary}`)
        }
  })

  it.each(pagesOfOneself)('the page %s shows what belongs to whoever looks', async (address) => {
    for (const council of councils)
      for (const asker of ['other member', 'other manager', 'nobody'] as const)
        for (const [name, visitor] of whoIs(asker, council)) {
          const answer = await visitor.get(address, { accept: 'text/html' })
          expect(answer.statusCode, name).toBe(200)
          expect(await readable(answer), name).not.toContain(council.canary)
        }
  })

  it('in letters to the other', async () => {
    const { needs } = testApp
    const now = needs.clock.now()
    const letters = (await needs.letters.claim(2_000, now, now)).map(({ letter }) => letter)
    for (const [nth, { canary }] of councils.entries()) {
      const other = required(councils[1 - nth])
      const toOther = letters.filter(({ to }) => to.includes(other.canary))
      expect(toOther.length).toBeGreaterThan(5)
      expect(JSON.stringify(toOther).toLowerCase()).not.toContain(canary)
    }
  })

  it('in the log, to anybody', async () => {
    expect(logged.length).toBeGreaterThan(100)
    for (const { canary } of councils) expect(logged.filter((line) => line.includes(canary))).toEqual([])
  })

  it('and whoever belongs to it does read it, by the same search', async () => {
    for (const council of councils) {
      const { visitor } = council.people.member
      const read = await Promise.all(
        ['/kundenportal/get-gremium-users', '/meinifb/gremium-mitglieder'].map((url) => visitor.get(url)),
      )
      for (const answer of read) expect(await readable(answer)).toContain(council.canary)
    }
  })
})

describe('the tables', () => {
  it('say of every call of the portal who gets what, or where that is proved', () => {
    const ofPortal = [...calls.keys()].filter((call) => isOfThePortal(call.replace(/^\w+ /, '')))
    const said = [...Object.keys(ofACouncil), ...ofOneself, ...Object.keys(provedElsewhere)]
    expect(said.toSorted()).toEqual(ofPortal.toSorted())
  })

  it('say of every page of the portal who sees what', () => {
    const ofPortal = routes.flatMap(({ path = '' }) => (isOfThePortal(path) ? [path] : []))
    const said = [...Object.keys(pagesOfACouncil), ...pagesOfOneself.filter(isOfThePortal), ...pagesOfNobody]
    expect(said.toSorted()).toEqual(ofPortal.toSorted())
  })
})
