// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { overviewWording } from '#wording/pages/overview.ts'
import { valueOf } from '../core/test-core.ts'
import { signIn, textOf } from './pages-app.ts'
import { takingOver } from './taken-over-as-it-came.ts'

const { browser, said, get, post, takenOver } = takingOver()

const overview = '/meinifb/meinifbv2'

/** Signs in and begins a Gremium, as its manager. */
const found = async () => {
  await signIn(browser())
  const facts = { type: 'BR', company: 'Nordlicht Maschinenbau GmbH', site: 'Köln' }
  return valueOf(await browser().site.gremium.membership.found(facts)).id
}

interface State {
  readonly address: string
  readonly says: string
  readonly before?: () => Promise<unknown>
  /** The page is the answer to this form. */
  readonly form?: Readonly<Record<string, string>>
}

const states: Readonly<Record<string, State>> = {
  'the overview of a new member': {
    address: overview,
    says: overviewWording.begin.title,
    before: () => signIn(browser()),
  },
  'the overview of a Gremium': { address: overview, says: overviewWording.hints, before: found },
}

test.each(Object.keys(states))('%s is taken over as it came', async (state) => {
  const { address, says, before, form } = states[state] as State
  await before?.()
  const html = form ? await post(address, form) : await get(address)
  expect(textOf(html)).toContain(says)
  const taken = await takenOver(html, address)
  expect(taken.after).toBe(taken.before)
  expect(said).toEqual([])
  taken.leave()
})
