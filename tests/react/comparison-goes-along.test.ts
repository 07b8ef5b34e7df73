import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { comparisonGoesAlong } from '#react/browser/comparison-goes-along.ts'
import { openPages } from './pages-app.ts'

const pages = openPages()

/** A page of the finder in a browser, and what its script changes. */
const opened = async (address: string) => {
  const { visit } = await pages
  const { html } = await visit().get(address)
  const window = new Window({ url: `https://www.haus.example${address}` }) as unknown as Window & globalThis.Window
  const { document } = window as globalThis.Window
  document.write(html)
  const filters = document.querySelector<HTMLFormElement>('form[data-follows]')
  const compared = document.querySelector<HTMLFormElement>('form.compare-bar')
  if (!filters || !compared) throw new Error('no form of filters, or none to compare')
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.compare-box input')]
  return {
    mark(nth: number) {
      const box = boxes[nth]
      if (!box) throw new Error(`no box ${nth}`)
      box.checked = !box.checked
      comparisonGoesAlong(compared, filters, window)
      return box.value
    },
    linkTo: (path: string, text: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
        (link) => link.pathname === path && link.textContent?.startsWith(text),
      )?.search,
    sent: () => filters.querySelectorAll<HTMLInputElement>('input[name=vergleich]')[0]?.value,
    address: () => window.location.href.replace('https://www.haus.example', ''),
    elsewhere: () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a')].filter(({ href }) => /vergleich=/.test(href)),
  }
}

test('what is marked goes along to the themes, to another order and with the filters, three of it, until it is taken back', async () => {
  const { mark, linkTo, sent, address } = await opened('/seminare/p?ort=1')
  const first = mark(0)
  const second = mark(3)
  expect(linkTo('/seminare/rubrik', 'Themen zeigen')).toBe(`?ort=1&vergleich=${first},${second}`)
  expect(linkTo('/seminare/p', 'Preis')).toBe(`?ort=1&sortierung=preis&vergleich=${first},${second}`)
  expect(sent()).toBe(`${first},${second}`)
  expect(address()).toBe(`/seminare/p?ort=1&vergleich=${first},${second}`)
  const third = mark(4)
  mark(5)
  expect(sent()).toBe([first, second, third].join(','))
  for (const nth of [0, 3, 4, 5]) mark(nth)
  expect([linkTo('/seminare/rubrik', 'Themen zeigen'), sent(), address()]).toEqual(['?ort=1', '', '/seminare/p?ort=1'])
})

test('what was chosen on other lists stays, and what was ticked before can be taken out', async () => {
  const { mark, sent } = await opened('/seminare/p?ort=1&vergleich=4999,rhetorik')
  const marked = mark(0)
  expect(sent()?.split(',').toSorted()).toEqual([marked, '4999', 'rhetorik'].toSorted())
  mark(0)
  expect(sent()).toBe('4999,rhetorik')
})

test('before anything is marked no link changes, and afterwards none but those to lists', async () => {
  const { mark, elsewhere } = await opened('/seminare/p')
  expect(elsewhere()).toEqual([])
  mark(0)
  const paths = new Set(elsewhere().map(({ pathname }) => pathname))
  expect([...paths].toSorted()).toEqual(['/seminare/p', '/seminare/rubrik'])
})
