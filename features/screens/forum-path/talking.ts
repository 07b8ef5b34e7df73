import assert from 'node:assert/strict'
import { After } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { signIn } from '../whole-path/ordering.ts'
import { openPostBox, type PostBox } from '../whole-path/post-box.ts'
import { walkerAt, type How, type Walker } from '../whole-path/walk.ts'

const password = 'Ein langes Wort am Tisch'
const members = {
  Mara: { email: 'mara@werk.example', firstName: 'Mara', lastName: 'Kessler', roles: ['mitglied'] },
  Jonas: { email: 'jonas@werk.example', firstName: 'Jonas', lastName: 'Yıldız', roles: ['mitglied'] },
  Robin: { email: 'robin@seminarhaus.example', firstName: 'Robin', lastName: 'Amt', roles: ['mitglied', 'forum'] },
} as const
/** Somebody who has no account. */
export const visitor = { name: 'somebody', email: 'leserin@werk.example' }

interface Talk {
  /** Everybody by her first name, each at a browser of her own. */
  readonly people: ReadonlyMap<string, Walker>
  readonly post: PostBox
}

const talks = new WeakMap<Scenario, Talk>()
const talkOf = (scenario: Scenario): Talk => {
  const talk = talks.get(scenario)
  assert(talk, 'nobody is in the forum')
  return talk
}
After(async function (this: Scenario) {
  await talks.get(this)?.post.close()
})

export const whoIs = (scenario: Scenario, name: string): Walker => {
  const walker = talkOf(scenario).people.get(name)
  assert(walker, `${name} sits at no browser`)
  return walker
}

const isMember = (name: string): name is keyof typeof members => Object.hasOwn(members, name)
const accountOf = (name: string) => {
  assert(isMember(name), `${name} has no account`)
  return { email: members[name].email, password }
}
const emailOf = (name: string): string => (name === visitor.name ? visitor.email : accountOf(name).email)

/** Two members, the moderation and somebody without an account come to the forum. */
export async function openTalk(scenario: Scenario, how: How): Promise<void> {
  const { app } = scenario
  const open = app.browserWindow
  assert(open, 'a browser is needed')
  await scenario.bringIn()
  for (const { roles, ...member } of Object.values(members))
    await app.stage.account({ ...member, password, roles: [...roles] })
  const scripts = how !== 'without scripts'
  const bench = scripts ? undefined : await open({ scripts: true })
  const people = new Map<string, Walker>()
  for (const name of [...Object.keys(members), visitor.name])
    people.set(name, walkerAt(await open({ scripts }), how, `Forum ${name}`, bench))
  const post = await openPostBox({ letters: () => app.letters(), now: () => app.clock.now(), origin: app.origin })
  talks.set(scenario, { people, post })
}

/** Opens a page; whoever is not signed in, and has to be, does so on the way. */
export async function openAs(walker: Walker, name: string, address: string): Promise<void> {
  await walker.page.goto(address)
  if (!new URL(walker.page.url()).pathname.startsWith('/kundenportal/login')) return
  const { email } = accountOf(name)
  await signIn(walker, email, password)
}

/** Where the newest letter to somebody that is about that leads first; the letter is there already. */
export async function linkOfLetter(scenario: Scenario, name: string, subject: string): Promise<string> {
  const links = await talkOf(scenario).post.links(emailOf(name), subject)
  assert(links?.[0], `no letter '${subject}' to ${name}`)
  return links[0]
}
