/** The tabs of this browser that show somebody's wishlist, and those that have hearts on it. */
export interface OtherTabs {
  /** The wishlist has changed here. */
  tell(): void
  stop(): void
}

/**
 * Hears of it when another tab has changed the wishlist, and tells them. Nothing is stored for it, and nothing but that
 * is said. A tab that nobody looks at hears of it when it is looked at; one that sleeps in the history, when it wakes.
 */
export function otherTabs(
  { document, window }: { readonly document: Document; readonly window: Window },
  heard: () => void,
): OtherTabs {
  const { BroadcastChannel: Channel } = window as unknown as Partial<typeof globalThis>
  if (!Channel) return { tell: () => undefined, stop: () => undefined }
  let channel: BroadcastChannel | undefined
  let unheard = false

  const hear = (): void => {
    unheard = document.visibilityState === 'hidden'
    if (!unheard) heard()
  }
  const open = (): void => {
    channel = new Channel('wishlist')
    channel.addEventListener('message', hear)
  }
  const close = (): void => {
    channel?.close()
    channel = undefined
  }
  const looked = (): void => {
    if (unheard) hear()
  }
  const woken = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    open()
    hear()
  }

  open()
  // A page with an open channel would not be kept for the way back.
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', woken)
  document.addEventListener('visibilitychange', looked)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
    tell: () => channel?.postMessage('changed'),
    stop() {
      close()
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', woken)
      document.removeEventListener('visibilitychange', looked)
    },
  }
}
