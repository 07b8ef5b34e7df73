import { lines } from '#features/screens/readings.ts'
import type { Spot } from '#features/screens/screen.ts'
import type { WatchesAVideo } from './video.driver.ts'
import { plainPage, videoHost } from '../screens/plain-page.ts'
import { soon, sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'

/** Watches a video on a page that holds one, and decides in the page's own cookie choice. */
export const watchesAVideoOnScreen = ({ screen, showPlainPage }: PageAddress): WatchesAVideo => {
  const { page } = screen
  const player = (): Promise<Spot | undefined> => soon(async () => (await page.all('figure'))[0], 50)
  const choiceButton = async (label: string): Promise<Spot | undefined> => (await page.all('button', label))[0]
  const inDialog = async (button: string): Promise<Spot | undefined> => {
    for (const dialog of await page.all('dialog')) if ((await dialog.all('button', button)).length > 0) return dialog
    return undefined
  }
  const overlay = async (): Promise<Spot | undefined> => {
    for (const dialog of await page.all('dialog')) if ((await dialog.all('frame')).length > 0) return dialog
    return undefined
  }
  const close = async (dialog: Spot, label: string): Promise<void> => {
    await (await sooner(label, async () => (await dialog.all('button', label))[0])).click()
  }

  return {
    async open(host) {
      showPlainPage('/probe/video', plainPage(videoHost(host)))
      await screen.go('/probe/video')
    },
    async see() {
      const figure = await player()
      const blocked = await inDialog('Video laden')
      const [heading = '', text = ''] = blocked ? await blocked.read(lines) : []
      const above = await overlay()
      const [frame] = await page.readAll('frame', (element) => element.getAttribute('src') ?? '')
      const drawn = figure ? await figure.read(playerDrawn) : nothingDrawn
      return {
        ...drawn,
        frame,
        dialog: blocked
          ? { title: heading, text, buttons: (await blocked.readAll('button', lines)).flat() }
          : undefined,
        overlay: above !== undefined,
        pageScrolls: await page.read(scrolls),
        atEndOfPage:
          above === undefined ? false : await above.read((dialog) => dialog.parentElement?.tagName === 'BODY'),
        unplayable: (await page.readAll('status', lines)).flat().some((line) => line.includes('nicht abgespielt')),
      }
    },
    async clickCover() {
      // Nothing is drawn before somebody comes near; then the host itself is what is clicked.
      const cover = await sooner('cover', async () => (await page.all('button', /^Video abspielen/))[0])
      await cover.click()
      await screen.settle()
    },
    async closeDialog() {
      await close(await sooner('dialog', () => inDialog('Video laden')), 'Schließen')
      await screen.settle()
    },
    async load() {
      await close(await sooner('dialog', () => inDialog('Video laden')), 'Video laden')
      await screen.settle()
    },
    async closePopup() {
      await close(await sooner('overlay', overlay), 'Video schließen')
      await screen.settle()
    },
    async decide(choice) {
      const label = choice === 'accept' ? 'Alle akzeptieren' : 'Alle ablehnen'
      // A dialog that is open has asked for the choice already, and covers the settings.
      const asked = (await page.all('dialog')).length > 0
      if ((await soon(() => choiceButton(label), asked ? 2000 : 0)) === undefined)
        await (await sooner('way to the choice', () => choiceButton('Cookie-Einstellungen'))).click()
      await (await sooner('choice', () => choiceButton(label))).click()
      await screen.settle()
    },
    choiceOpen: async () => (await choiceButton('Alle akzeptieren')) !== undefined,
    toggles: async () => (await screen.heard()).filter(({ event }) => event === 'toggle-play-video').length,
    foreignHosts: () => screen.foreignHosts(),
  }
}

const nothingDrawn = { cover: '', title: '', description: '', shadow: false, paddingBottom: '' }

/** The player as it is painted; where nothing is laid out, as its classes ask for. */
const playerDrawn = (figure: Element) => {
  const video = figure.querySelector('.video')
  const isLaidOut = figure.getBoundingClientRect().width > 0
  return {
    cover: figure.querySelector('button img')?.getAttribute('src') ?? '',
    title: (figure.querySelector('button')?.textContent ?? '').trim(),
    description: (figure.querySelector('figcaption')?.textContent ?? '').trim(),
    shadow: isLaidOut && video ? getComputedStyle(video).boxShadow !== 'none' : figure.classList.contains('shadow'),
    paddingBottom: (figure as HTMLElement).style.paddingBottom,
  }
}

/** Whether the page scrolls; where nothing is laid out, whether it is asked to. */
const scrolls = (root: Element): boolean =>
  root.getBoundingClientRect().width > 0
    ? getComputedStyle(root).overflowY !== 'hidden'
    : !root.classList.contains('held')
