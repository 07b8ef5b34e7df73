import type { Locator } from 'playwright'
import { functions, labelOf, salutations } from '#core/accounts/choices.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Walker } from '../whole-path/walk.ts'
import { emailOf, openSignedIn } from './council.ts'

/** Somebody else takes the seat, on the page of the Gremium's bookings. */
export async function standIn(walker: Walker, who: string, by: string, title: string): Promise<void> {
  const { page, hands, part, go, enter, look } = walker
  await openSignedIn(walker, 'Mara Kessler', addressOf.gremiumBookings)
  await go(part('link', `Absagen oder Ersatz benennen: ${title}`), page.getByText(`Ersatz für ${who}`))
  await hands.press(page.getByText(`Ersatz für ${who}`))
  const form = page.getByRole('group').filter({ has: page.getByText(`Ersatz für ${who}`) })
  const [firstName = '', lastName = ''] = by.split(' ')
  await enter(
    {
      Anrede: labelOf(salutations, 'frau'),
      Vorname: firstName,
      Nachname: lastName,
      'E-Mail-Adresse': emailOf(by),
      Funktion: labelOf(functions, 'br-ersatzmitglied'),
    },
    form,
  )
  await look('Buchungen des Gremiums, ein Ersatz')
  await go(
    form.getByRole('button', { name: 'Ersatz eintragen' }),
    page.getByRole('status').filter({ hasText: 'Der Ersatz ist eingetragen.' }),
  )
  await look('Buchungen des Gremiums, vertreten')
}

/** Opens her own bookings, to come or past. */
export async function openOwn(walker: Walker, name: string, when: 'Kommende' | 'Vergangene'): Promise<void> {
  const { go, part } = walker
  await openSignedIn(walker, name, addressOf.gremiumBookings)
  await go(part('link', 'Meine'), part('heading', 'Kommende Termine'))
  if (when === 'Vergangene') await go(part('link', 'Vergangene'), part('heading', 'Vergangene Termine'))
}

/** A booking that stands there. */
export const bookingOf = ({ page }: Walker, title: string): Locator => page.getByRole('article', { name: title })
