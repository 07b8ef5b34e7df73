import { slugOf } from '#features/support/content-builder.ts'
import { personOf } from '#features/support/people.ts'
import type { Walker } from './walk.ts'

/** Whoever has an account. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** Signs in on the page that asks for it. */
export async function signIn({ page, hands, part, enter }: Walker, email: string, password: string): Promise<void> {
  await enter({ 'E-Mail-Adresse': email, Passwort: password })
  await hands.press(part('button', 'Anmelden'))
  await page.waitForURL((url) => !url.pathname.startsWith('/kundenportal/login'))
}

/** Opens a page of the portal; whoever is not signed in, or not any more, does so on the way. */
export async function openSignedIn(walker: Walker, person: Person, address: string): Promise<void> {
  const { page } = walker
  await page.goto(address)
  if (new URL(page.url()).pathname.startsWith('/kundenportal/login'))
    await signIn(walker, person.email, person.password)
}

/** Keeps an event on the wishlist, from the list of its theme's events. */
export async function keepOnWishlist(walker: Walker, title: string, day: string): Promise<void> {
  const { page, open, part, go, look, hasScripts } = walker
  const { email, password } = personOf('Mara')
  const heart = `${title}, ${day}`
  await open('/kundenportal/login')
  await look('Anmeldung')
  await signIn(walker, email, password)
  await open(`/seminare/t/${slugOf(title)}/termine`)
  await look('Termine')
  // A page that is the same for everybody shows what is kept to scripts alone.
  await go(part('button', `${heart} merken`), part('button', `${heart} ${hasScripts ? 'gemerkt' : 'merken'}`))
  await go(page.getByRole('link', { name: 'Merkliste' }).first(), part('heading', 'Merkliste'))
  await look('Merkliste')
}

/** Puts all of the wishlist into the cart, and opens that. */
export async function putIntoCart({ part, go, look }: Walker): Promise<void> {
  await go(part('button', 'Alle in den Warenkorb'), part('heading', 'Ein Termin liegt im Warenkorb'))
  await look('Merkliste mit Antwort')
  await go(part('link', 'Zum Warenkorb'), part('heading', 'Warenkorb'))
  await look('Warenkorb')
}

/** Makes a reservation of what is in the cart, for somebody and somebody else who is not named yet. */
export async function reserve(walker: Walker, name: string, ground: string): Promise<void> {
  const { page, hands, part, go, enter, look } = walker
  const [firstName = '', lastName = ''] = name.split(' ')
  await go(part('button', /: Stattdessen 14 Tage reservieren$/), part('button', /: Stattdessen buchen$/))
  await go(part('button', /: Ein Platz mehr$/), part('heading', /2 Plätze$/))
  await hands.press(page.locator('summary', { hasText: 'Person benennen' }).first())
  await look('Warenkorb, jemand wird genannt')
  await enter(
    {
      Anrede: 'Frau',
      Vorname: firstName,
      Nachname: lastName,
      'E-Mail-Adresse': emailOf(name),
      Funktion: 'Mitglied des Betriebsrats',
    },
    page.locator('details[open] form'),
  )
  await go(part('button', /Person speichern$/).first(), page.getByText(name))
  await look('Warenkorb, jemand ist genannt')
  await checkOut(walker, ground)
}

/** Who pays, and on which right the training rests. */
export async function enterInvoice({ hands, part, enter }: Walker, ground: string): Promise<void> {
  await enter({
    Anrede: 'Frau',
    'Betrieb oder Dienststelle': 'Nordwerk Maschinenbau GmbH',
    'Straße und Hausnummer': 'Werftstraße 12',
    Postleitzahl: '20457',
    Ort: 'Hamburg',
    'E-Mail-Adresse für die Rechnung': billing,
  })
  await hands.tick(part('radio', new RegExp(`^${ground.replaceAll('.', String.raw`\.`)}`)))
}

export async function acceptTerms({ page, hands }: Walker): Promise<void> {
  await hands.tick(page.getByLabel(/^Ich habe die AGB/))
  await hands.tick(page.getByLabel(/^Ich habe die Hinweise/))
}

/** From the cart through the checkout to a reservation. */
export async function checkOut(walker: Walker, ground: string): Promise<void> {
  const { part, go, look } = walker
  await go(part('link', 'Zur Kasse'), part('heading', 'Wer nimmt teil?'))
  await look('Kasse, Teilnehmende')
  await go(part('link', 'Weiter zur Rechnung'), part('heading', 'Wer bezahlt?'))
  await look('Kasse, Rechnung')
  await enterInvoice(walker, ground)
  await go(part('button', 'Weiter zum Prüfen'), part('heading', 'Stimmt alles?'))
  await look('Kasse, Prüfen')
  await acceptTerms(walker)
  await go(part('button', 'Unverbindlich reservieren'), part('heading', 'Danke, Ihre Plätze sind reserviert.'))
  await look('Kasse, Danke')
}

export const billing = 'rechnung@nordwerk.example'

export const emailOf = (name: string): string => `${slugOf(name)}@nordwerk.example`
