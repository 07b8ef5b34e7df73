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
    async drag(title, before) {
      const main = await sooner('main part', async () => (await page.all('main'))[0])
      const titles = await main.readAll('listitem', titleIn)
      const items = await main.all('listitem')
      const [dragged, other] = [items[titles.indexOf(title)], items[titles.indexOf(before)]]
      if (!dragged || !other) throw new Error(`there is no theme ${title}, or none ${before}`)
      await dragged.dragBefore(other)
      return sooner('announcement', async () => {
        const [status] = await main.all('status')
        return said((await status?.read(allText)) ?? '') || undefined
      })
    },
  }
}

/** The title of a theme in the list; of other items nothing. Runs inside the page. */
const titleIn = (item: Element): string =>
  item.id.startsWith('thema-')
    ? (item.querySelector('.measure')?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
    : ''
