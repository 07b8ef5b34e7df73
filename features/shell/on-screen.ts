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
    language: () => page.read((root) => root.getAttribute('lang') ?? ''),
    keepsWords: () => page.read(wordingStored),
    async reportFault(message) {
      if (!started) await screen.go('/')
      started = true
      await page.read(breakWith, message)
      await screen.settle()
    },
  }
}

/** Runs inside the page. */
const wordingStored = (root: Element): boolean => {
  const storage = root.ownerDocument.defaultView?.sessionStorage
  if (storage === undefined) return false
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.some((key) => key.startsWith('wording:') && (storage.getItem(key) ?? '').includes('Merkliste'))
}

const breakWith = (root: Element, message: string): void => {
  const { defaultView } = root.ownerDocument
  if (defaultView === null) return
  const error = new Error(message)
  defaultView.dispatchEvent(new (defaultView as typeof globalThis).ErrorEvent('error', { error, message }))
}
