import { lines, wordsBesideButtons } from '#features/screens/readings.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { ReadsPages } from './pages.driver.ts'

/** Reads pages of running text; breaks a page as a bug would. */
export const readsPagesOnScreen = ({ screen }: PageAddress): ReadsPages => {
  const { page } = screen
  let started = false
  return {
    async page(slug) {
      await screen.go(`/${slug}`)
      const [title = ''] = await page.readAll('heading', wordsBesideButtons)
      if (/Nicht gefunden/.test(title)) return undefined
      return { title, text: (await page.read(lines)).join(' ') }
    },
    async reportFault(message) {
      if (!started) await screen.go('/')
      started = true
      await page.read(breakWith, message)
      await screen.settle()
    },
  }
}

const breakWith = (root: Element, message: string): void => {
  const { defaultView } = root.ownerDocument
  if (defaultView === null) return
  const error = new Error(message)
  defaultView.dispatchEvent(new (defaultView as typeof globalThis).ErrorEvent('error', { error, message }))
}
