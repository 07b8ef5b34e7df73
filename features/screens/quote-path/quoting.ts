import * as addressOf from '#core/shared/addresses.ts'
import { acceptTerms, enterInvoice } from '../whole-path/ordering.ts'
import { withPlainSpaces, type Walker } from '../whole-path/walk.ts'

const said = ({ page }: Walker, what: string) => page.getByRole('status').filter({ hasText: what })

export async function putIntoCart(walker: Walker, eventId: number, seats: number): Promise<void> {
  const { open, enter, go, part } = walker
  await open(`/seminare/p/${eventId}`)
  await enter({ Plätze: String(seats) })
  await go(part('button', 'In den Warenkorb').first(), part('heading', 'Warenkorb'))
}

/** From the cart to the form that asks for a quote; who asks is known from her account. */
export async function request(walker: Walker): Promise<void> {
  const { open, enter, go, part, look } = walker
  await open(addressOf.cart)
  await go(part('link', 'Lieber erst ein Angebot anfordern'), part('button', 'Angebot anfordern'))
  await enter({ Anrede: 'Frau', 'Betrieb oder Dienststelle': 'Nordwerk Maschinenbau GmbH' })
  await look('Angebot anfordern')
  await go(part('button', 'Angebot anfordern'), said(walker, 'Ihre Anfrage ist angekommen'))
  await look('Angebot angefragt')
}

/** Writes something to a quote that the office has before it, and sends it. */
export async function writeAndSend(walker: Walker, note: string): Promise<void> {
  const { enter, go, part, look } = walker
  await enter({ 'Was wir dazu schreiben': note })
  await go(part('button', 'Entwurf speichern'), said(walker, 'Der Entwurf ist gespeichert.'))
  await look('Büro, Entwurf')
  await go(part('button', 'Angebot versenden'), said(walker, 'Das Angebot ist versendet.'))
}

export async function ask(walker: Walker, question: string): Promise<void> {
  const { enter, go, part, look } = walker
  await enter({ 'Ihre Frage': question })
  await go(part('button', 'Frage senden'), said(walker, 'Ihre Frage ist angekommen.'))
  await look('Angebot, nachgefragt')
}

export async function accept(walker: Walker): Promise<void> {
  const { hands, go, part, look } = walker
  await hands.tick(part('radio', /^Arbeitgeber, nach/))
  await enterInvoice(walker, '§ 37 Abs. 6 BetrVG, erforderliche Schulung')
  await acceptTerms(walker)
  await look('Angebot, Zusage')
  await go(part('button', 'Angebot annehmen'), said(walker, 'Sie haben das Angebot angenommen.'))
  await look('Angebot, angenommen')
}

export async function decline(walker: Walker, reason: string): Promise<void> {
  const { enter, go, part, look } = walker
  await enter({ 'Warum passt es nicht?': reason })
  await go(part('button', 'Angebot ablehnen'), said(walker, 'Sie haben das Angebot abgelehnt.'))
  await look('Angebot, abgelehnt')
}

/** All that a page says. */
export const pageText = async ({ page }: Walker): Promise<string> =>
  withPlainSpaces(await page.getByRole('main').innerText())
