import type { Opened } from '../support/opened.ts'
import { sooner } from './page-address.ts'
import type { PageAddress } from './page-address.ts'
import { lines, linkSeen } from './readings.ts'
import type { Spot } from './screen.ts'

/** The main part of the page that is shown. */
export const mainOf = ({ screen }: PageAddress): Promise<Spot> =>
  sooner('main part', async () => (await screen.page.all('main'))[0])

/** Opens an address, and reads the page that it names, unless another one or none stands there. */
export const open = async <Seen>(
  place: PageAddress,
  address: string,
  read: (main: Spot) => Promise<Seen>,
): Promise<Opened<Seen>> => {
  const { screen, origin } = place
  await screen.go(address)
  const [heading = ''] = await screen.page.readAll('heading', lines).then((all) => all[0] ?? [])
  if (/Nicht gefunden/.test(heading)) return { missing: true }
  if (/Das lag an uns/.test(heading)) return { broken: true }
  const main = await mainOf(place)
  if (/liegt hinter uns/.test(heading)) {
    const links = await main.readAll('link', linkSeen)
    return { past: { theme: links.find(({ label }) => label === 'Alles zum Seminar')?.address ?? '' } }
  }
  const now = new URL(await screen.address()).pathname
  if (now !== new URL(address, origin).pathname) return { ledTo: now }
  return { found: await read(main) }
}

/** Titles of what a page lists. */
export const titlesOn = async ({ screen }: PageAddress): Promise<readonly string[]> => {
  const rows = await screen.page.all('article')
  return (await Promise.all(rows.map((row) => row.readAll('heading', lines)))).flat(2)
}
