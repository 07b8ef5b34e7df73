import assert from 'node:assert/strict'
import type { Locator } from 'playwright'
import { emailOf } from './ordering.ts'
import type { Walker } from './walk.ts'

/** A step of the way, by its heading. */
const stepOf = ({ page }: Walker, name: string): Locator =>
  page.locator('ol.path > li').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Takes a paper that lies at a step. */
const takeAt = (walker: Walker, step: string, paper: string): Promise<void> =>
  walker.take(stepOf(walker, step).getByRole('link', { name: paper }))

/** What the page says when something was done. */
const done = ({ page }: Walker, what: string): Locator => page.getByRole('status').filter({ hasText: what })

/** How the booking stands and what is next, as one reads it from its page. */
export async function standing({ page }: Walker): Promise<{ readonly state: string; readonly next: string }> {
  const state = await page.locator('.rhead .stat').innerText()
  const next = await page.locator('ol.path > li[aria-current=step] h3').innerText()
  return { state: state.replace(/^Stand:\s*/, '').trim(), next }
}

export async function decide(walker: Walker): Promise<void> {
  await takeAt(walker, 'Beschluss fassen', 'Punkt für die Tagesordnung')
  await takeAt(walker, 'Beschluss fassen', 'Entsendebeschluss')
  await walker.enter({
    'Tag der Sitzung': '2026-11-23',
    Stimmberechtigte: '9',
    Anwesende: '8',
    Ja: '8',
    Nein: '1',
    Enthaltungen: '0',
  })
  const save = walker.part('button', 'Beschluss festhalten')
  await walker.go(save, walker.page.getByRole('alert'))
  await walker.look('Buchung, Stimmen gehen nicht auf')
  await walker.enter({ Ja: '7' })
  await walker.go(save, done(walker, 'Beschluss festgehalten'))
  await walker.look('Buchung, beschlossen')
}

export async function needsNoResolution(walker: Walker): Promise<void> {
  const step = stepOf(walker, 'Beschluss fassen')
  assert.match(await step.innerText(), /Nicht nötig/)
  assert.equal(await step.getByRole('button').count(), 0)
  assert.equal(await walker.page.getByRole('link', { name: 'Entsendebeschluss' }).count(), 0)
}

export async function tellEmployer(walker: Walker): Promise<void> {
  await takeAt(walker, 'Arbeitgeber unterrichten', 'Mitteilung an den Arbeitgeber')
  await walker.enter({ 'Arbeitgeber unterrichtet am': '2026-11-23' })
  await walker.go(walker.part('button', 'Tag festhalten'), done(walker, 'Unterrichtung des Arbeitgebers'))
  await walker.look('Buchung, Arbeitgeber unterrichtet')
}

/** Makes a link for the employer, and answers it. */
export async function linkForEmployer(walker: Walker): Promise<string> {
  await takeAt(walker, 'Kosten klären', 'Erklärung zur Kostenübernahme')
  await walker.go(walker.part('button', 'Link für den Arbeitgeber anlegen'), done(walker, 'Link für den Arbeitgeber'))
  await walker.look('Buchung, Link für den Arbeitgeber')
  return walker.page.getByLabel('Adresse für den Arbeitgeber').inputValue()
}

/** Takes the costs on, as the employer; the first time he forgets who he is. */
export async function confirmCosts(employer: Walker, link: string, name: string): Promise<void> {
  const { hands, page, part, go, enter, look, open } = employer
  await open(link)
  await look('Arbeitgeber, Anfrage')
  await hands.tick(part('radio', 'Wir übernehmen die Kosten'))
  await go(part('button', 'Antwort senden'), page.getByRole('alert'))
  await look('Arbeitgeber, Name fehlt')
  await enter({ 'Ihr Name': name })
  await go(part('button', 'Antwort senden'), page.getByRole('status').filter({ hasText: 'angekommen' }))
  await look('Arbeitgeber, geantwortet')
}

export async function book(walker: Walker): Promise<void> {
  await walker.hands.tick(walker.page.getByLabel(/^Ich habe die AGB gelesen/))
  await walker.go(walker.part('button', 'Zahlungspflichtig buchen'), done(walker, 'Verbindlich gebucht'))
  await walker.look('Buchung, gebucht')
}

/** Names somebody for the seat of somebody else, or of nobody yet. */
export async function takesTheSeat(walker: Walker, name: string, of: string): Promise<void> {
  const { page, hands, go, enter } = walker
  const seat = page.locator('#teilnehmende ol > li').filter({ hasText: of })
  await hands.press(seat.locator('summary'))
  const [firstName = '', lastName = ''] = name.split(' ')
  await enter(
    {
      Anrede: 'Divers / keine Angabe',
      Vorname: firstName,
      Nachname: lastName,
      'E-Mail-Adresse': emailOf(name),
      Funktion: 'Mitglied des Betriebsrats',
    },
    seat,
  )
  await go(seat.getByRole('button', { name: /Person speichern$/ }), done(walker, name))
}
