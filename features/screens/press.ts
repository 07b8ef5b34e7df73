import { sooner } from './page-address.ts'
import type { Named, Screen, Spot } from './screen.ts'

/** Presses a button of the page, or of a part of it, and waits for what comes of it. */
export const press = async (screen: Screen, button: Named, on: Spot = screen.page): Promise<void> => {
  await (await sooner(`button ${button}`, async () => (await on.all('button', button))[0])).click()
  await screen.settle()
}
