import { allText, wordsBesideButtons } from '#features/screens/readings.ts'
import { plainPage, textHost } from '../screens/plain-page.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { ReadsLimitedText } from './text.driver.ts'

/** Reads a limited text on a page that holds one. */
export const readsLimitedTextOnScreen = ({ screen, showPlainPage }: PageAddress): ReadsLimitedText => {
  const { page } = screen
  const region = () => sooner('text', async () => (await page.all('region', 'Text'))[0])
  return {
    async open(text, limit, stripTags = false) {
      showPlainPage('/probe/text', plainPage(textHost(text, limit, stripTags)))
      await screen.go('/probe/text')
    },
    async see() {
      const text = await region()
      const [more] = await text.readAll('button', allText)
      return { text: await text.read(wordsBesideButtons), more }
    },
    async expand() {
      await (await sooner('button', async () => (await (await region()).all('button'))[0])).click()
      await screen.settle()
    },
  }
}
