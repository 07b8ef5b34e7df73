// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, test, vi } from 'vitest'
import type { Consent } from '#core/media/media.ts'
import { consentCookie, consentIn, consentRevision } from '#core/media/consent-cookie.ts'
import { openCookieChoice } from '#react/consent/cookie-choice.ts'
import { ownConsent } from '#react/consent/own-consent.ts'
import { pageConsent } from '#react/consent/page-consent.ts'
import { widgetWording } from '#wording/widgets.ts'
import { eventually, button } from './page-with-widgets.ts'

const cookieOf = (kept: object) => `a=1; ${consentCookie}=${encodeURIComponent(JSON.stringify(kept))}; b=2`
const words = async () => widgetWording
const nothing = { decided: false, marketing: false }

const pageWith = (body = '') => {
  const page = new Window({ url: 'https://www.haus.example/' })
  page.document.body.innerHTML = body
  return page as unknown as globalThis.Window
}

const withCookiebot = (state: { hasResponse: boolean; consent: { marketing: boolean } }) => {
  const window = pageWith('<dialog open></dialog>')
  const renew = vi.fn<() => void>()
  Object.assign(window, { Cookiebot: { ...state, renew } })
  return { window, renew, consent: pageConsent(window, words) }
}

describe('our own consent tool', () => {
  test.each([
    ['no cookie', '', nothing],
    ['another cookie of a like name', 'x-cookie-auswahl={}', nothing],
    [
      'only what is necessary',
      cookieOf({ revision: consentRevision, categories: ['notwendig'] }),
      { decided: true, marketing: false },
    ],
    [
      'everything',
      cookieOf({ revision: consentRevision, categories: ['notwendig', 'statistik', 'marketing'] }),
      { decided: true, marketing: true },
    ],
    ['an older revision', cookieOf({ revision: consentRevision - 1, categories: ['marketing'] }), nothing],
    ['a spoilt cookie', `${consentCookie}=%7B"revision`, nothing],
    ['a broken escape', `${consentCookie}=%`, nothing],
    ['a cookie without categories', cookieOf({ revision: consentRevision }), nothing],
    ['a cookie that is no record', cookieOf([null]), nothing],
  ])('reads %s', (_, cookies, consent) => expect(consentIn(cookies)).toEqual(consent))

  test('tells every subscriber of a decision until it stops listening', async () => {
    const window = pageWith()
    let decide: (() => void) | undefined
    const consent = ownConsent(window, words, async (_, texts, decided) => {
      expect(texts).toBe(widgetWording.consent)
      decide = decided
    })
    const [one, two] = [vi.fn<(consent: Consent) => void>(), vi.fn<(consent: Consent) => void>()]
    consent.subscribe(one)
    const stop = consent.subscribe(two)
    consent.renew()
    await eventually(() => expect(decide).toBeDefined())
    expect(one).not.toHaveBeenCalled()
    window.document.cookie = `${consentCookie}=${encodeURIComponent(JSON.stringify({ revision: consentRevision, categories: ['marketing'] }))}`
    decide?.()
    expect(one.mock.calls).toEqual([[{ decided: true, marketing: true }]])
    stop()
    decide?.()
    expect(one).toHaveBeenCalledTimes(2)
    expect(two).toHaveBeenCalledTimes(1)
    expect(consent.current()).toEqual({ decided: true, marketing: true })
  })

  test('leads to the page about cookies when the choice cannot be opened', async () => {
    const window = pageWith()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    ownConsent(window, words, () => Promise.reject(new Error('offline'))).renew()
    await eventually(() => expect(assign).toHaveBeenCalledWith('/cookie-einstellungen'))
    vi.restoreAllMocks()
  })
})

describe('a choice made elsewhere', () => {
  const allowed = { decided: true, marketing: true }
  const refused = { decided: true, marketing: false }
  const choose = (window: globalThis.Window, { marketing }: Consent) => {
    const kept = { revision: consentRevision, categories: ['notwendig', ...(marketing ? ['marketing'] : [])] }
    window.document.cookie = `${consentCookie}=${encodeURIComponent(JSON.stringify(kept))}`
  }
  const listening = () => {
    const window = pageWith()
    choose(window, allowed)
    const channels: { heard?: () => void; closed: boolean }[] = []
    const posted: string[] = []
    Object.assign(window, {
      BroadcastChannel: class {
        readonly kept: { heard?: () => void; closed: boolean } = { closed: false }
        constructor() {
          channels.push(this.kept)
        }
        addEventListener(_: string, heard: () => void) {
          this.kept.heard = heard
        }
        postMessage(message: string) {
          posted.push(message)
        }
        close() {
          this.kept.closed = true
        }
      },
    })
    const consent = ownConsent(window, words, async (_, __, decided) => decided())
    const heard = vi.fn<(consent: Consent) => void>()
    const stop = consent.subscribe(heard)
    const happens = (on: EventTarget, type: string, init = {}) => {
      const { Event: Happening } = window as unknown as typeof globalThis
      on.dispatchEvent(Object.assign(new Happening(type), init))
    }
    return { window, consent, heard, stop, channels, posted, happens }
  }

  test.each([
    ['another tab says so', ({ channels }: ReturnType<typeof listening>) => channels[0]?.heard?.()],
    [
      'the page comes back from the back-forward cache',
      ({ window, happens }: ReturnType<typeof listening>) => happens(window, 'pageshow', { persisted: true }),
    ],
    [
      'the page is seen again',
      ({ window, happens }: ReturnType<typeof listening>) => happens(window.document, 'visibilitychange'),
    ],
  ])('is told when %s, once, and not where nothing has changed', (_, happening) => {
    const page = listening()
    happening(page)
    expect(page.heard).not.toHaveBeenCalled()
    choose(page.window, refused)
    happening(page)
    happening(page)
    expect(page.heard.mock.calls).toEqual([[refused]])
    page.stop()
    choose(page.window, allowed)
    happening(page)
    expect(page.heard).toHaveBeenCalledTimes(1)
    expect(page.channels.every(({ closed }) => closed)).toBe(true)
  })

  test('a page that is shown for the first time tells nobody', () => {
    const { window, heard, happens } = listening()
    choose(window, refused)
    happens(window, 'pageshow', { persisted: false })
    expect(heard).not.toHaveBeenCalled()
  })

  test('is told to other tabs by the one in which it was made', async () => {
    const { consent, posted } = listening()
    consent.renew()
    await eventually(() => expect(posted).toEqual(['chosen']))
  })
})

describe('Cookiebot', () => {
  test.each([
    [{ hasResponse: false, consent: { marketing: true } }, nothing],
    [
      { hasResponse: true, consent: { marketing: false } },
      { decided: true, marketing: false },
    ],
    [
      { hasResponse: true, consent: { marketing: true } },
      { decided: true, marketing: true },
    ],
  ])('is asked where a page has it: %o', (state, consent) => {
    expect(withCookiebot(state).consent.current()).toEqual(consent)
  })

  test.each(['%3A', ':'])('another tab withdrew what this one still allows (%s)', (colon) => {
    const { window, consent } = withCookiebot({ hasResponse: true, consent: { marketing: true } })
    const heard = vi.fn<(consent: Consent) => void>()
    consent.subscribe(heard)
    const { Event: Happening } = window as unknown as typeof globalThis
    window.document.cookie = `CookieConsent={stamp:%27x%27%2Cnecessary:true%2Cmarketing${colon}false%2Cver:1}`
    window.dispatchEvent(Object.assign(new Happening('pageshow'), { persisted: true }))
    expect(heard.mock.calls).toEqual([[{ decided: true, marketing: false }]])
  })

  test('opens its choice, and open dialogs step aside so that it can be reached', () => {
    const { window, renew, consent } = withCookiebot({ hasResponse: false, consent: { marketing: false } })
    consent.renew()
    expect(renew).toHaveBeenCalledTimes(1)
    expect(window.document.querySelector('dialog')?.open).toBe(true)
    expect(window.document.querySelector('dialog')?.hasAttribute('data-aside')).toBe(true)
  })

  test.each(['CookiebotOnAccept', 'CookiebotOnDecline'])('tells of %s until nobody listens', (event) => {
    const { window, consent } = withCookiebot({
      hasResponse: true,
      consent: { marketing: event === 'CookiebotOnAccept' },
    })
    const heard = vi.fn<(consent: Consent) => void>()
    const stop = consent.subscribe(heard)
    window.dispatchEvent(new (window as unknown as typeof globalThis).Event(event))
    stop()
    window.dispatchEvent(new (window as unknown as typeof globalThis).Event(event))
    expect(heard.mock.calls).toEqual([[{ decided: true, marketing: event === 'CookiebotOnAccept' }]])
  })

  test('is waited for when its script is still to come', () => {
    const window = pageWith('<script id="Cookiebot" type="text/plain"></script>')
    const consent = pageConsent(window, words)
    expect(consent.current()).toEqual(nothing)
    consent.renew()
    const renew = vi.fn<() => void>()
    Object.assign(window, { Cookiebot: { hasResponse: false, consent: { marketing: false }, renew } })
    window.dispatchEvent(new (window as unknown as typeof globalThis).Event('CookiebotOnLoad'))
    expect(renew).toHaveBeenCalledTimes(1)
  })
})

describe('the choice about cookies', () => {
  const texts = widgetWording.consent
  const shown = () => document.querySelector('dialog.cookie-choice')
  const press = async (label: string) => {
    await eventually(() => expect(document.documentElement.className).toContain('show--consent'))
    button(label).click()
  }

  test.each([
    ['Alle akzeptieren', { decided: true, marketing: true }],
    ['Alle ablehnen', { decided: true, marketing: false }],
  ])('%s is a decision, also when it is made again', async (label, consent) => {
    for (const _ of ['first', 'again']) {
      const decided = vi.fn<() => void>()
      await openCookieChoice(window, texts, decided)
      expect(shown()).not.toBeNull()
      await press(label)
      await eventually(() => expect(shown()).toBeNull())
      expect(decided).toHaveBeenCalledTimes(1)
      expect(consentIn(document.cookie)).toEqual(consent)
    }
  })

  test('leads to the pages that say more, which the provider has written', async () => {
    await openCookieChoice(window, texts, () => {})
    await eventually(() => expect(document.documentElement.className).toContain('show--consent'))
    const links = [...(shown()?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(links).toEqual(['/datenschutz', '/impressum'])
    for (const link of links) expect(existsSync(`content/seiten${link}.md`), link).toBe(true)
    shown()?.dispatchEvent(new Event('close'))
  })

  test('accepting and rejecting look the same, and nothing is ticked before', async () => {
    document.cookie = `${consentCookie}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
    await openCookieChoice(window, texts, () => {})
    await eventually(() => expect(document.documentElement.className).toContain('show--consent'))
    expect(button('Alle ablehnen').className).toBe(button('Alle akzeptieren').className)
    button('Einstellungen').click()
    await eventually(() => expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(3))
    const ticked = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => box.checked)
    expect(ticked).toEqual([true, false, false])
    shown()?.dispatchEvent(new Event('close'))
    expect(shown()).toBeNull()
  })

  test('left without a choice decides nothing; asked for twice it opens once', async () => {
    const decided = vi.fn<() => void>()
    await openCookieChoice(window, texts, decided)
    await openCookieChoice(window, texts, decided)
    expect(document.querySelectorAll('dialog.cookie-choice')).toHaveLength(1)
    ;(shown() as HTMLDialogElement).close()
    expect(shown()).toBeNull()
    expect(decided).not.toHaveBeenCalled()
    expect(consentIn(document.cookie)).toEqual(nothing)
  })
})
