import { heldPress } from './held-press.ts'
import { wholeTextSelector } from '../widgets/whole-text.ts'
import { hostAround, hostsIn, kindOf, type WidgetKind } from './widget-hosts.ts'

/** Widgets once they are loaded. */
export interface OpenWidgets {
  /**
   * Draws the widgets of these hosts, each at most once. Waits for `ready` when all is loaded, then draws at one go.
   */
  mount(hosts: readonly HTMLElement[], ready?: () => Promise<void>): Promise<void>
}

export interface Waking {
  readonly window: Window
  /** Loads what draws widgets; may be called again after a failure. */
  readonly open: () => Promise<OpenWidgets>
  /** Shows limited texts at their length before anything wakes them. */
  readonly shorten: (hosts: readonly HTMLElement[]) => Promise<void>
  /** Told of what failed; the page goes on without widgets, its forms and links still work. */
  readonly failed: (error: unknown) => void
}

/** What a click may mean while a host sleeps; elsewhere in it, links and text work as they are. */
const answersClicks: Readonly<Partial<Record<WidgetKind, string>>> = {
  bookmark: 'button, a, input, label',
  video: 'button, a',
  'limited-text': '[data-primary]',
}
const idleWithin = 3_000

/**
 * Lets widgets sleep until somebody needs them (architecture §4): a press, key or focus inside a host wakes all hosts
 * of its kind; hearts of a signed-in visitor wake when the page is idle; a host that shows nothing asleep wakes at
 * once, or as soon as it comes into sight. The click that woke a host is done again when it is awake, and several of
 * them count as one.
 */
export function wakeWidgets({ window, open, shorten, failed }: Waking): void {
  const { document } = window
  const asleep = new Set(hostsIn(document))
  if (asleep.size === 0) return
  const waking = new Set<HTMLElement>()
  const clicked = new Set<HTMLElement>()
  const held = heldPress(window)
  const sleeping = (kind: WidgetKind) => [...asleep].filter((host) => kindOf(host) === kind)

  const wake = async (wanted: readonly HTMLElement[]): Promise<void> => {
    const hosts = wanted.filter((host) => !waking.has(host))
    if (hosts.length === 0) return
    for (const host of hosts) waking.add(host)
    try {
      const widgets = await open()
      let focused: HTMLElement | undefined
      await widgets.mount(hosts, async () => {
        await held.released()
        focused = hosts.find((host) => host.contains(document.activeElement))
      })
      for (const host of hosts) asleep.delete(host)
      if (focused && !focused.contains(document.activeElement)) focusIn(focused)
      for (const host of hosts) if (clicked.delete(host)) primaryOf(host)?.click()
    } catch (error) {
      for (const host of hosts) waking.delete(host)
      failed(error)
      for (const host of hosts) if (clicked.delete(host)) doWithoutWidget(host, window)
    }
  }
  const wakeKind = (kind: WidgetKind) => void wake(sleeping(kind))

  const sleepingAround = (target: EventTarget | null) => {
    const host = hostAround(target)
    return host && asleep.has(host) ? host : undefined
  }
  const keep = (event: Event, host: HTMLElement) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.clicked()
    clicked.add(host)
    wakeKind(kindToWake(host))
  }
  const pressed = (event: Event) => {
    const host = sleepingAround(event.target)
    if (!host) return
    held.press()
    wakeKind(kindToWake(host))
  }
  const heard = (type: string, listener: (event: Event) => void) => document.addEventListener(type, listener, true)
  heard('pointerdown', pressed)
  heard('keydown', (event) => pressesButtons.has((event as KeyboardEvent).key) && pressed(event))
  heard('pointerup', held.release)
  heard('pointercancel', held.clicked)
  heard('keyup', held.release)
  heard('focusin', (event) => {
    const host = sleepingAround(event.target)
    if (host) wakeKind(kindToWake(host))
  })
  heard('click', (event) => {
    const host = sleepingAround(event.target)
    const meant = host && answersClicks[kindToWake(host)]
    if (host && meant && !opensElsewhere(event) && (event.target as Element).closest(meant)) keep(event, host)
    else held.clicked()
  })
  heard('submit', (event) => {
    const host = sleepingAround(event.target)
    if (host && kindOf(host) === 'bookmark') keep(event, host)
  })

  wakeKind('theme-teaser')
  wakeKind('theme-info-box')
  void wake(sleeping('video').filter((host) => host.hasAttribute('data-autoplay')))
  const showNothing = [...sleeping('bookmark'), ...sleeping('video')].filter((host) => host.childElementCount === 0)
  whenSeen(window, [...sleeping('lexicon-grid'), ...showNothing], (hosts) => void wake(hosts))
  const texts = sleeping('limited-text')
  if (texts.length > 0) shorten(texts).catch(failed)
  if (sleeping('bookmark').length > 0 && isSignedIn(document)) {
    if (new URLSearchParams(window.location.search).has('add_to_wishlist')) wakeKind('bookmark')
    else whenIdle(window, () => wakeKind('bookmark'))
  }
}

const kindToWake = (host: HTMLElement): WidgetKind => kindOf(host) ?? 'bookmark'

/** A link clicked with one of these keys opens in another tab or window, as the person wishes. */
const opensElsewhere = (event: Event): boolean => {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  return ctrlKey || metaKey || shiftKey
}

const pressesButtons: ReadonlySet<string> = new Set(['Enter', ' '])

/** The control that a sleeping host's click stands for. */
const primaryOf = (host: HTMLElement): HTMLElement | null => host.querySelector<HTMLElement>('[data-primary]')

/** Gives the focus back to a host that was drawn anew, so that Tab goes on from there, even while it still loads. */
function focusIn(host: HTMLElement): void {
  const primary = primaryOf(host)
  if (!primary) host.tabIndex = -1
  ;(primary ?? host).focus()
}

/** A readable cookie without a secret tells whether asking makes sense (architecture §4). */
export const isSignedIn = (document: Pick<Document, 'cookie'>): boolean =>
  document.cookie.split('; ').includes('signed-in=1')

/** The widget could not be loaded: the host's own form, text or link does what it can without. */
function doWithoutWidget(host: HTMLElement, window: Window): void {
  const whole = host.querySelector(wholeTextSelector)
  const link = kindOf(host) === 'video' && host.querySelector('a')
  if (whole) host.innerHTML = whole.innerHTML
  else if (link) window.location.assign(link.href)
  else host.querySelector('form')?.submit()
}

function whenIdle(window: Window, act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: idleWithin })
  else (window as Window).setTimeout(act, 200)
}

function whenSeen(window: Window, hosts: readonly HTMLElement[], act: (hosts: readonly HTMLElement[]) => void): void {
  if (hosts.length === 0) return
  if (!('IntersectionObserver' in window)) return act(hosts)
  const { IntersectionObserver } = window as unknown as typeof globalThis
  const watching = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement)
      for (const host of seen) watching.unobserve(host)
      if (seen.length > 0) act(seen)
    },
    { rootMargin: '200px' },
  )
  for (const host of hosts) watching.observe(host)
}
