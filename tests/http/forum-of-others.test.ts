import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timetableOf } from '#core/timetable-of.ts'
import { begunSession } from './begun-session.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { councilIn, type Council } from './two-gremien/council.ts'

type Visitor = ReturnType<typeof injectVisitor>

let testApp: TestApp
let council: Council
let readers: Readonly<Record<string, Visitor>>
let ids: { readonly member: string; readonly moderator: string }
let thread = ''
/** All that stands in letters to others. */
const letters: string[] = []

/** In minutes: so long an account can still be kept (core/privacy). */
const sevenDays = 7 * 24 * 60
const opened = { categoryId: 'wahlen', title: 'Wer leitet die Wahl?', body: 'Wir haben noch niemanden.', tags: [] }
/** A word that stands in the thread alone: the search finds it by that. */
const sought = 'Waldkauzfrage'

async function done(visitor: Visitor, path: string, body: object): Promise<string> {
  const answer = await visitor.json(path, body)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  return answer.body
}

/** A new account with these roles. */
const account = (email: string, roles: readonly ('mitglied' | 'forum')[]): Promise<string> =>
  testApp.stage.account({ email, password: 'ein gutes langes Wort', roles })

async function signedIn(userId: string): Promise<Visitor> {
  const visitor = injectVisitor(testApp.app)
  visitor.jar.take([`session=${await begunSession(testApp, userId)}`])
  return visitor
}

/** Whoever reads, each with a session that has just begun. */
async function comeToRead(): Promise<{ readonly member: Visitor; readonly moderator: Visitor }> {
  const [member, moderator] = [await signedIn(ids.member), await signedIn(ids.moderator)]
  readers = { 'nobody signed in': injectVisitor(testApp.app), 'a member': member, 'the moderation': moderator }
  return { member, moderator }
}

const passTime = async (minutes: number): Promise<void> => {
  testApp.clock.pass(minutes)
  await timetableOf(testApp.needs)((task, fault) => {
    throw new Error(`${task.kind} failed`, { cause: fault })
  })
}

/** Letters to whoever has an address elsewhere, as they wait to be sent. */
async function readLetters(): Promise<void> {
  const now = testApp.needs.clock.now()
  // Leased for no time, so that they can be read again.
  for (const { letter } of await testApp.needs.letters.claim(2_000, now, now))
    if (letter.kind.startsWith('forum-') && !letter.to.includes(council.canary)) letters.push(JSON.stringify(letter))
}

const waiting = async (moderator: Visitor): Promise<readonly string[]> =>
  (await moderator.get('/api/forum/moderation'))
    .json<{ waiting: readonly { id: string }[] }>()
    .waiting.map(({ id }) => id)

beforeAll(async () => {
  const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
  testApp = await openTestApp({ settings: { trustProxy: 'loopback' }, render: await builtPages(origins) })
  council = await councilIn(testApp, 'zaunamsel', 1)
  ids = {
    member: await account('fremd@betrieb.example', ['mitglied']),
    moderator: await account('moderiert@haus.example', ['mitglied', 'forum']),
  }
  const { member, moderator } = await comeToRead()
  const { newcomer, chair } = council.people

  await done(newcomer.visitor, '/api/forum/join', { nickname: 'Eule', netiquette: true })
  await done(newcomer.visitor, '/api/forum/thread', { ...opened, title: `${sought}: ${opened.title}` })
  await done(chair.visitor, '/api/forum/join', { nickname: 'Uhu', netiquette: true })
  for (const postId of await waiting(moderator)) await done(moderator, '/api/forum/moderation/release', { postId })
  const found = (await member.get('/api/forum/threads?category=wahlen')).json<{ items: readonly { id: string }[] }>()
  thread = found.items[0]?.id ?? ''
  await done(member, '/api/forum/follow', { threadId: thread, follows: true })
  await done(chair.visitor, '/api/forum/post', { threadId: thread, body: 'Fragt den Wahlvorstand im Nachbarbetrieb.' })
  for (const postId of await waiting(moderator)) await done(moderator, '/api/forum/moderation/release', { postId })
  await passTime(1)
  await readLetters()
}, 60_000)
afterAll(() => testApp.close())

/** Where the forum is read, and where what is said in it may stand besides. */
const addresses = (): readonly string[] => [
  '/forum',
  '/forum/wahlen',
  `/forum/thema/${thread}`,
  '/api/forum/threads',
  '/api/forum/threads?category=wahlen',
  `/api/forum/posts?threadId=${thread}`,
  `/api/forum/own?threadId=${thread}`,
  '/api/forum/followed',
  '/api/forum/moderation',
  '/manage/forum',
  `/suche?q=${sought}`,
]

/** What stands at all of them, for each who reads. */
async function read(): Promise<readonly (readonly [where: string, said: string])[]> {
  const all: (readonly [string, string])[] = []
  for (const [who, visitor] of Object.entries(readers))
    for (const address of addresses()) {
      const accept = address.startsWith('/api/') ? 'application/json' : 'text/html'
      const { body, headers } = await visitor.get(address, { accept })
      all.push([`${address}, ${who}`, `${JSON.stringify(headers)}${body}`.toLowerCase()])
    }
  return all
}

describe('who writes in the forum', () => {
  it('is called by a nickname, wherever others read what was said', async () => {
    const all = await read()
    for (const address of ['/forum', '/forum/wahlen', `/forum/thema/${thread}`, `/suche?q=${sought}`])
      expect(all.find(([where]) => where === `${address}, nobody signed in`)?.[1], address).toContain(
        sought.toLowerCase(),
      )
    expect(all.filter(([, said]) => said.includes('eule')).length).toBeGreaterThan(5)
    expect(all.filter(([, said]) => said.includes(council.canary)).map(([where]) => where)).toEqual([])
  })

  it('is not named in a letter to anybody else', () => {
    expect(letters.join('')).toContain('forum-news')
    expect(letters.filter((letter) => letter.toLowerCase().includes(council.canary))).toEqual([])
  })

  it('is a deleted member once the account is, and what was said stays', async () => {
    const { visitor } = council.people.newcomer
    await done(visitor, '/api-meinifb/account-deletion', { password: 'ein gutes langes Wort' })
    await passTime(sevenDays + 1)
    await comeToRead()
    const all = await read()
    const page = all.find(([where]) => where === `/forum/thema/${thread}, nobody signed in`)?.[1] ?? ''
    expect(page).toContain('gelöschtes mitglied')
    expect(page).toContain(opened.body.toLowerCase())
    expect(all.filter(([, said]) => said.includes('eule')).map(([where]) => where)).toEqual([])
  })
})
