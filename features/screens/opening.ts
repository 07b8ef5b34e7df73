import type { Opened } from '../support/opened.ts'
import { sooner } from './page-address.ts'
import type { PageAddress } from './page-address.ts'
import { lines, linkSeen } from './readings.ts'
import type { Spot } from './screen.ts'

/** The main part of the page that is shown. */
export const mainOf = ({ screen }: PageAddress): Promise<Spot> =>
  sooner('main part', async () => (await screen.page.all('main'))[0])

/** What a page says that stands for an event that is over or has begun; undefined of all others. */
export const goneIn = async (
  heading: string,
  main: Spot,
): Promise<Extract<Opened<never>, { readonly past: unknown } | { readonly begun: unknown }> | undefined> => {
  const addressBehind = async (label: string) =>
    (await main.readAll('link', linkSeen)).find((link) => link.label === label)?.address ?? ''
  if (/liegt hinter uns/.test(heading)) {
    const [, days = ''] = / fand (?:am|vom) (.*?) statt\./.exec((await main.read(lines)).join(' ')) ?? []
    return { past: { days, theme: await addressBehind('Alles zum Seminar') } }
  }
  if (/hat begonnen/.test(heading)) return { begun: { at: await addressBehind('Zeiten, Haus und Kontakt') } }
  return undefined
}

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
  const gone = await goneIn(heading, main)
  if (gone) return gone
  const now = new URL(await screen.address()).pathname
  if (now !== new URL(address, origin).pathname) return { ledTo: now }
  return { found: await read(main) }
}

/** Titles of what a page lists. */
export const titlesOn = async ({ screen }: PageAddress): Promise<readonly string[]> => {
  const rows = await screen.page.all('article')
  return (await Promise.all(rows.map((row) => row.readAll('heading', lines)))).flat(2)
}
