import { Window } from 'happy-dom'
import type { UploadedFile } from '#core/forms/forms.ts'
import { ownConsent } from '#react/consent/own-consent.ts'
import type { openCookieChoice } from '#react/consent/cookie-choice.ts'
import { widgetWording } from '#wording/widgets.ts'
import { httpSite } from '#http/client/http-site.ts'
import { findAll, findField } from './accessible.ts'
import { browserFetch } from './browser-fetch.ts'
import { heardEvents } from './screen.ts'
import type { HeardEvent, Screen, Spot } from './screen.ts'
import { lendWindow } from './window-on-loan.ts'
import type { PageParts } from '#react/browser/start-page.ts'

type Page = InstanceType<typeof Window>
type ChoiceModule = { readonly openCookieChoice: typeof openCookieChoice }

export interface HappyDomParts {
  readonly origin: string
  readonly network: string
  /** The browser's own entry: starts what every page starts. */
  readonly startPage: (parts: PageParts) => void
}

/** A browser without a picture: HTML from the real socket, widgets by the browser's own entry, a cookie jar. */
export const happyDomScreen = (parts: HappyDomParts, net = browserFetch(parts), scripts = true): Screen => {
  const { origin, startPage } = parts
  let width = 1440
  let page: Page | undefined
  let warnings: string[] = []
  let heard: HeardEvent[] = []
  const foreign: string[] = []
  let leaving: Promise<void> = Promise.resolve()
  /** Files that were chosen, by their fields. */
  const chosen = new WeakMap<Element, readonly UploadedFile[]>()

  const window = (): Page => {
    if (page === undefined) throw new Error('no page is open')
    lendWindow(page, (message) => warnings.push(message))
    return page
  }

  const show = async (address: string, html: string): Promise<void> => {
    await close()
    warnings = []
    heard = []
    const opened = new Window({
      url: address,
      width,
      height: 900,
      settings: {
        disableJavaScriptFileLoading: true,
        navigation: {
          disableMainFrameNavigation: true,
          disableChildFrameNavigation: true,
          disableChildPageNavigation: true,
          disableFallbackToSetURL: true,
          crossOriginPolicy: 'anyOrigin' as never,
          beforeContentCallback: null,
        },
      },
    })
    page = opened
    net.fillDocument(opened.document)
    for (const [key, value] of net.session) opened.sessionStorage.setItem(key, value)
    opened.document.write(html)
    // happy-dom takes another option than the selected one when it reads a list.
    for (const option of opened.document.querySelectorAll('option[selected]'))
      (option as unknown as HTMLOptionElement).selected = true
    seeEverything(opened)
    for (const name of heardEvents)
      opened.addEventListener(name, (event) => {
        const { action, type, value } = ((event as unknown as CustomEvent).detail ?? {}) as Partial<HeardEvent>
        heard.push(name === 'wishlist' ? ({ event: name, action, type, value } as HeardEvent) : { event: name })
      })
    followLinksAndForms(opened)
    tellOfBegunForms(opened)
    window()
    if (!scripts) return
    const site = httpSite({ origin, fetch: net.fetch, cookies: net.cookies })
    const ours = opened as unknown as PageParts['window']
    const consent = ownConsent(ours, async () => widgetWording, freshChoice)
    startPage({ window: ours, site, consent, wording: widgetWording })
  }

  const close = async (): Promise<void> => {
    if (page === undefined) return
    net.takeFromDocument(page.document)
    net.session = storedIn(page.sessionStorage)
    const gone = page
    page = undefined
    await gone.happyDOM.close()
  }

  const open = async (address: string, post?: URLSearchParams | FormData): Promise<void> => {
    if (page) net.takeFromDocument(page.document)
    const answer = await net.openPage(new URL(address, origin).href, post)
    await show(answer.address, answer.html)
  }

  const followLinksAndForms = (opened: Page): void => {
    opened.addEventListener('click', (event) => {
      const link = (event.target as unknown as Element | null)?.closest?.('a[href]')
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      const href = link.getAttribute('href') ?? ''
      if (!href.startsWith('#')) leaving = open(new URL(href, opened.location.href).href)
    })
    opened.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const form = event.target as unknown as HTMLFormElement
      const fields = new URLSearchParams()
      const { submitter } = event as unknown as SubmitEvent
      const entries = new opened.FormData(form as never, submitter as never) as unknown as Iterable<[string, string]>
      for (const [name, value] of entries) if (typeof value === 'string') fields.append(name, value)
      // A button may have an address and a method of its own.
      const own = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? undefined
      const action = new URL(own('action') ?? opened.location.href, opened.location.href)
      if (own('method')?.toLowerCase() === 'post') {
        leaving = open(action.href, form.enctype === 'multipart/form-data' ? withFiles(fields, form) : fields)
        return
      }
      action.search = fields.toString()
      leaving = open(action.href)
    })
  }

  /** A form with its files as a browser sends it: where none was chosen, with one without a name. */
  const withFiles = (fields: URLSearchParams, form: HTMLFormElement): FormData => {
    const sent = new FormData()
    for (const [name, value] of fields) sent.append(name, value)
    for (const field of form.querySelectorAll('input[type="file"]')) {
      const name = field.getAttribute('name') ?? ''
      const files = chosen.get(field) ?? []
      for (const file of files) sent.append(name, new Blob([new Uint8Array(file.bytes)]), file.name)
      if (files.length === 0) sent.append(name, new Blob([]), '')
    }
    return sent
  }

  /** What the style of a form loads when somebody is in it; there are no styles here. */
  const tellOfBegunForms = (opened: Page): void => {
    let told = false
    opened.addEventListener('focusin', (event) => {
      if (told || !(event.target as unknown as Element).closest?.('form.request')) return
      told = true
      leaving = net.openPage(`${origin}/api/begin-form`).then(() => undefined)
    })
  }

  const settle = async (): Promise<void> => {
    await leaving
    let quiet = 0
    const end = Date.now() + 4000
    while (quiet < 4 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      await leaving
      quiet = net.pending() === 0 ? quiet + 1 : 0
    }
  }

  const spot = (find: () => Element): Spot => ({
    all: async (role, name) => findAll(find(), role, name).map((element) => spot(() => element)),
    async field(label) {
      const found = findField(find(), label)
      if (found === undefined) throw new Error(`there is no field ${String(label)}`)
      return spot(() => found)
    },
    read: async (reading, given) => reading(find(), given as never),
    readAll: async (role, reading, name) => findAll(find(), role, name).map(reading),
    async click() {
      const element = find()
      const { PointerEvent } = window() as unknown as typeof globalThis
      const pointer = (type: string) =>
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true }))
      pointer('pointerdown')
      ;(element as HTMLElement).focus()
      pointer('pointerup')
      ;(element as HTMLElement).click()
      await leaving
    },
    async dragBefore() {
      throw new Error('nothing is laid out here')
    },
    async fill(text) {
      ;(find() as HTMLInputElement).value = text
    },
    async type(text) {
      const field = find() as HTMLInputElement
      const { InputEvent } = window() as unknown as typeof globalThis
      field.focus()
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    async choose(option) {
      const select = find() as HTMLSelectElement
      const found = [...select.options].find(({ textContent }) => textContent === option)
      if (found === undefined) throw new Error(`there is no choice ${option}`)
      select.value = found.value
    },
    async tick(yes) {
      ;(find() as HTMLInputElement).checked = yes
    },
    async attach(files) {
      chosen.set(find(), files)
    },
  })

  return {
    async go(address) {
      await open(address)
      await settle()
    },
    async reload() {
      await open(window().location.href)
      await settle()
    },
    async post(address, fields) {
      if (page) net.takeFromDocument(page.document)
      const leadsTo = await net.post(new URL(address, origin).href, new URLSearchParams(fields))
      if (page) net.fillDocument(page.document)
      return leadsTo
    },
    address: async () => (page ? window().location.href : 'about:blank'),
    page: spot(() => window().document.documentElement as unknown as Element),
    async widen(pixels) {
      width = pixels
      page?.happyDOM.setViewport({ width: pixels })
    },
    async press(key) {
      const { document, KeyboardEvent } = window() as unknown as typeof globalThis
      const open = [...document.querySelectorAll('dialog[open]')].at(-1)
      const target = open?.contains(document.activeElement) ? document.activeElement : open
      ;(target ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    settle,
    warnings: async () => warnings,
    heard: async () => heard,
    async foreignHosts() {
      for (const frame of window().document.querySelectorAll('iframe[src]'))
        foreign.push(new URL(frame.getAttribute('src') ?? '', origin).host)
      return [...new Set([...foreign, ...net.foreignHosts()])]
    },
    shown: async () => page && { address: page.location.href, text: page.document.body.innerText },
    withoutScripts: async () => {
      if (page) net.takeFromDocument(page.document)
      return happyDomScreen(parts, net, false)
    },
    close,
  }
}

const storedIn = (storage: Page['sessionStorage']): Map<string, string> => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return new Map(keys.map((key) => [key, storage.getItem(key) ?? '']))
}

let pages = 0
/** The consent library keeps the first window that it meets, so every page gets a fresh one. */
const freshChoice: typeof openCookieChoice = async (...asked) => {
  const choice = (await import(`#react/consent/cookie-choice.ts?page=${(pages += 1)}`)) as ChoiceModule
  return choice.openCookieChoice(...asked)
}

/** Nothing is drawn here, so everything counts as seen, and the page is idle at once. */
const seeEverything = (window: Page): void => {
  class SeesEverything {
    private readonly seen: IntersectionObserverCallback
    constructor(seen: IntersectionObserverCallback) {
      this.seen = seen
    }
    observe(target: Element) {
      setTimeout(() => this.seen([{ target, isIntersecting: true } as never], this as never), 0)
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: SeesEverything,
    requestIdleCallback: (idle: () => void) => setTimeout(idle, 0),
  })
}
