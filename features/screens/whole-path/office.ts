import assert from 'node:assert/strict'
import { codeShown } from '#features/support/authenticator.ts'
import { openSignedIn, type Person } from './ordering.ts'
import type { Walker } from './walk.ts'

/** Opens a page of the office; who is not there yet signs in on the way, and sets up an app for codes. */
export async function enterOffice(
  walker: Walker,
  {
    staff,
    now,
    address,
    heading,
  }: { readonly staff: Person; readonly now: string; readonly address: string; readonly heading: string },
): Promise<void> {
  const { page, part, go, enter } = walker
  await openSignedIn(walker, staff, address)
  const begins = part('button', 'Einrichtung abschließen')
  if ((await begins.count()) > 0) {
    const key = await page.getByRole('main').locator('code').first().innerText()
    await enter({ 'Code aus der App': codeShown(key.replaceAll(' ', ''), now) })
    await go(begins, part('link', 'Weiter'))
    await go(part('link', 'Weiter'), part('heading', heading))
  }
  await part('heading', heading).first().waitFor()
}

/** Comes into the office, and notes of one booking who came. */
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
    readonly staff: Person
    readonly now: string
  },
): Promise<void> {
  const { page, hands, part, go, look } = walker
  await enterOffice(walker, { staff, now, address: '/manage/buchungen', heading: 'Buchungen' })
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
