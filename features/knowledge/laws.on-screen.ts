import { allText, lines, linkSeen } from '#features/screens/readings.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { sooner } from '../screens/page-address.ts'
import type { ReadsLaws } from './laws.driver.ts'

/** Reads laws from their pages. */
export const readsLawsOnScreen = ({ screen }: PageAddress): ReadsLaws => {
  const { page } = screen
  const article = async () => (await page.all('article'))[0]
  return {
    async laws() {
      await screen.go('/gesetze')
      const main = await sooner('page', async () => (await page.all('main'))[0])
      const links = await main.readAll('link', linkSeen)
      return links.map(({ label }) => label)
    },
    async contents(law) {
      await screen.go(`/gesetze/${law}`)
      const contents = await sooner('contents', async () => (await page.all('navigation', 'Gliederung'))[0])
      return (await contents.readAll('link', linkSeen)).map(({ label }) => label)
    },
    async missing(law) {
      await screen.go(`/gesetze/${law}`)
      const shown = await article()
      const [heading, note] = (await shown?.readAll('heading', allText)) ?? []
      return note === 'Noch nicht eingespielt' ? heading : undefined
    },
    async norm(law, number) {
      await screen.go(`/gesetze/${law}/${encodeURIComponent(number)}`)
      const shown = await article()
      if (!shown) return undefined
      const [heading = ''] = await shown.readAll('heading', allText)
      const leafing = await sooner('way to others', async () => (await shown.all('navigation', 'Blättern'))[0])
      const links = await leafing.readAll('link', linkSeen)
      return {
        heading,
        text: (await shown.read(lines)).join('\n'),
        neighbours: links.map(({ label }) => label).filter((label) => !label.startsWith('Ganzes Gesetz')),
      }
    },
  }
}
