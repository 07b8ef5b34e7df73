import type { BrowserWindow } from 'happy-dom'
import { vi } from 'vitest'
import { openWishlist } from '#react/browser/wishlist-on-page.ts'
import { hostsIn, kindOf } from '#react/browser/widget-hosts.ts'
import { drawings } from '#react/browser/widget-drawings.ts'
import { openWidgets } from '#react/browser/widgets.tsx'
import { widgetWording } from '#wording/widgets.ts'
import type { Event, ThemeCard } from '#core/catalogue/catalogue.ts'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { Consent } from '#core/media/media.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import type { BookmarksOfPage } from '#core/wishlist/wishlist-on-port.ts'
import type { Bookmark } from '#core/wishlist/wishlist.ts'

/** A wishlist in memory that counts what it is asked and can be told to break. */
export function smallWishlist(kept: readonly Bookmark[] = []) {
  let bookmarks = [...kept]
  const calls: string[] = []
  const broken = new Set<string>()
  let number = 0
  const called = (name: string) => {
    calls.push(name)
    if (broken.has(name)) throw new Error(`${name} is broken`)
  }
  const wishlist: BookmarksOfPage = {
    list: async () => {
      called('list')
      return done([...bookmarks])
    },
    add: async ({ type, value }) => {
      called('add')
      const bookmark = { id: `b${++number}`, type, value }
      bookmarks = [...bookmarks, bookmark]
      return done(bookmark)
    },
    remove: async ({ id }) => {
      called('remove')
      if (!bookmarks.some((bookmark) => bookmark.id === id)) return refused({ why: 'not-found' })
      bookmarks = bookmarks.filter((bookmark) => bookmark.id !== id)
      return done(undefined)
    },
  }
  return { wishlist, calls, break: (name: 'list' | 'add' | 'remove') => broken.add(name), mend: () => broken.clear() }
}

/** A consent tool whose choice a test makes. */
export function smallConsent(first: Consent = { decided: false, marketing: false }) {
  let consent = first
  let renewed = 0
  const listeners = new Set<(consent: Consent) => void>()
  const port: ForAskingConsent = {
    current: () => consent,
    renew: () => void renewed++,
    subscribe: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
  return {
    port,
    renewed: () => renewed,
    decide(marketing: boolean) {
      consent = { decided: true, marketing }
      for (const heard of listeners) heard(consent)
    },
  }
}

export const eventOn = (eventId: number, startDate: string, endDate: string, town?: string): Event => ({
  internalId: eventId,
  eventId,
  url: `betriebsverfassungsrecht-1-${eventId}`,
  themeUrl: 'betriebsverfassungsrecht-1',
  startDate,
  endDate,
  startTime: '09:00',
  endTime: '17:00',
  isOnlineEvent: !town,
  hotel: town
    ? {
        internalId: 7,
        name: 'Haus am Fluss',
        locationId: 3,
        location: town,
        address: { street: 'Uferweg 1', zip: '20095', city: town },
        teaser: '',
      }
    : null,
  modules: [],
  price: { net: 149_000, rate: 19 },
  places: 20,
  placesLeft: 12,
  guaranteed: false,
})

export const cardOfTheme = (url: string, more: Partial<ThemeCard> = {}): ThemeCard => ({
  url,
  title: 'Betriebsverfassungsrecht I',
  designation: 'Grundlagenseminar',
  eventType: 2,
  teaser: 'Der Einstieg in Ihr Amt.',
  rubric: { url: 'betriebsverfassung', title: 'Betriebsverfassung', position: 1 },
  targetGroups: ['br'],
  isNew: false,
  image: null,
  duration: '5 Tage',
  hasOnlineEvents: true,
  hasInPersonEvents: true,
  locations: 8,
  extra: 'Starterpaket mit Gesetzestexten',
  priceFrom: { net: 149_000, rate: 19 },
  nextDates: [
    eventOn(4001, '2026-12-07', '2026-12-11', 'Hamburg'),
    eventOn(4002, '2027-01-18', '2027-01-18'),
    eventOn(4003, '2027-03-29', '2027-04-02', 'Köln'),
  ],
  ...more,
})

/** Themes in memory; notes which were asked for in one go. */
export function smallCatalogue(cards: readonly ThemeCard[]) {
  const asked: (readonly string[])[] = []
  let fails = false
  const catalogue = {
    themes: async ({ urls = [] }: { readonly urls?: readonly string[] }) => {
      asked.push(urls)
      if (fails) throw new Error('the catalogue is away')
      return done({ items: cards.filter(({ url }) => urls.includes(url)) })
    },
  } as unknown as Site['programme']['catalogue']
  return { catalogue, asked, fail: (now: boolean) => void (fails = now) }
}

export const smallLexicon = (titles: readonly string[]): Site['knowledge']['lexicon'] =>
  ({
    lexicon: async ({ group }: { readonly group: string }) =>
      done({ items: titles.map((title) => ({ title, url: `/betriebsratslexikon/${group}/${title.toLowerCase()}` })) }),
  }) as unknown as Site['knowledge']['lexicon']

/** Frames open on an empty page, and nothing leaves for the provider. */
export const quietFrames = {
  enableIframePageLoading: true,
  fetch: {
    interceptor: {
      beforeAsyncRequest: async ({ window: page }: { readonly window: BrowserWindow }) => new page.Response(''),
    },
  },
} as const

interface HappyWindow {
  readonly happyDOM: {
    setURL(url: string): void
    readonly settings: { enableIframePageLoading: boolean; readonly fetch: { interceptor: unknown } }
  }
}

/** Makes the test's window a page at that address. */
export function layOut(
  html: string,
  { url = 'http://127.0.0.1:3000/seite', signedIn = false, width = 1440 } = {},
): void {
  const happy = window as unknown as HappyWindow
  happy.happyDOM.setURL(url)
  happy.happyDOM.settings.enableIframePageLoading = quietFrames.enableIframePageLoading
  happy.happyDOM.settings.fetch.interceptor = quietFrames.fetch.interceptor
  document.cookie = signedIn ? 'signed-in=1' : 'signed-in=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  Object.assign(window, { innerWidth: width })
  document.documentElement.className = ''
  document.documentElement.removeAttribute('data-started')
  document.body.innerHTML = html
}

const standing: (() => void)[] = []

/** The ports that widgets call; what is left out is small. */
export interface SmallPorts {
  readonly wishlist?: BookmarksOfPage
  readonly catalogue?: Site['programme']['catalogue']
  readonly lexicon?: Site['knowledge']['lexicon']
  readonly content?: Pick<Site['office']['content'], 'brand'>
}

/** As much of the application as widgets call. */
export const smallSite = (ports: SmallPorts) => ({
  programme: { catalogue: ports.catalogue ?? smallCatalogue([]).catalogue },
  account: { wishlist: ports.wishlist ?? smallWishlist().wishlist },
  knowledge: {
    lexicon: ports.lexicon ?? smallLexicon([]),
    search: { suggestions: async () => done({ items: [] }) },
    chatbot: { ask: async () => refused({ why: 'too-many' as const, retryAfter: 1 }) },
  },
  office: { content: ports.content ?? { brand: async () => done(brandBeforeContent) } },
})

/** Draws the widgets of the page as a browser does, without waiting for anybody. */
export async function mount(parts: SmallPorts & { readonly consent?: ForAskingConsent }): Promise<void> {
  const site = smallSite(parts)
  const wishlist = await openWishlist({ window, site: async () => site, wording: widgetWording })
  const consent = parts.consent ?? smallConsent().port
  const widgets = openWidgets({ document, window, site, consent, wording: widgetWording })
  const hosts = hostsIn(document)
  const kinds = new Set(hosts.flatMap((host) => kindOf(host) ?? []))
  const loaded = await Promise.all([...kinds].map(async (kind) => [kind, await drawings[kind]()] as const))
  widgets.mount(hosts, { drawings: new Map(loaded), wishlist })
  standing.push(() => {
    widgets.unmount()
    wishlist.stop()
  })
}

/** Takes away what tests mounted. */
export function clearUp(): void {
  for (const unmount of standing.splice(0)) unmount()
  document.body.innerHTML = ''
}

/** Waits until it is so; patient, for the first test of a file also loads what draws widgets. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 })

/** The element that must be there. */
export function the<E extends HTMLElement>(selector: string, within: ParentNode = document, number = 0): E {
  const found = within.querySelectorAll<E>(selector)[number]
  if (!found) throw new Error(`no ${selector}`)
  return found
}

export const button = (name: string | RegExp, within: ParentNode = document): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find((candidate) => {
    const said = candidate.getAttribute('aria-label') ?? candidate.textContent
    return typeof name === 'string' ? said === name : name.test(said)
  })
  if (!found) throw new Error(`no button ${name} in ${document.body.innerHTML.slice(0, 2000)}`)
  return found
}
