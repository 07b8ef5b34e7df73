import type { Site } from '#core/site.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { untilDone } from '#core/shared/single-flight.ts'
import { pageConsent } from '../consent/page-consent.ts'
import { wordingAddress } from '#wording/wording-address.generated.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { hasCart } from './is-signed-in.ts'
import { finderFollows } from './finder-behaviour.ts'
import { loadWidgets } from './load-widgets.ts'
import { escapeClosesTheMenu, escapeHidesTooltips, onOpeningToShare, printsOnDemand } from './page-manners.ts'
import { showPresentChoice } from './present-choice.ts'
import { reportFaults } from './report-faults.ts'
import { reportTo } from '../ui/report-error.ts'
import { wakeWidgets } from './wake-widgets.ts'
import { wordingOf } from './wording-cache.ts'

/** The parts of a page. A browser makes what is left out by hand; tests bring their own. */
export interface PageParts {
  readonly window: Window
  readonly site?: Site
  readonly consent?: ForAskingConsent
  readonly wording?: WidgetWording
  /** Where the words of widgets stand. */
  readonly wordingAddress?: string
}

/**
 * Starts a page: what every page does, and the sleeping widgets. Loads neither React nor machines, and on a page
 * without a host asks for nothing at all.
 */
export function startPage({ window, wordingAddress: address = wordingAddress, ...given }: PageParts): void {
  const { document } = window
  const root = document.documentElement
  // Named twice on a page, the script starts it once.
  if (root.hasAttribute('data-started')) return
  root.setAttribute('data-started', '')
  root.classList.add('js')
  escapeHidesTooltips(document)
  escapeClosesTheMenu(document)
  finderFollows(window)
  printsOnDemand(window)
  const failed = (error: unknown): void => reportTo(window, error)
  const site = untilDone(async () => given.site ?? (await import('./site-in-browser.ts')).siteOf(window))
  onOpeningToShare(document, (box) => {
    import('./share-address.ts').then((its) => its.shareAddress(box, window), failed)
  })
  const arranged = document.querySelector<HTMLFormElement>('form[data-arranges]')
  if (arranged) import('./dragged-into-order.ts').then((its) => its.dragIntoOrder(arranged, { window, site }), failed)
  const works = document.querySelector<HTMLFormElement>('form[data-works]')
  if (works) import('./says-that-it-works.ts').then((its) => its.saysThatItWorks(works, window), failed)
  const chat = document.querySelector<HTMLFormElement>('form[data-chats]')
  if (chat) import('./chat-goes-on.ts').then((its) => its.chatGoesOn(chat, { window, site }), failed)
  const job = document.querySelector<HTMLElement>('[data-job]')
  if (job) import('./law-job-goes-on.ts').then((its) => its.followLawJob(job, { window, site }), failed)
  // A page that is taken over follows its parts itself.
  const live = document.getElementById('page-data') ? null : document.querySelector<HTMLElement>('[data-live]')
  if (live) import('./follow-part.ts').then((its) => its.followPart(live, window), failed)
  // Until somebody enters the field what suggests costs nothing.
  const field = document.querySelector<HTMLInputElement>('[data-suggests]')
  field?.addEventListener(
    'focus',
    () => {
      import('./search-suggestions.ts').then((its) => its.suggestWhileTyping(field, { window, site }), failed)
    },
    { once: true },
  )

  reportFaults(window, async (fault) => (await import('./send-fault.ts')).sendFault(fault, window, given.site))
  const wording = untilDone(async () => given.wording ?? wordingOf(inBrowser(window, address)))
  const consent = given.consent ?? pageConsent(window, wording)
  document.addEventListener('click', (event) => {
    if (!(event.target as Partial<Element>).closest?.('[data-open-consent]')) return
    event.preventDefault()
    consent.renew()
  })
  showPresentChoice(document, consent)

  if (hasCart(document)) {
    import('./own-parts.ts').then((its) => its.showOwnParts({ window, site, wording }), failed)
  }

  wakeWidgets({
    window,
    load: loadWidgets({ window, site: given.site, consent, wording }),
    shorten: async (hosts) => (await import('./shorten-sleeping-texts.ts')).shortenSleepingTexts(hosts),
    failed,
  })
}

const inBrowser = (window: Window, address: string) => ({
  address: new URL(address, window.location.href).href,
  storage: () => window.sessionStorage,
  fetch: (url: string) => window.fetch(url),
})
