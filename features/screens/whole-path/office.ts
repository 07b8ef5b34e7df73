import assert from 'node:assert/strict'
import { codeShown } from '#features/support/authenticator.ts'
import { signIn } from './ordering.ts'
import type { Walker } from './walk.ts'

/** Sets up an app for codes on the way to the bookings, and notes of one booking who came. */
export async function noteWhoCame(
  walker: Walker,
  {
    title,
    came,
    missing,
    staff,
    now,
  }: {
    readonly title: string
    readonly came: readonly string[]
    readonly missing?: string
    readonly staff: { readonly email: string; readonly password: string }
    readonly now: string
  },
): Promise<void> {
  const { page, hands, part, go, enter, look, open } = walker
  await open('/manage/buchungen')
  await signIn(walker, staff.email, staff.password)
  const key = await page.getByRole('main').locator('code').first().innerText()
  await enter({ 'Code aus der App': codeShown(key.replaceAll(' ', ''), now) })
  await go(part('button', 'Einrichtung abschließen'), part('link', 'Weiter'))
  await go(part('link', 'Weiter'), part('heading', 'Buchungen'))
  await look('Buchungen')
  await go(part('link', new RegExp(`: ${title}$`)), part('heading', 'Anwesenheit'))
  await look('eine Buchung')
  const attendance = page.locator('form').filter({ hasText: 'Wer hat teilgenommen?' })
  // Whoever was expected is ticked; who stayed away is taken out.
  if (missing !== undefined) await hands.untick(attendance.getByRole('checkbox', { name: missing }))
  for (const name of came)
    assert(await attendance.getByRole('checkbox', { name }).isChecked(), `${name} is not expected`)
  await go(attendance.getByRole('button', { name: 'Festhalten' }), page.getByText('Teilgenommen').first())
  await look('eine Buchung, festgehalten')
}
