import { mainOf } from './opening.ts'
import type { PageAddress } from './page-address.ts'
import { press } from './press.ts'
import { lines } from './readings.ts'

/** What the page tells. */
const said = async (place: PageAddress): Promise<string> => (await (await mainOf(place)).read(lines)).join(' ')

/** Fills in the form of the page that asks for letters, taking time over it, and sends it; answers what he is told. */
export const askForLetters = async (
  place: PageAddress,
  { email, button, pass }: { email: string; button: string; pass: (seconds: number) => void },
): Promise<string> => {
  const { screen } = place
  const field = await screen.page.field('E-Mail-Adresse')
  await field.click()
  await screen.settle()
  pass(5)
  await field.fill(email)
  await (await screen.page.field(/^Ich habe die Hinweise/)).tick(true)
  await press(screen, button)
  return said(place)
}

/** Opens the link of a letter and presses the button that stands there; whether the page then says that it is done. */
export const followLink = async (
  place: PageAddress,
  { address, button, done }: Readonly<Record<'address' | 'button' | 'done', string>>,
): Promise<boolean> => {
  const { screen } = place
  await screen.go(address)
  if ((await screen.page.all('button', button)).length === 0) return false
  await press(screen, button)
  return (await said(place)).includes(done)
}
