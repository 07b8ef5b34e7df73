import assert from 'node:assert/strict'
import type { Locator } from 'playwright'
import * as addressOf from '#core/shared/addresses.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Walker } from '../whole-path/walk.ts'
import { openSignedIn } from './council.ts'

/** Presses what leads on, and waits until the page says so; a list that stands open is never done with loading. */
const press = async ({ hands }: Walker, target: Locator, there: Locator): Promise<void> => {
  await hands.press(target)
  await there.first().waitFor()
}
const said = ({ page }: Walker, what: string | RegExp): Locator => page.getByRole('status').filter({ hasText: what })

export const openList = async (walker: Walker, name: string): Promise<void> => {
  await openSignedIn(walker, name, addressOf.sharedList)
  await walker.part('heading', 'Auf der Liste').waitFor()
}

/** From the list of events to the event, and from its page to the list of the Gremium. */
export async function putOnList(walker: Walker, name: string, title: string): Promise<void> {
  const { page, open, part, look } = walker
  await openSignedIn(walker, name, addressOf.overview)
  await open(`/seminare/t/${slugOf(title)}/termine`)
  await press(walker, part('link', /^Zum Termin: /), part('link', 'Auf die Liste des Gremiums'))
  await press(walker, part('link', 'Auf die Liste des Gremiums').first(), part('button', 'Auf die Liste setzen'))
  await press(walker, part('button', 'Auf die Liste setzen'), said(walker, 'Steht auf der Liste'))
  assert.equal(new URL(page.url()).pathname, addressOf.sharedList)
  await look(`Merkliste des Gremiums, ${title}`)
}

/** What is on the list, as one reads it. */
export const onList = ({ page }: Walker): Promise<readonly string[]> =>
  page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()

/** An entry of the list. */
const entryOf = ({ page }: Walker, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3, exact: true }) })

const unfold = async (walker: Walker, title: string): Promise<void> => {
  const { page, hands } = walker
  const opinions = page.getByLabel(new RegExp(`^${title}: Meinungsbild und Kommentare`))
  const vote = walker.part('button', `${title}: Dafür`)
  if ((await vote.count()) === 0 || !(await vote.isVisible())) await hands.press(opinions)
}

export async function sayForMe(walker: Walker, title: string, control: string): Promise<void> {
  await press(walker, walker.part('button', `${title}: ${control}`), said(walker, 'Für Sie vorgemerkt'))
}

export async function vote(walker: Walker, title: string, opinion: string): Promise<void> {
  await unfold(walker, title)
  await press(walker, walker.part('button', `${title}: ${opinion}`), said(walker, 'Ihre Stimme zählt'))
  await walker.look(`Merkliste des Gremiums, abgestimmt`)
}

export async function countVotes(walker: Walker, title: string): Promise<void> {
  const count = walker.part('button', `${title}: Jetzt auszählen`)
  if (!(await count.isVisible()))
    await walker.hands.press(walker.page.getByLabel(new RegExp(`^${title}: Meinungsbild`)))
  await press(walker, count, said(walker, 'Ausgezählt'))
  await walker.look('Merkliste des Gremiums, ausgezählt')
}

/** All that an entry says, its opinions unfolded. */
export async function readEntry(walker: Walker, title: string): Promise<string> {
  const details = walker.page.getByLabel(new RegExp(`^${title}: Meinungsbild`))
  const entry = entryOf(walker, title)
  const isOpen = await entry.getByRole('button', { name: 'Kommentieren' }).isVisible()
  if (!isOpen) await walker.hands.press(details)
  return (await entry.innerText()).replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')
}
