import assert from 'node:assert/strict'
import { After } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { openPostBox, type PostBox } from './post-box.ts'
import { walkerAt, ways, type Walker } from './walk.ts'

/** Everybody of a story by name, each at a browser of her own, and the letters that are sent in it. */
interface Sitting {
  readonly people: ReadonlyMap<string, Walker>
  readonly post: PostBox
}

const sittings = new WeakMap<Scenario, Sitting>()
const sittingOf = (scenario: Scenario): Sitting => {
  const sitting = sittings.get(scenario)
  assert(sitting, 'nobody sits at a browser')
  return sitting
}

/** Sits everybody down, 'with scripts' or as it is called; `path` stands before their names on pictures. */
export async function sitAll(
  scenario: Scenario,
  { path, called, names }: { readonly path: string; readonly called: string; readonly names: readonly string[] },
): Promise<void> {
  const { app } = scenario
  const open = app.browserWindow
  const how = ways.find((way) => way === called)
  assert(how && open, `nobody works ${called}`)
  const scripts = how !== 'without scripts'
  const bench = scripts ? undefined : await open({ scripts: true })
  const people = new Map<string, Walker>()
  for (const name of names) {
    const [first = ''] = name.split(' ')
    people.set(name, walkerAt(await open({ scripts }), how, `${path} ${first}`, bench))
  }
  const post = await openPostBox({
    letters: () => app.letters(),
    calendarsOf: (letter) => app.calendarsOf(letter),
    now: () => app.clock.now(),
    origin: app.origin,
  })
  sittings.set(scenario, { people, post })
}

export const whoIs = (scenario: Scenario, name: string): Walker => {
  const walker = sittingOf(scenario).people.get(name)
  assert(walker, `${name} sits at no browser`)
  return walker
}

export const postOf = (scenario: Scenario): PostBox => sittingOf(scenario).post

/** The link of the newest letter to somebody that is about that, which leads to such an address. */
export async function linkInLetter(
  scenario: Scenario,
  { to, subject, path }: { readonly to: string; readonly subject: string; readonly path: string },
): Promise<string> {
  const links = await postOf(scenario).links(to, subject)
  assert(links, `${to} has no letter '${subject}'`)
  const link = links.find((each) => new URL(each).pathname.startsWith(path))
  assert(link, `the letter '${subject}' leads nowhere below ${path}: ${links.join(', ')}`)
  return link
}

After(async function (this: Scenario) {
  await sittings.get(this)?.post.close()
})
