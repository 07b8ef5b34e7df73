import type { Screen } from './screen.ts'

/** Fills in and sends the login form that the screen shows. */
export const signInForm = async (screen: Screen, email: string, password: string): Promise<void> => {
  const { page } = screen
  await (await page.field('E-Mail-Adresse')).fill(email)
  await (await page.field('Passwort')).fill(password)
  await (await page.all('button', 'Anmelden'))[0]?.click()
  await screen.settle()
}
