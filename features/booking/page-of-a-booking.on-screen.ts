import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** What people do with the parts of a page on which a booking stands, by labels and roles. */
export const pageOfABooking = ({ screen }: Pick<PageAddress, 'screen'>) => {
  const { page } = screen
  const press = async (name: string | RegExp, on: Spot = page): Promise<void> => {
    await (await sooner(`button ${name}`, async () => (await on.all('button', name))[0])).click()
    await screen.settle()
  }
  /** Why what was done last was not done: what the note above says. */
  const told = async (): Promise<string | undefined> => {
    const [alert] = await page.all('alert')
    if (!alert) return undefined
    const [first] = [...(await alert.readAll('listitem', allText)), ...(await alert.readAll('paragraph', allText))]
    return said(first ?? '')
  }
  /** Names somebody for the first seat that is now taken by that name. */
  const name = async (seatOf: string, { firstName, lastName, email }: Named): Promise<string | undefined> => {
    const lines = (await page.readAll('listitem', allText)).map(said)
    const seat = (await page.all('listitem'))[lines.findIndex((text) => text.startsWith(seatOf))]
    if (!seat) throw new Error(`${seatOf} takes no part`)
    await (await seat.all('disclosure'))[0]?.click()
    await (await seat.field('Anrede')).choose('Divers / keine Angabe')
    await (await seat.field('Vorname')).fill(firstName)
    await (await seat.field('Nachname')).fill(lastName)
    await (await seat.field('E-Mail-Adresse')).fill(email)
    await (await seat.field('Funktion')).choose('Mitglied des Betriebsrats')
    await press(/Person speichern$/, seat)
    return told()
  }
  const main = (): Promise<Spot> => sooner('main part', async () => (await page.all('main'))[0])
  return { press, told, name, main }
}
