import { heartItem } from '#core/wishlist/heart-item.ts'
import { notShortenedAnyMore } from '../widgets/whole-text.ts'
import { busyControls } from './busy-controls.ts'
import { heldPress } from './held-press.ts'
import { isSignedIn } from './is-signed-in.ts'
import type { WidgetLoading } from './load-widgets.ts'
import { hostAround, hostNear, hostsIn, kindOf, type WidgetKind } from './widget-hosts.ts'

export interface Waking {
  readonly window: Window
  /** What is loaded for widgets; may be asked again after a failure. */
  readonly load: WidgetLoading
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
 * Lets widgets sleep until somebody needs them (docs/decisions/008): a press, key or focus inside a host wakes all
 * hosts of its kind; hearts of a signed-in visitor wake when the page is idle; a host that shows nothing asleep wakes
 * at once, or as soon as it comes into sight. Where nobody is signed in, hearts go on sleeping and answer with the
 * login dialog. What a host needs is loaded when a pointer or the focus comes near it. The click that woke it is done
 * again when it is awake, and several of them count as one; until then its control is busy.
 */
export function wakeWidgets({ window, load, shorten, failed }: Waking): void {
  const { document } = window
  const asleep = new Set(hostsIn(document).filter((host) => namesWhatItNeeds(host)))
  if (asleep.size === 0) return
  const waking = new Set<HTMLElement>()
  const clicked = new Set<HTMLElement>()
  /** Hosts whose forms and links work as in a browser without scripts, because nothing came for them. */
  const plain = new Set<HTMLElement>()
  const loadedAhead = new Set<WidgetKind>()
  const held = heldPress(window)
  const busy = busyControls()
  const sleeping = (kind: WidgetKind) => [...asleep].filter((host) => kindOf(host) === kind)

  const giveUp = (hosts: readonly HTMLElement[], error: unknown) => {
    for (const host of hosts) waking.delete(host)
    failed(error)
    for (const host of hosts) {
      if (!clicked.delete(host)) continue
      busy.end(host)
      if (notShortenedAnyMore(host)) continue
      const hasPlainWay = host.querySelector('form, a[href]') !== null
      if (hasPlainWay) plain.add(host)
      busy.failed(host, hasPlainWay)
    }
  }
  const wake = async (wanted: readonly HTMLElement[]): Promise<void> => {
    const hosts = wanted.filter((host) => !waking.has(host))
    if (hosts.length === 0) return
    for (const host of hosts) waking.add(host)
    try {
      const widgets = await load.widgets(new Set(hosts.map(kindToWake)))
      await held.released()
      const focused = hosts.find((host) => host.contains(document.activeElement))
      widgets.mount(hosts)
      for (const host of hosts) {
        asleep.delete(host)
        busy.end(host)
      }
      if (focused && !focused.contains(document.activeElement)) focusIn(focused)
      for (const host of hosts) if (clicked.delete(host)) primaryOf(host)?.click()
    } catch (error) {
      giveUp(hosts, error)
    }
  }
  const wakeKind = (kind: WidgetKind) => void wake(sleeping(kind))
  /** A heart that is a form already has nothing to learn of a wishlist that nobody is signed in to. */
  const answersAsleep = (host: HTMLElement) =>
    kindOf(host) === 'bookmark' && host.childElementCount > 0 && !mayBeSignedIn(document)
  const answer = async (host: HTMLElement): Promise<void> => {
    try {
      const hearts = await load.wishlist()
      busy.end(host)
      if (clicked.delete(host)) hearts.click(host)
    } catch (error) {
      giveUp([host], error)
    }
  }
  const loadAhead = (host: HTMLElement) => {
    const kind = kindToWake(host)
    if (loadedAhead.has(kind)) return
    loadedAhead.add(kind)
    // What did not come is told to whoever presses.
    const nothing = () => undefined
    if (answersAsleep(host)) load.wishlist().catch(nothing)
    else load.widgets(new Set([kind])).catch(nothing)
  }

  const sleepingAround = (target: EventTarget | null) => {
    const host = hostAround(target)
    return host && asleep.has(host) ? host : undefined
  }
  const keep = (event: Event, host: HTMLElement, control: Element) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.clicked()
    if (clicked.has(host)) return
    clicked.add(host)
    busy.begin(host, control)
    if (answersAsleep(host)) void answer(host)
    else wakeKind(kindToWake(host))
  }
  const rouse = (host: HTMLElement) => (answersAsleep(host) ? loadAhead(host) : wakeKind(kindToWake(host)))
  const pressed = (event: Event) => {
    const host = sleepingAround(event.target)
    if (!host) return
    held.press()
    rouse(host)
  }
  const heard = (type: string, listener: (event: Event) => void) => document.addEventListener(type, listener, true)
  heard('pointerdown', pressed)
  heard('keydown', (event) => pressesButtons.has((event as KeyboardEvent).key) && pressed(event))
  heard('pointerup', held.release)
  heard('pointercancel', held.clicked)
  heard('keyup', held.release)
  heard('focusin', (event) => {
    const host = sleepingAround(event.target)
    if (host) rouse(host)
  })
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    heard(type, (event) => {
      const host = hostNear(event.target)
      if (host && asleep.has(host)) loadAhead(host)
    })
  heard('click', (event) => {
    const host = sleepingAround(event.target)
    const meant = host && !plain.has(host) && answersClicks[kindToWake(host)]
    const control = meant && !opensElsewhere(event) ? (event.target as Element).closest(meant) : null
    if (host && control) keep(event, host, control)
    else held.clicked()
  })
  heard('submit', (event) => {
    const host = sleepingAround(event.target)
    if (host && !plain.has(host) && kindOf(host) === 'bookmark') keep(event, host, primaryOf(host) ?? host)
  })

  const ofThemes = [...sleeping('theme-teaser'), ...sleeping('theme-info-box')]
  const isEmpty = (host: HTMLElement) => host.childElementCount === 0
  // One request fills all of them.
  void wake(ofThemes.filter(isEmpty))
  void wake(sleeping('video').filter((host) => host.hasAttribute('data-autoplay')))
  const showNothing = [...sleeping('bookmark'), ...sleeping('video')].filter(isEmpty)
  const linksAsleep = ofThemes.filter((host) => !isEmpty(host))
  whenSeen(window, [...sleeping('lexicon-grid'), ...linksAsleep, ...showNothing], (hosts) => void wake(hosts))
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

/** Somebody is, or a host says something about it. */
const mayBeSignedIn = (document: Document): boolean =>
  isSignedIn(document) || document.querySelector('[data-widget="bookmark"][data-is-user-logged-in]') !== null

/** A heart that names nothing to bookmark stays as whoever wrote the page drew it, and he is told. */
function namesWhatItNeeds(host: HTMLElement): boolean {
  if (kindOf(host) !== 'bookmark' || heartItem(host.dataset)) return true
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn('a heart names nothing that can be bookmarked', host)
  return false
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
