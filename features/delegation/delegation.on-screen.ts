import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { lines } from '../screens/readings.ts'
import type { Said, TakesToTheMeeting } from './delegation.driver.ts'

const list = '/meinifb/gremium-merkliste'

/** What the page says instead of what was asked, and what that is called among programs. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/hat begonnen oder ist vorbei/, 'begun'],
  [/Bitte wählen Sie, wen Sie entsenden/, 'chosen missing'],
  [/kann, wer das Gremium verwaltet/, 'not-allowed'],
  [/sind nur noch \d+\sPlätze frei\. Nehmen/, 'sold-out'],
]

/** Takes entries to the meeting on the page of the list. */
export const takesToTheMeetingOnScreen = (place: PageAddress): TakesToTheMeeting => {
  const { screen } = place
  let address = ''
  const told = async (): Promise<Said> => {
    if (new URL(await screen.address()).pathname === '/seminare/warenkorb') return 'done'
    const text = (await (await mainOf(place)).read(lines)).join('\n')
    return refusals.find(([pattern]) => pattern.test(text))?.[1] ?? 'done'
  }
  const press = async (label: string): Promise<void> => {
    const [button] = await (await mainOf(place)).all('button', label)
    if (!button) throw new Error(`there is no button ${label}`)
    await button.click()
  }
  return {
    async take(title) {
      await screen.go(list)
      const [link] = await (await mainOf(place)).all('link', new RegExp(`${title}.*In die Sitzung nehmen`))
      if (link) {
        await link.click()
        address = await screen.address()
      } else await screen.go(address)
      return told()
    },
    async choose(names) {
      for (const box of await (await mainOf(place)).all('checkbox'))
        await box.tick(names.includes(await box.read(nameOfBox)))
      await press('Auswahl übernehmen')
    },
    candidates: async () => (await mainOf(place)).read(candidatesIn),
    clashes: async (name) => (await mainOf(place)).read(clashesIn, name),
    costs: async () => (await mainOf(place)).read(feeIn),
    print: () => Promise.reject(new Error('a file is not shown on a screen')),
    async reserve() {
      const offered = await (await mainOf(place)).all('button', 'In den Warenkorb: reservieren')
      if (offered.length > 0) await press('In den Warenkorb: reservieren')
      return told()
    },
  }
}

// Readings run inside a page.

const nameOfBox = (box: Element): string =>
  (box.closest('label')?.querySelector('span')?.firstChild?.textContent ?? '').trim()

const candidatesIn = (main: Element): readonly string[] =>
  [...main.querySelectorAll('fieldset li label')].map((label) => {
    const name = (label.querySelector('span')?.firstChild?.textContent ?? '').trim()
    return label.querySelector('input')?.checked ? `${name} (chosen)` : name
  })

const clashesIn = (main: Element, name: string): readonly string[] =>
  [...main.querySelectorAll('fieldset li')]
    .filter((item) => (item.querySelector('span')?.firstChild?.textContent ?? '').trim() === name)
    .flatMap((item) => [...item.querySelectorAll('p')].map((line) => (line.textContent ?? '').trim()))

const feeIn = (main: Element): string | undefined =>
  [...main.querySelectorAll('dt')].find((term) => term.textContent === 'Auf unserer Rechnung')?.nextElementSibling
    ?.textContent ?? undefined
