// @vitest-environment happy-dom
import { Window } from 'happy-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { shortenSleepingTexts } from '#react/browser/shorten-sleeping-texts.ts'
import type { LoadedWidgets, SleepingHearts } from '#react/browser/load-widgets.ts'
import { startPage } from '#react/browser/start-page.ts'
import { wakeWidgets } from '#react/browser/wake-widgets.ts'
import { widgetWording } from '#wording/widgets.ts'
import type { Site } from '#core/site.ts'
import {
  eventually,
  quietFrames,
  cardOfTheme,
  smallCatalogue,
  smallConsent,
  smallSite,
  smallWishlist,
  the,
  type SmallPorts,
} from './page-with-widgets.ts'

const pages: Window[] = []
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.happyDOM.close()))
  vi.restoreAllMocks()
})

/** A page of its own, with the site's stylesheet named. */
function pageWith(body: string, { url = 'http://127.0.0.1:3000/seite', signedIn = false } = {}) {
  const page = new Window({
    url,
    settings: { ...quietFrames, disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  })
  pages.push(page)
  if (signedIn) page.document.cookie = 'signed-in=1'
  page.document.write(
    `<html lang="de"><head><link rel="stylesheet" href="/assets/site.css"></head><body>${body}</body></html>`,
  )
  const requests: string[] = []
  page.fetch = (async (address: string) => {
    requests.push(address)
    return { ok: true, status: 200, text: async () => JSON.stringify(widgetWording) }
  }) as unknown as typeof page.fetch
  return { window: page as unknown as globalThis.Window, document: page.document as unknown as Document, requests }
}

const emptyWishlist = () => smallWishlist()
const siteOf = (ports: SmallPorts): Site => smallSite(ports) as unknown as Site

const form = (value: string) =>
  `<div data-widget="bookmark" data-type="seminar" data-value="${value}" data-bookmark-label="Seminar" data-layout="v2">
    <form method="post" action="/wishlist/list">
      <input type="hidden" name="type" value="seminar"><input type="hidden" name="value" value="${value}">
      <input type="hidden" name="back" value="/seite"><button class="heart">Merken</button>
    </form></div>`
const eventsOf = (element: Element) => element.ownerDocument.defaultView as unknown as typeof globalThis
const click = (element: Element | null) => fire(element, 'click')
const fire = (element: Element | null, type: string, init = {}) => {
  if (!element) throw new Error(`nothing to ${type}`)
  const { KeyboardEvent, MouseEvent, Event } = eventsOf(element)
  const Kind = type.startsWith('key') ? KeyboardEvent : type === 'click' ? MouseEvent : Event
  return element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }))
}
/** What scrolls into sight, decided by the test. */
function watchedBy(window: globalThis.Window) {
  const watched: Element[] = []
  let tell: (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void = () => {}
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(heard: typeof tell) {
        tell = heard
      }
      observe(element: Element) {
        watched.push(element)
      }
      unobserve(element: Element) {
        watched.splice(watched.indexOf(element), 1)
      }
    },
  })
  return { watched, show: () => tell(watched.map((target) => ({ target, isIntersecting: true }))) }
}

const quiet = { shorten: async () => {}, failed: () => {} }
const nothingLoads = {
  widgets: (): Promise<LoadedWidgets> => Promise.reject(new Error('no network')),
  wishlist: (): Promise<SleepingHearts> => Promise.reject(new Error('no network')),
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('a page', () => {
  test('without a host asks for nothing where nobody is signed in', async () => {
    const { window, requests } = pageWith('<main><h1>Impressum</h1><button>Ein Knopf</button></main>', {
      signedIn: false,
    })
    const list = emptyWishlist()
    startPage({ window, site: siteOf(list), consent: smallConsent().port })
    click(window.document.querySelector('button'))
    await soon()
    expect(requests).toEqual([])
    expect(list.calls).toEqual([])
  })

  test('of a signed-out visitor asks for nothing until a host is used', async () => {
    const { window, document, requests } = pageWith(form('a') + form('b'))
    startPage({ window, site: siteOf({}), consent: smallConsent().port })
    click(document.body)
    await soon()
    expect(requests).toEqual([])
    expect(document.querySelectorAll('form')).toHaveLength(2)
  })

  test('whose script is named twice starts once', async () => {
    const { window, document } = pageWith('<button data-open-consent>Cookie-Einstellungen</button>')
    const consent = smallConsent()
    startPage({ window, consent: consent.port })
    startPage({ window, consent: consent.port })
    click(document.querySelector('button'))
    expect(consent.renewed()).toBe(1)
  })
})

describe('the click that wakes a heart', () => {
  test('of a signed-out visitor opens the dialog, and no form is sent, before and after', async () => {
    const { window, document } = pageWith(form('a') + form('b'))
    startPage({ window, site: siteOf({}), consent: smallConsent().port, wording: widgetWording })
    for (const number of [1, 0]) {
      const heart = the('button', document, number)
      expect(click(heart)).toBe(false)
      await eventually(() =>
        expect(document.querySelector('dialog')?.id).toBe(`wishlist-login-dialog-${number === 1 ? 'b' : 'a'}`),
      )
      click(the('dialog .x', document))
      expect(document.querySelector('dialog')).toBeNull()
    }
    // What draws hearts that are kept is not loaded for somebody who cannot keep any.
    expect(document.querySelectorAll('[data-awake]')).toHaveLength(0)
  })

  test('of a heart whose host says who is signed in is asked of the list', async () => {
    const { window, document } = pageWith(form('a').replace('data-layout', 'data-is-user-logged-in="true" data-layout'))
    const list = emptyWishlist()
    startPage({ window, site: siteOf(list), consent: smallConsent().port, wording: widgetWording })
    click(the('button', document))
    await eventually(() => expect(list.calls).toContain('add'))
  })

  test('of a signed-in visitor adds the item once, however often it is clicked meanwhile', async () => {
    const { window, document } = pageWith(form('a') + form('b'), { signedIn: true })
    const list = emptyWishlist()
    startPage({ window, site: siteOf(list), consent: smallConsent().port, wording: widgetWording })
    for (const _ of [1, 2, 3]) click(document.querySelector('button'))
    await eventually(() => expect(document.querySelector('button')?.textContent).toBe('Gemerkt'))
    expect(list.calls.filter((call) => call === 'add')).toHaveLength(1)
  })

  test('is held back when a form is sent by the keyboard', async () => {
    const { window, document } = pageWith(form('a'))
    startPage({ window, site: siteOf({}), consent: smallConsent().port, wording: widgetWording })
    expect(fire(document.querySelector('form'), 'submit')).toBe(false)
    await eventually(() => expect(document.querySelector('dialog')).not.toBeNull())
  })

  test('is busy until its answer is there', async () => {
    const { window, document } = pageWith(form('a') + form('b'))
    const { promise, resolve } = Promise.withResolvers<SleepingHearts>()
    const answered: Element[] = []
    wakeWidgets({ ...quiet, window, load: { ...nothingLoads, wishlist: () => promise } })
    const [first, second] = [the('button', document), the('button', document, 1)]
    for (const _ of [1, 2]) click(first)
    expect(first.getAttribute('aria-busy')).toBe('true')
    expect(second.hasAttribute('aria-busy')).toBe(false)
    resolve({ click: (host) => answered.push(host) })
    await eventually(() => expect(first.hasAttribute('aria-busy')).toBe(false))
    expect(answered).toEqual([the('[data-widget]', document)])
  })

  test.each([
    ['of a signed-out visitor', false],
    ['of a signed-in visitor', true],
  ])('%s that nothing came for is told of it, and the next one goes the form’s own way', async (_, signedIn) => {
    const { window, document } = pageWith(form('a'), { signedIn })
    const faults: unknown[] = []
    wakeWidgets({ ...quiet, window, load: nothingLoads, failed: (error) => faults.push(error) })
    const heart = the('button', document)
    expect(click(heart)).toBe(false)
    await eventually(() => expect(the('[role="alert"]', document).textContent).toContain('Drücken Sie noch einmal'))
    expect(heart.hasAttribute('aria-busy')).toBe(false)
    expect(String(faults[0])).toContain('no network')
    expect(click(heart)).toBe(true)
    expect(fire(document.querySelector('form'), 'submit')).toBe(true)
  })

  test('of a host without a form or link of its own can only be tried again', async () => {
    const { window, document } = pageWith(
      '<div data-widget="video" data-source="https://youtu.be/dQw4w9WgXcQ"><button>Film ab</button></div>',
    )
    let tries = 0
    const widgets = () => {
      tries++
      return nothingLoads.widgets()
    }
    wakeWidgets({ ...quiet, window, load: { ...nothingLoads, widgets } })
    for (const number of [1, 2]) {
      expect(click(the('button', document))).toBe(false)
      await eventually(() => expect(tries).toBe(number))
      await eventually(() => expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1))
      expect(the('[role="alert"]', document).textContent).toContain('versuchen Sie es noch einmal')
    }
  })
})

describe('what a host needs', () => {
  const row = (content: string) => `<table><tr><td id="far">Termin</td><td>${content}</td></tr></table>`
  const loadingOn = (body: string, signedIn = false) => {
    const { window, document } = pageWith(body, { signedIn })
    const asked: string[] = []
    wakeWidgets({
      ...quiet,
      window,
      load: {
        widgets: (kinds) => {
          asked.push(...kinds)
          return nothingLoads.widgets()
        },
        wishlist: () => {
          asked.push('the dialog alone')
          return nothingLoads.wishlist()
        },
      },
    })
    return { document, asked }
  }

  test.each(['pointerover', 'pointerdown', 'focusin'])('is loaded once when %s happens near it', (type) => {
    const { document, asked } = loadingOn(row(form('a')))
    fire(document.body, type)
    expect(asked).toEqual([])
    for (const _ of [1, 2]) fire(the('#far', document), type)
    expect(asked).toEqual(['the dialog alone'])
    expect(document.querySelector('[aria-busy], [role="alert"]')).toBeNull()
  })

  test('is what draws it where somebody is signed in', () => {
    const { document, asked } = loadingOn(row(form('a')), true)
    fire(the('#far', document), 'pointerover')
    expect(asked).toEqual(['bookmark'])
  })
})

test.each([
  ['an unknown type', 'data-type="unfug" data-value="a"'],
  ['no type', 'data-value="a"'],
  ['no value', 'data-type="seminar"'],
])('a heart of %s stays as it is, with one warning', async (_, named) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { window, document } = pageWith(`<div data-widget="bookmark" ${named}><a href="#so">so</a></div>`, {
    signedIn: true,
  })
  const before = the('[data-widget]', document).outerHTML
  startPage({ window, site: siteOf(emptyWishlist()), consent: smallConsent().port, wording: widgetWording })
  fire(the('a', document), 'pointerdown')
  the('a', document).focus()
  expect(click(the('a', document))).toBe(true)
  await soon()
  expect(the('[data-widget]', document).outerHTML).toBe(before)
  expect(warn.mock.calls.map(([message]) => message)).toEqual(['a heart names nothing that can be bookmarked'])
})

test('a limited text that cannot be loaded shows itself whole', async () => {
  const text = 'Der <a href="/anderswo">Betriebsrat</a> tagt heute wieder lange.'
  const { window, document } = pageWith(`<div data-widget="limited-text" data-limit="20">${text}</div>`)
  wakeWidgets({ ...quiet, window, load: nothingLoads, shorten: async (hosts) => shortenSleepingTexts(hosts) })
  await eventually(() => expect(document.querySelector('button')).not.toBeNull())
  click(document.querySelector('button'))
  await eventually(() => expect(the('[data-widget]', document).innerHTML).toBe(text))
  expect(window.location.pathname).toBe('/seite')
})

test('a link in a sleeping video is the widget’s, unless it is to open elsewhere', async () => {
  const { window, document } = pageWith(
    '<div data-widget="video" data-source="https://youtu.be/dQw4w9WgXcQ"><a href="https://youtu.be/dQw4w9WgXcQ">Film</a></div>',
  )
  startPage({ window, site: siteOf({}), consent: smallConsent().port, wording: widgetWording })
  expect(fire(the('a', document), 'click', { ctrlKey: true })).toBe(true)
  expect(document.querySelector('dialog')).toBeNull()
  await eventually(() => expect(document.querySelector('a')).not.toBeNull())
  expect(fire(the('a', document), 'click')).toBe(false)
  await eventually(() => expect(the('dialog h2', document).textContent).toBe('Externe Inhalte blockiert!'))
})

describe('waking', () => {
  test('waits while a button is held, for a button exchanged between press and release gets no click', async () => {
    const { window, document } = pageWith(form('a'), { signedIn: true })
    const mounted: unknown[] = []
    wakeWidgets({
      ...quiet,
      window,
      load: { ...nothingLoads, widgets: async () => ({ mount: (hosts) => mounted.push(...hosts) }) },
      failed: (error) => expect.unreachable(String(error)),
    })
    const button = document.querySelector('button')
    fire(button, 'pointerdown')
    await soon()
    expect(mounted).toEqual([])
    fire(button, 'pointerup')
    await soon()
    expect(mounted).toEqual([])
    click(button)
    await eventually(() => expect(mounted).toHaveLength(1))
  })

  test('comes about shortly after a release without a click', async () => {
    const { window, document } = pageWith(form('a'), { signedIn: true })
    const mounted: unknown[] = []
    wakeWidgets({
      ...quiet,
      window,
      load: { ...nothingLoads, widgets: async () => ({ mount: (hosts) => mounted.push(...hosts) }) },
      failed: (error) => expect.unreachable(String(error)),
    })
    fire(document.querySelector('button'), 'keydown', { key: ' ' })
    fire(document.querySelector('button'), 'keyup', { key: ' ' })
    await eventually(() => expect(mounted).toHaveLength(1))
  })

  test('by the keyboard’s focus keeps the focus on the button', async () => {
    const { window, document } = pageWith(form('a'), { signedIn: true })
    startPage({ window, site: siteOf(emptyWishlist()), consent: smallConsent().port, wording: widgetWording })
    the('button', document).focus()
    await eventually(() => expect(document.querySelector('form')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Seminar merken')
  })

  test('happens at idle for a signed-in visitor’s hearts', async () => {
    const { window, document } = pageWith(form('a'), { signedIn: true })
    const list = smallWishlist([{ id: '1', type: 'seminar', value: 'a' }])
    startPage({ window, site: siteOf(list), consent: smallConsent().port, wording: widgetWording })
    await eventually(() => expect(document.querySelector('button')?.textContent).toBe('Gemerkt'))
    expect(list.calls).toEqual(['list'])
  })

  test('happens at once for an address that asks to keep something', async () => {
    const { window, document } = pageWith(form('a'), {
      url: 'http://127.0.0.1:3000/seite?add_to_wishlist=a',
      signedIn: true,
    })
    const list = emptyWishlist()
    startPage({ window, site: siteOf(list), consent: smallConsent().port, wording: widgetWording })
    await eventually(() => expect(document.querySelector('button')?.textContent).toBe('Gemerkt'))
    await eventually(() => expect(window.location.search).toBe(''))
  })

  test('happens at once for teasers and videos that start themselves, and leaves others asleep', async () => {
    const { window, document } = pageWith(
      `<div data-widget="theme-teaser" data-theme="a"></div>${form('a')}
       <div data-widget="video" data-source="https://youtu.be/dQw4w9WgXcQ" data-autoplay></div>
       <div data-widget="video" data-source="https://youtu.be/dQw4w9WgXcQ" id="still"><button>Film ab</button></div>`,
    )
    startPage({
      window,
      site: siteOf(smallCatalogue([cardOfTheme('a')])),
      consent: smallConsent({ decided: true, marketing: true }).port,
      wording: widgetWording,
    })
    await eventually(() => expect(document.querySelector('.card')).not.toBeNull())
    await eventually(() => expect(document.querySelectorAll('iframe')).toHaveLength(1))
    expect(document.querySelector('#still')?.innerHTML).toBe('<button>Film ab</button>')
    expect(document.querySelector('form')).not.toBeNull()
  })

  test('of hosts that show nothing asleep comes when they are seen', async () => {
    const { window, document } = pageWith('<div data-widget="bookmark" data-type="seminar" data-value="a"></div>')
    const seen = watchedBy(window)
    startPage({ window, site: siteOf({}), consent: smallConsent().port, wording: widgetWording })
    expect(seen.watched).toEqual([the('[data-widget]', document)])
    await soon()
    expect(document.querySelector('button')).toBeNull()
    seen.show()
    await eventually(() => expect(the('button', document).textContent).toBe('Merken'))
    expect(seen.watched).toEqual([])
  })

  test('of a limited text expands it; its links work as they are', async () => {
    const { window, document } = pageWith(
      '<div data-widget="limited-text" data-limit="20">Der <a href="#a">Betriebsrat</a> tagt heute wieder lange.</div>',
    )
    startPage({ window, site: siteOf({}), consent: smallConsent().port, wording: widgetWording })
    await eventually(() => expect(document.querySelector('button')?.textContent).toBe('Mehr lesen'))
    expect(click(document.querySelector('a'))).toBe(true)
    click(document.querySelector('button'))
    await eventually(() => expect(document.querySelector('[data-widget]')?.textContent).toContain('wieder lange.'))
    expect(document.querySelector('button')).toBeNull()
  })
})

describe('manners', () => {
  test('Escape hides a tooltip until the focus leaves', () => {
    const { window, document } = pageWith('<button class="tip">i<span role="tooltip">Dieses Seminar</span></button>')
    startPage({ window, consent: smallConsent().port })
    const tip = the('.tip', document)
    tip.focus()
    fire(tip, 'keydown', { key: 'Escape' })
    expect(tip.hasAttribute('data-hidden')).toBe(true)
    tip.blur()
    expect(tip.hasAttribute('data-hidden')).toBe(false)
  })

  test('Escape closes the menu and goes back to its button', () => {
    const { window, document } = pageWith(
      '<details class="burger" open><summary>Menü</summary></details><nav class="nav"><a href="/suche">Suche</a></nav>',
    )
    startPage({ window, consent: smallConsent().port })
    fire(document.querySelector('a'), 'keydown', { key: 'Escape' })
    expect(document.querySelector('details')?.open).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('summary'))
  })
})
