/** Tabs of the site tell each other here that somebody has chosen anew; the choice itself stands in a cookie. */
const channelName = 'cookie-auswahl'

/** Tells the other tabs of this browser that the choice may be another one now. */
export function tellOtherTabs(window: Window): void {
  const channel = channelOf(window)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin alone
  channel?.postMessage('chosen')
  channel?.close()
}

/**
 * Calls back when the choice may have changed without this page: in another tab, also where that cannot say so, or
 * while the page lay in the browser's back-forward cache. Answers how to stop listening; a page that nobody listens on
 * keeps no channel, which could keep it out of that cache.
 */
export function onChangeElsewhere(window: Window, changed: () => void): () => void {
  const { document } = window
  const channel = channelOf(window)
  const returned = (event: Event) => (event as PageTransitionEvent).persisted && changed()
  const seen = () => document.visibilityState === 'visible' && changed()
  channel?.addEventListener('message', changed)
  window.addEventListener('pageshow', returned)
  document.addEventListener('visibilitychange', seen)
  return () => {
    channel?.close()
    window.removeEventListener('pageshow', returned)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Old browsers have none; a tab then learns of it when it is seen again. */
const channelOf = (window: Window): BroadcastChannel | undefined =>
  'BroadcastChannel' in window ? new (window as Window & typeof globalThis).BroadcastChannel(channelName) : undefined
