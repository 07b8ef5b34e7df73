import { allText, lines, linkSeen, wordsBesideButtons } from '#features/screens/readings.ts'
import type { ReadsLimitedText, ReadsPages, ReadsTheLexicon } from './knowledge.driver.ts'
import { lexiconHost, plainPage, textHost } from '../screens/plain-page.ts'
import { sooner } from '../screens/place.ts'
import type { Place } from '../screens/place.ts'

/** Reads a limited text on a page that holds one. */
export const readsLimitedTextOnScreen = ({ screen, showPlainPage }: Place): ReadsLimitedText => {
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

/** Reads the lexicon from its pages and its grid. */
export const readsTheLexiconOnScreen = ({ screen, showPlainPage }: Place): ReadsTheLexicon => {
  const { page } = screen
  return {
    async grid(group, width) {
      await screen.widen(width)
      showPlainPage('/probe/lexicon', plainPage(lexiconHost(group)))
      await screen.go('/probe/lexicon')
      const list = await sooner('grid', async () => (await page.all('list'))[0])
      return { entries: (await list.readAll('link', linkSeen)).map(entrySeen), columns: await list.read(columnsIn) }
    },
    async titles(group) {
      await screen.go(`/betriebsratslexikon/${group}`)
      const links = await page.readAll('link', linkSeen)
      return links
        .filter(({ address }) => address.startsWith(`/betriebsratslexikon/${group}/`))
        .map(({ label }) => label)
    },
    async entry(group, slug) {
      await screen.go(`/betriebsratslexikon/${group}/${slug}`)
      const [article] = await page.all('article')
      if (article === undefined) return undefined
      const words = await article.read(lines)
      return { title: words[0] ?? '', definition: words[words.indexOf('Kurz erklärt') + 1] ?? '' }
    },
  }
}

const entrySeen = ({ label, address }: { readonly label: string; readonly address: string }) => ({
  title: label,
  address,
})

/** Columns as they are laid out, or as the grid asks for where nothing is laid out. */
const columnsIn = (list: Element): number => {
  const boxes = [...list.children].map((item) => item.getBoundingClientRect())
  const columns = new Set(boxes.map(({ left }) => Math.round(left))).size
  return boxes.some(({ width }) => width > 0) ? columns : Number(list.getAttribute('data-columns'))
}

/** Reads pages of running text; breaks a page as a bug would. */
export const readsPagesOnScreen = ({ screen }: Place): ReadsPages => {
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
