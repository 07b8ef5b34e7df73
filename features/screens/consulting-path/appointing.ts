import { withPlainSpaces, type Walker } from '../whole-path/walk.ts'

export const kim = { name: 'Kim Yildiz', email: 'kim@werk.example' }

/** Asks by a postcode who advises there. */
export async function findConsultant(walker: Walker, name: string, postcode: string): Promise<void> {
  const { open, enter, go, part, look } = walker
  await open('/beratung')
  await look('Beratung, Postleitzahl')
  await enter({ 'Postleitzahl Ihres Betriebs': postcode })
  await go(part('button', 'Beraterin oder Berater finden'), part('heading', name))
}

/** Opens a day among those that are offered. */
const openDay = ({ go, part }: Walker, day: string): Promise<void> =>
  go(part('link', new RegExp(`^${day.replaceAll('.', String.raw`\.`)}`)), part('heading', 'Um wie viel Uhr?'))

export async function book(
  walker: Walker,
  { day, time, topic }: { readonly day: string; readonly time: string; readonly topic: string },
): Promise<void> {
  const { hands, enter, go, part, look, page } = walker
  await openDay(walker, day)
  await go(part('link', time), part('heading', 'Ihre Angaben'))
  await hands.tick(part('radio', /^Per Video/))
  await enter({ 'Ihr Name': kim.name, 'E-Mail-Adresse': kim.email, 'Worum geht es?': topic })
  await hands.tick(page.getByLabel(/^Ich habe die Hinweise/))
  await look('Beratung, Angaben')
  await go(part('button', 'Termin vereinbaren'), part('heading', 'Ihr Termin steht fest'))
  await look('Beratungstermin, vereinbart')
}

/** Hours of a day that are offered to somebody who has nothing to do with the appointment. */
export async function offered(walker: Walker, day: string): Promise<readonly string[]> {
  const { open, page } = walker
  await open('/beratung?plz=20095')
  await openDay(walker, day)
  return (await page.locator('.times').getByRole('link').allInnerTexts()).map(withPlainSpaces)
}

export async function reschedule(walker: Walker, day: string, time: string): Promise<void> {
  const { go, part, look } = walker
  await openDay(walker, day)
  await go(part('link', time), part('button', 'Auf diese Uhrzeit verlegen'))
  await go(part('button', 'Auf diese Uhrzeit verlegen'), part('heading', 'Ihr Termin ist verlegt'))
  await look('Beratungstermin, verlegt')
}

/** Comes to the question whether she means it. */
export const wantToCancel = ({ go, part }: Walker): Promise<void> =>
  go(part('link', 'Termin absagen …'), part('button', 'Ja, Termin absagen'))

export async function thinkBetter(walker: Walker): Promise<void> {
  const { go, part, look } = walker
  await look('Beratungstermin, Rückfrage')
  await go(part('link', 'Nein, Termin behalten'), part('link', 'Termin absagen …'))
}

export async function cancel(walker: Walker): Promise<void> {
  const { go, part, look } = walker
  await go(part('button', 'Ja, Termin absagen'), part('heading', 'Dieser Termin ist abgesagt'))
  await look('Beratungstermin, abgesagt')
}

/** What the office sees of appointments to come. */
export const appointmentsIn = async ({ page }: Walker): Promise<string> =>
  withPlainSpaces(await page.locator('#termine').innerText())
