// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { ThemeCardOnPage } from '#react/blocks/theme-card-on-page.tsx'
import { drawings } from '#react/drawing.tsx'
import type { Frame } from '#react/page.ts'
import { cardOfTheme, clearUp, eventually, layOut, mount, smallCatalogue, the } from './page-with-widgets.ts'

const frame: Frame = {
  brand: brandBeforeContent,
  settings: {
    siteOrigin: 'https://a.example',
    brOrigin: 'https://a.example',
    assets: { loader: '', styles: [], wording: '', fonts: [] },
  },
  here: '/seminare?q="a"',
}
const card = cardOfTheme('a', { teaser: 'Recht & <Gesetz>', isNew: true })
const onPage = <ThemeCardOnPage card={card} frame={frame} isNext />

const article = (): HTMLElement => the('article')
/** Its elements, texts and attributes, as they are heard and seen; without what hydration alone needs. */
const seen = (element: HTMLElement): string => element.innerHTML.replaceAll('<!-- -->', '')

afterEach(() => {
  clearUp()
  vi.restoreAllMocks()
})

test('a browser takes a theme card over as the server has drawn it, and draws it like one that stays as it is', async () => {
  const faults: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...told) => void faults.push(told))
  const begin = drawings()
  layOut(begin().still(onPage))
  const still = seen(article())

  layOut(begin().live(<div>{onPage}</div>))
  const drawn = article()
  expect(seen(drawn)).toBe(still)
  const { promise: takenOver, resolve } = Promise.withResolvers<unknown>()
  const root = hydrateRoot(document.body, <div ref={resolve}>{onPage}</div>, {
    onRecoverableError: (error) => faults.push(error),
  })
  await takenOver
  expect(faults).toEqual([])
  expect(article()).toBe(drawn)
  expect(seen(drawn)).toBe(still)
  root.unmount()
})

test('a widget shows the card of the pages, and its page gets the outlines of all icons in it', async () => {
  layOut('<div data-widget="theme-teaser" data-theme="a"></div>'.repeat(2))
  await mount({ catalogue: smallCatalogue([card]).catalogue })
  await eventually(() => the('article', document, 1))
  const shown = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '')
  expect(new Set(shown)).toEqual(new Set(['#i-heart', '#i-screen', '#i-pin', '#i-arrow']))
  for (const icon of new Set(shown)) expect(document.querySelectorAll(`symbol${icon}`)).toHaveLength(1)

  const texts = (element: HTMLElement) =>
    [...element.querySelectorAll('h3, p, dt, dd, a, .band')].map((each) => each.textContent)
  const widget = texts(article())
  layOut(drawings()().still(onPage))
  expect(widget).toEqual(texts(article()))
})
