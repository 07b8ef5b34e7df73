import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { said } from '../support/said.ts'
import { closedOnScreen } from './closed.on-screen.ts'
import type { OrdersThemes } from './theme-sequence.driver.ts'

/** Orders themes by the buttons of their page. */
export const ordersThemesOnScreen = ({ screen }: PageAddress): OrdersThemes => {
  const { page } = screen
  return {
    async look() {
      await screen.go('/manage/themen')
      const shut = await closedOnScreen(screen)
      if (shut) return shut
      const main = await sooner('main part', async () => (await page.all('main'))[0])
      return (await main.readAll('listitem', titleIn)).filter((title) => title !== '')
    },
    async move(title, way) {
      const name = `${way === 'up' ? 'Höher' : 'Tiefer'}: ${title}`
      await (await sooner(`button ${name}`, async () => (await page.all('button', name))[0])).click()
      await screen.settle()
      const [alert] = await page.all('alert')
      const [text] = (await alert?.readAll('paragraph', allText)) ?? []
      return text === undefined ? undefined : said(text)
    },
  }
}

/** The title of a theme in the list; of other items nothing. Runs inside the page. */
const titleIn = (item: Element): string =>
  item.id.startsWith('thema-')
    ? (item.querySelector('.measure')?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
    : ''
