import * as addressOf from '#core/shared/addresses.ts'
import { withPlainSpaces, type Walker } from '../whole-path/walk.ts'

export const kim = { name: 'Kim Yildiz', email: 'kim@werk.example' }

/** What is sent faster than people type is not taken. */
type Wait = () => void

/** Opens the form for feedback by the address that members have, and sends it. */
export async function sendFeedback(walker: Walker, text: string, rating: string, wait: Wait): Promise<void> {
  const { enter, go, part, look, page } = walker
  await enter({ 'Wie zufrieden sind Sie?': rating, 'Ihre Rückmeldung': text })
  await look('Rückmeldung')
  wait()
  await go(part('button', 'Rückmeldung absenden'), page.getByText(/^Ihr Vorgang: /))
  await look('Rückmeldung, gesendet')
}

/** Asks the office something, as somebody without an account does. */
export async function sendMessage(walker: Walker, subject: string, message: string, wait: Wait): Promise<void> {
  const { open, hands, enter, go, part, look, page } = walker
  await open(addressOf.contact)
  await enter({ 'Ihr Name': kim.name, 'E-Mail-Adresse': kim.email, Betreff: subject, 'Ihre Nachricht': message })
  await hands.tick(page.getByLabel(/^Ich habe die Hinweise/))
  await look('Nachricht')
  wait()
  await go(part('button', 'Nachricht absenden'), page.getByText(/^Ihr Vorgang: /))
  await look('Nachricht, gesendet')
}

/** Lines of the inbox as they are read: what it is, from whom, how it stands and who looks after it. */
export async function linesOfInbox({ page }: Walker): Promise<readonly (readonly string[])[]> {
  const rows = await page.locator('tbody').getByRole('row').all()
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('th, td').allInnerTexts()
      return cells.map(withPlainSpaces)
    }),
  )
}

/** Opens what somebody sent, from the inbox. */
export const openRequest = ({ go, part }: Walker, kind: string): Promise<void> =>
  go(part('link', new RegExp(`: ${kind}$`)), part('heading', 'Verlauf'))

const done = ({ page }: Walker, what: string) => page.getByRole('status').filter({ hasText: what })

export const takeOn = (walker: Walker): Promise<void> =>
  walker.go(walker.part('button', 'Mir zuweisen'), done(walker, 'Die Zuständigkeit ist geändert'))

export async function answer(walker: Walker, text: string): Promise<void> {
  const { enter, go, part, look } = walker
  await enter({ Text: text })
  await look('Eingang, ein Vorgang')
  await go(part('button', 'Antwort senden'), done(walker, 'Die Antwort ist unterwegs'))
  await look('Eingang, beantwortet')
}

export async function note(walker: Walker, text: string): Promise<void> {
  const { enter, go, part } = walker
  await enter({ 'Für das Büro': text })
  await go(part('button', 'Notiz speichern'), done(walker, 'Die Notiz ist gespeichert'))
}

export async function close(walker: Walker, word: string): Promise<void> {
  const { enter, go, part, look } = walker
  await enter({ 'Ein Wort dazu': word })
  await go(part('button', 'Abschließen'), done(walker, 'Der Vorgang ist abgeschlossen'))
  await look('Eingang, abgeschlossen')
}

export const reopen = (walker: Walker): Promise<void> =>
  walker.go(walker.part('button', 'Wieder öffnen'), done(walker, 'Der Vorgang ist wieder offen'))
