import * as addressOf from '#core/shared/addresses.ts'
import type { Walker } from '../whole-path/walk.ts'
import { openAs } from './talking.ts'

const heading = 'Moderation des Forums'

const openQueue = async (walker: Walker): Promise<void> => {
  await openAs(walker, 'Robin', addressOf.forumModeration)
  await walker.part('heading', heading).waitFor()
}

/** Lets everybody see the first post of somebody who is new. */
export async function release(walker: Walker, title: string): Promise<void> {
  const { page, part, go, look } = walker
  await openQueue(walker)
  await look('ein erster Beitrag wartet')
  await go(
    part('button', `Freigeben: ${title}`),
    page.getByRole('status').filter({ hasText: 'Der Beitrag ist freigegeben.' }),
  )
}

/** Decides about the one report, or the objection to what was decided, that is open; what it says is answered. */
export async function decide(walker: Walker, verdict: string, reason: string): Promise<string> {
  const { page, part, enter, go, look } = walker
  await openQueue(walker)
  const section = page.locator('#meldungen')
  const said = await section.innerText()
  const form = section.locator('form')
  await enter({ Entscheidung: verdict, Begründung: reason }, form)
  await look('eine Meldung wird entschieden')
  await go(part('button', 'Entscheiden'), page.getByRole('status').filter({ hasText: 'Entschieden.' }))
  return said.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')
}
