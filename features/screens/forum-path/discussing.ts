import assert from 'node:assert/strict'
import * as addressOf from '#core/shared/addresses.ts'
import { openSignedIn, type Person } from '../whole-path/ordering.ts'
import { withPlainSpaces, type Walker } from '../whole-path/walk.ts'

const said = ({ page }: Walker, what: string) => page.getByRole('status').filter({ hasText: what })

/** The first that somebody says in the forum, under the nickname that she chooses for it. */
interface FirstPost {
  readonly who: Person
  readonly nickname: string
  readonly title: string
  readonly body: string
}

/** Chooses a nickname on the page that asks for it, having read the Netiquette. */
async function join(walker: Walker, nickname: string): Promise<void> {
  const { hands, part, go, enter, look } = walker
  await look('Forum, mitreden')
  await enter({ Spitzname: nickname })
  await hands.tick(part('checkbox', /^Ich habe die Netiquette gelesen/))
  await go(part('button', 'Spitznamen wählen'), said(walker, 'Sie können jetzt schreiben.'))
}

/** From the forum to a category, and there asks something for the first time. */
export async function ask(walker: Walker, { who, nickname, title, body }: FirstPost): Promise<void> {
  const { part, go, enter, look } = walker
  await openSignedIn(walker, who, '/forum/wahlen?ich')
  await join(walker, nickname)
  await enter({ 'Worum geht es?': title, 'Ihre Frage': body })
  await go(part('button', 'Thema eröffnen'), said(walker, 'Die Moderation liest Ihren Beitrag'))
  await look('Thema, wartet')
}

/** Quotes a post, and answers below what is quoted. */
export async function quote(walker: Walker, { who, nickname, title, body }: FirstPost): Promise<void> {
  const { page, hands, part, go, look } = walker
  await openSignedIn(walker, who, `${addressOf.forum}?ich`)
  await join(walker, nickname)
  await read(walker, title)
  await go(part('link', 'Beitrag 1: Zitieren'), part('button', 'Antwort absenden'))
  const field = page.getByLabel('Ihr Beitrag')
  await hands.fill(field, (await field.inputValue()) + body)
  await look('Thema, zitiert')
  await go(part('button', 'Antwort absenden'), said(walker, 'Die Moderation liest Ihren Beitrag'))
}

/** Whether the forum lists a thread. */
export async function isListed({ open, part }: Walker, title: string): Promise<boolean> {
  await open(addressOf.forum)
  return (await part('link', title).count()) > 0
}

/** Opens a thread from the forum, without signing in for it. */
export async function read({ open, go, part }: Walker, title: string): Promise<void> {
  await open(addressOf.forum)
  await go(part('link', title).first(), part('heading', 'Beitrag 1'))
}

/** All that a post says, with its head and what can be done about it. */
export const postBy = async ({ page }: Walker, nickname: string): Promise<string> =>
  withPlainSpaces(
    await page
      .getByRole('article')
      .filter({ hasText: `von ${nickname},` })
      .last()
      .innerText(),
  )

export async function accept(walker: Walker, who: Person, title: string): Promise<void> {
  const { page, part, go, look } = walker
  await openSignedIn(walker, who, `${addressOf.forum}?ich`)
  await go(part('link', title), part('button', 'Antwort absenden'))
  await go(part('button', 'Beitrag 2: Das hat mir geholfen'), said(walker, 'das hilft allen'))
  assert.equal(new URL(page.url()).searchParams.has('ich'), true)
  await look('Thema, beantwortet')
}

/** Answers at once, for the moderation knows her by now, and deletes it again. */
export async function answerInVain(walker: Walker, title: string, body: string): Promise<void> {
  const { part, go, enter } = walker
  await walker.open(`${addressOf.forum}?ich`)
  await go(part('link', title), part('button', 'Antwort absenden'))
  await enter({ 'Ihr Beitrag': body })
  await go(part('button', 'Antwort absenden'), said(walker, 'Ihre Antwort steht im Forum.'))
  await go(part('button', 'Beitrag 3: Löschen'), said(walker, 'Der Beitrag ist gelöscht.'))
}

export async function report(
  walker: Walker,
  { reason, explanation, email }: { readonly reason: string; readonly explanation: string; readonly email: string },
): Promise<void> {
  const { part, go, enter, look } = walker
  await go(part('link', 'Beitrag 2: Melden'), part('button', 'Meldung absenden'))
  await enter({ Grund: reason, 'Warum sehen Sie das so?': explanation, 'Ihre E-Mail-Adresse': email })
  await look('Thema, melden')
  await go(part('button', 'Meldung absenden'), said(walker, 'Danke für Ihre Meldung.'))
}

export async function object(
  walker: Walker,
  link: string,
  { reason, text }: { readonly reason: string; readonly text: string },
): Promise<void> {
  const { open, page, part, go, enter, look } = walker
  await open(link)
  await page.getByRole('main').getByText(reason).waitFor()
  await look('Entscheidung')
  await enter({ 'Ihr Widerspruch': text })
  await go(part('button', 'Widerspruch absenden'), said(walker, 'Ihr Widerspruch ist da.'))
}

/** Lets the first post that waits in a thread through. */
export async function release(walker: Walker, title: string): Promise<void> {
  await walker.look('Moderation, erste Beiträge')
  await walker.go(walker.part('button', `Freigeben: ${title}`), said(walker, 'Der Beitrag ist freigegeben.'))
}

export async function decide(walker: Walker, verdict: string, reason: string): Promise<void> {
  const { page, part, go, enter, look } = walker
  await look('Moderation, Meldungen')
  await enter({ Entscheidung: verdict, Begründung: reason }, page.locator('#meldungen'))
  await go(part('button', 'Entscheiden'), said(walker, 'Entschieden.'))
}
