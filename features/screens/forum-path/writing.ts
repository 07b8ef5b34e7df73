import type { Locator } from 'playwright'
import { categories, type CategoryId } from '#core/forum/forum.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { forumWording } from '#wording/pages/forum.ts'
import type { Walker } from '../whole-path/walk.ts'
import { openAs } from './talking.ts'

const categoryCalled = (title: string): CategoryId => {
  const found = categories.find(({ id }) => forumWording.category[id].title === title)
  if (!found) throw new Error(`there is no category '${title}'`)
  return found.id
}

const noteSaying = ({ page }: Walker, text: string): Locator => page.getByRole('status').filter({ hasText: text })

/** The nth post of the thread that she looks at. */
export const postOf = ({ page }: Walker, nth: number): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Beitrag ${nth}`, exact: true }) })

/** Chooses a nickname where the page asks for it, with the Netiquette read. */
async function join(walker: Walker, nickname: string): Promise<void> {
  const { hands, part, enter, go, look } = walker
  await enter({ Spitzname: nickname })
  await hands.tick(part('checkbox', 'Ich habe die Netiquette gelesen und halte mich daran.'))
  await look('ein Spitzname')
  await go(part('button', 'Spitznamen wählen'), noteSaying(walker, 'Willkommen!'))
}

/** Opens a thread, from the forum by the category to the form. */
export async function openThread(
  walker: Walker,
  name: string,
  thread: { readonly title: string; readonly body: string; readonly category: string; readonly nickname: string },
): Promise<void> {
  const { page, go, part, enter, look } = walker
  await openAs(walker, name, '/kundenportal/login')
  await page.goto(addressOf.forum)
  await look('das Forum')
  await go(part('link', thread.category).first(), part('link', 'Thema eröffnen'))
  await look('eine Kategorie')
  await go(part('link', 'Thema eröffnen'), part('button', 'Spitznamen wählen'))
  await join(walker, thread.nickname)
  await enter({ 'Worum geht es\\?': thread.title, 'Ihre Frage': thread.body })
  await look('ein neues Thema')
  await go(part('button', 'Thema eröffnen'), page.getByRole('status'))
  await look('das Thema, das noch wartet')
}

/** The titles of the threads that everybody sees in a category. */
export async function threadsIn({ page }: Walker, category: string): Promise<readonly string[]> {
  await page.goto(addressOf.forumCategory(categoryCalled(category)))
  return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
}

/** Comes to a thread from its category, as the page is for everybody. */
export async function comeTo(walker: Walker, title: string, category: string): Promise<void> {
  const { page, part, go } = walker
  await page.goto(addressOf.forumCategory(categoryCalled(category)))
  await go(part('link', title), page.getByRole('heading', { level: 1, name: title }))
}

/** Quotes a post, and answers below what it says. */
export async function answerTo(
  walker: Walker,
  name: string,
  answer: { readonly nth: number; readonly body: string; readonly nickname: string },
): Promise<void> {
  const { page, hands, part, enter, go, look } = walker
  const quote = part('link', `Beitrag ${answer.nth}: Zitieren`)
  await hands.press(quote)
  await page.waitForLoadState()
  await openAs(walker, name, page.url())
  await join(walker, answer.nickname)
  await go(quote, part('button', 'Antwort absenden'))
  const quoted = await page.getByLabel('Ihr Beitrag').inputValue()
  await enter({ 'Ihr Beitrag': `${quoted}${answer.body}` })
  await look('eine Antwort')
  await go(part('button', 'Antwort absenden'), page.getByRole('status'))
}

export async function accept(walker: Walker, nth: number): Promise<void> {
  const { part, go, look } = walker
  await go(part('button', `Beitrag ${nth}: Das hat mir geholfen`), noteSaying(walker, 'Danke, das hilft allen'))
  await look('ein Thema mit Antwort')
}

export async function report(
  walker: Walker,
  nth: number,
  said: { readonly reason: string; readonly explanation: string; readonly email: string },
): Promise<void> {
  const { part, enter, go, look } = walker
  await go(part('link', `Beitrag ${nth}: Melden`), part('button', 'Meldung absenden'))
  await enter({
    Grund: said.reason,
    'Warum sehen Sie das so\\?': said.explanation,
    'Ihre E-Mail-Adresse': said.email,
  })
  await look('eine Meldung')
  await go(part('button', 'Meldung absenden'), noteSaying(walker, 'Danke für Ihre Meldung.'))
}

/** Says by the link of the decision why it is wrong. */
export async function objectTo(walker: Walker, text: string): Promise<void> {
  const { part, enter, go, look } = walker
  await look('die Entscheidung')
  await enter({ 'Ihr Widerspruch': text })
  await go(part('button', 'Widerspruch absenden'), noteSaying(walker, 'Ihr Widerspruch ist da.'))
  await look('die Entscheidung mit Widerspruch')
}
