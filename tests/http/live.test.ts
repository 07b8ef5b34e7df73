import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import { done } from '#core/shared/result.ts'
import { buildServer } from '#http/server/build-server.ts'
import type { StreamSettings } from '#http/server/live/live-streams.ts'
import { leaving } from '#http/server/operation/leaving.ts'
import { begunSession } from './begun-session.ts'
import { injectVisitor } from './inject-visitor.ts'
import { listenLive, portOf, type HeardLive } from './listening-live.ts'
import { plainPages } from './plain-pages.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let gremium: string
let others: string
const ids = new Map<string, string>()
const people = ['mara', 'jonas', 'fremd'] as const
type Person = (typeof people)[number]
const mailOf = (name: Person): string => `${name}@betrieb.example`

beforeAll(async () => {
  testApp = await openTestApp()
  const { stage } = testApp
  for (const name of people)
    ids.set(name, await stage.account({ email: mailOf(name), password: 'ein gutes langes Wort', firstName: name }))
  const user = (name: Person, role: 'verwalter' | 'mitglied') => ({ email: mailOf(name), role })
  const users = [user('mara', 'verwalter'), user('jonas', 'mitglied')]
  gremium = await stage.gremium({ type: 'BR', company: 'Geheim & Söhne', users })
  others = await stage.gremium({ type: 'BR', company: 'Anderswo AG', users: [user('fremd', 'verwalter')] })
})
afterAll(() => testApp.close())

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const quick = { look: 20, beat: 10_000, life: 60_000 }

/** Another server over the same store, which listens. */
async function serving(
  streams: Partial<StreamSettings> = {},
  changes: Pick<ForKnowingWhatChanged, 'since'> = testApp.needs.changes,
) {
  const lameDuck = leaving()
  const app = buildServer({
    openSite: testApp.siteOf,
    render: plainPages,
    settings: { ...testApp.settings, streams: { ...quick, ...streams } },
    changes: { ...testApp.needs.changes, ...changes },
    leaving: lameDuck,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  const listen = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<HeardLive> => {
    const heard = await listenLive(portOf(app), path, headers)
    closing.push(heard.close)
    return heard
  }
  return { app, listen, lameDuck }
}

const tokenOf = (name: Person): Promise<string> => begunSession(testApp, ids.get(name) ?? 'nobody')
const cookieOf = async (name: Person) => ({ cookie: `session=${await tokenOf(name)}` })
const ofList = (after = ''): string => `/api-meinifb/live?gremium=${gremium}${after}`

/** Somebody, in a browser of her own. */
async function browserOf(name: Person) {
  const visitor = injectVisitor(testApp.app)
  visitor.jar.take([`session=${await tokenOf(name)}`])
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await visitor.json(path, body)
    expect([path, answer.statusCode < 300]).toEqual([path, true])
    return (answer.body === '' ? undefined : answer.json()) as T
  }
  const list = '/api-meinifb/gremium-list'
  return {
    post,
    add: (value: string) => post<{ id: string }>(list, { gremium, type: 'event', value }),
    vote: (id: string) => post(`${list}/${id}/vote`, { gremium, opinion: 'dafuer' }),
    comment: (id: string, comment: string) => post(`${list}/${id}/comments`, { gremium, comment }),
  }
}
const takeASeat = async (eventId: number): Promise<void> => {
  const taken = await testApp.needs.change((tx) => takeSeats([{ of: { kind: 'event', eventId }, seats: 1 }])(tx))
  expect(taken.ok).toBe(true)
}

describe('what a stream tells', () => {
  it('names the list when somebody else votes or comments, and the events on it, and nothing of anybody', async () => {
    const { listen } = await serving()
    const heard = await listen(ofList(), await cookieOf('mara'))
    expect([heard.status, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ])
    expect(heard.headers['content-security-policy']).toBeTruthy()
    expect(heard.text()).toMatch(/^retry: \d{4}\nid: \d+\n\n/)
    const jonas = await browserOf('jonas')
    const { id } = await jonas.add('termin-4002')
    await heard.heard(1)
    await jonas.vote(id)
    await heard.heard(2)
    await jonas.comment(id, 'Gehaltsfrage klären')
    await heard.heard(3)
    // It came with the first change.
    await takeASeat(4002)
    const events = await heard.heard(4)
    expect(events.map(({ name, topics }) => [name, topics])).toEqual([
      ['changed', [`list:${gremium}`]],
      ['changed', [`list:${gremium}`]],
      ['changed', [`list:${gremium}`]],
      ['changed', ['event:4002']],
    ])
    expect(heard.text()).toMatch(/^(?:(?:retry: \d+|id: \d+|event: changed|data: \["[a-z]+:[\w-]+"\]|:)?\n)+$/)
    for (const secret of ['jonas', 'mara', 'Geheim', 'Gehalt', 'dafuer', id]) expect(heard.text()).not.toContain(secret)
  })

  it('names events of which seats are taken, to anybody, and no others', async () => {
    const { listen } = await serving()
    const [heard, other] = [await listen('/api/live?events=4002,4003'), await listen('/api/live?events=4003')]
    await takeASeat(4002)
    expect((await heard.heard(1)).map(({ topics }) => topics)).toEqual([['event:4002']])
    expect(other.events()).toEqual([])
  })

  it('tells whoever comes back what he has missed', async () => {
    const { listen } = await serving()
    const first = await listen('/api/live?events=4002')
    await takeASeat(4002)
    await first.heard(1)
    first.close()
    await takeASeat(4002)
    const again = await listen('/api/live?events=4002', { 'last-event-id': String(first.lastId()) })
    expect((await again.heard(1)).map(({ topics }) => topics)).toEqual([['event:4002']])
    // Nothing since then; and a version that this store has not reached is another one's.
    const third = await listen('/api/live?events=4002', { 'last-event-id': String(again.lastId()) })
    const stranger = await listen('/api/live?events=4002&after=999999')
    expect((await stranger.heard(1))[0]?.topics).toEqual(['event:4002'])
    await pause(100)
    expect(third.events()).toEqual([])
  })

  it('asks the store once for all who listen, and not at all when nobody does', async () => {
    let asked = 0
    const since: ForKnowingWhatChanged['since'] = (version) => {
      asked += 1
      return testApp.needs.changes.since(version)
    }
    const { listen } = await serving({ look: 50 }, { since })
    const all = await Promise.all(Array.from({ length: 20 }, () => listen('/api/live?events=4002')))
    await pause(500)
    expect(asked).toBeGreaterThan(4)
    expect(asked).toBeLessThan(60)
    for (const one of all) one.close()
    await pause(150)
    const before = asked
    await pause(200)
    expect(asked).toBe(before)
  })

  it('says that it is there while nothing changes, and ends after a while so that browsers come back', async () => {
    const { listen } = await serving({ beat: 30, life: 200 })
    const heard = await listen('/api/live?events=4002')
    await heard.ended
    expect(heard.text().match(/^:$/gm)?.length).toBeGreaterThan(2)
    expect(heard.events()).toEqual([])
  })
})

describe('who may listen', () => {
  it('is nobody who is not signed in, and nobody of another Gremium', async () => {
    const { listen } = await serving()
    const [stranger, other, none] = [
      await listen(ofList()),
      await listen(ofList(), await cookieOf('fremd')),
      await listen('/api-meinifb/live?gremium=gibt-es-nicht', await cookieOf('mara')),
    ]
    expect([stranger.status, other.status, none.status]).toEqual([401, 404, 404])
    const manages = await listen(`/api-meinifb/live?gremium=${others}`, await cookieOf('fremd'))
    expect(manages.status).toBe(200)
  })

  it('may not ask for too many events, or for what is none', async () => {
    const { listen } = await serving()
    const many = Array.from({ length: 21 }, (_, nth) => nth + 1).join()
    for (const query of ['', '?events=', '?events=x', `?events=${many}`, '?events=4002&after=-1'])
      expect([query, (await listen(`/api/live${query}`)).status]).toEqual([query, 400])
  })

  it('is told that it is over when she has signed out', async () => {
    const { listen } = await serving({ beat: 50 })
    const token = await tokenOf('jonas')
    const heard = await listen(ofList(), { cookie: `session=${token}` })
    await pause(120)
    expect(heard.events()).toEqual([])
    await testApp.needs.sessions.end(testApp.needs.secrets.digest(token))
    expect((await heard.heard(1)).map(({ name }) => name)).toEqual(['over'])
    await heard.ended
  })

  it('is told nothing more when she does not belong to the Gremium any longer', async () => {
    const { listen } = await serving()
    const heard = await listen(ofList(), await cookieOf('jonas'))
    const council = (await testApp.needs.gremien.ofUser(ids.get('mara') ?? '')).find(({ id }) => id === gremium)
    if (!council) throw new Error('there is no council')
    const save = (users: typeof council.users) =>
      testApp.needs.change(async ({ gremien }) => done(await gremien.save({ ...council, users })))
    await save(council.users.filter(({ userId }) => userId !== ids.get('jonas')))
    await (await browserOf('mara')).add('termin-4003')
    expect((await heard.heard(1)).map(({ name }) => name)).toEqual(['over'])
    await heard.ended
    await save(council.users)
  })
})

describe('how many streams there are', () => {
  it('is bounded by session, by network and over all, and whoever goes makes room', async () => {
    const { app, listen } = await serving({ ofSession: 1, ofNetwork: 2, most: 3 })
    app.log.level = 'silent'
    const mara = await cookieOf('mara')
    const [own, twice] = [await listen(ofList(), mara), await listen(ofList(), mara)]
    expect([own.status, twice.status, twice.headers['retry-after']]).toEqual([200, 429, '60'])
    const another = await listen('/api/live?events=4002')
    const third = await listen('/api/live?events=4002')
    expect([another.status, third.status]).toEqual([200, 429])
    const page = await app.inject({ url: '/', headers: { host: 'localhost:3000', accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    another.close()
    await pause(50)
    expect((await listen('/api/live?events=4002')).status).toBe(200)
  })

  it('is told where all is full', async () => {
    const { listen } = await serving({ most: 1 })
    await listen('/api/live?events=4002')
    const late = await listen('/api/live?events=4002')
    expect([late.status, late.headers['retry-after']]).toEqual([503, '60'])
  })
})

describe('when the server ends', () => {
  it('streams end with it, and hold up nothing', async () => {
    const { app, listen } = await serving()
    const streams = await Promise.all(Array.from({ length: 5 }, () => listen('/api/live?events=4002')))
    const begun = performance.now()
    await app.close()
    expect(performance.now() - begun).toBeLessThan(1_000)
    await Promise.all(streams.map(({ ended }) => ended))
    // Browsers come back by themselves: nothing is over.
    expect(streams.flatMap(({ events }) => events())).toEqual([])
  })

  it('streams end as soon as it says so, and none begins', async () => {
    const { listen, lameDuck } = await serving()
    const heard = await listen('/api/live?events=4002')
    lameDuck.begin()
    await heard.ended
    expect((await listen('/api/live?events=4002')).status).toBe(503)
  })
})
