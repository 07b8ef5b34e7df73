import { renewPart } from './renew-part.ts'

/** What became of a part that was to be what it is now. */
export interface Renewed {
  /** Where it has become another: what is told of it. */
  readonly says?: string | undefined
  /** Who is led elsewhere has nothing to follow here any more. */
  readonly isOver?: boolean
}

/** Milliseconds for which a page is seen before it listens: who only passes by asks for nothing. */
const seenFor = 2_000
/** Milliseconds until a stream that was refused is tried again: longer each time. */
const [soonest, latest] = [10_000, 300_000]

/**
 * Shows a part of the page as it is now whenever the server says that it has changed, and tells so aloud (WCAG 4.1.3).
 * What it says is read from the page itself, with the rights that the reader has by then. It listens only while the
 * page is seen; where there is no stream to be had, the page stays as it is.
 */
export function followPart(
  status: HTMLElement,
  window: Window,
  renewed: () => Promise<Renewed> = () => replaced(status, window),
): () => void {
  const { document, EventSource } = window as Window & typeof globalThis
  const { live = '' } = status.dataset
  if (!EventSource) return () => undefined
  const address = new URL(live, window.location.href)
  let source: EventSource | undefined
  let wait = soonest
  let isOver = false
  let later = 0

  const renew = inTurns(async () => {
    const { says, isOver: ended } = await renewed()
    if (ended) stop()
    if (says !== undefined) status.textContent = says
  })
  const close = (): void => {
    window.clearTimeout(later)
    source?.close()
    source = undefined
  }
  const stop = (): void => {
    isOver = true
    close()
  }
  const open = (): void => {
    if (source || isOver || document.hidden) return
    const mine = (source = new EventSource(address))
    mine.addEventListener('open', () => (wait = soonest))
    // A page that everybody gets does not tell as of when it is.
    if (!address.searchParams.has('after')) mine.addEventListener('open', renew, { once: true })
    mine.addEventListener('changed', ({ lastEventId }: MessageEvent) => {
      address.searchParams.set('after', lastEventId)
      renew()
    })
    mine.addEventListener('over', stop)
    mine.addEventListener('error', () => {
      // Else it comes back by itself.
      if (mine.readyState !== EventSource.CLOSED || mine !== source) return
      close()
      later = window.setTimeout(open, wait)
      wait = Math.min(2 * wait, latest)
    })
  }
  const begin = (): void => {
    window.clearTimeout(later)
    if (!document.hidden) later = window.setTimeout(open, seenFor)
  }
  const seen = () => (document.hidden ? close() : begin())
  const woken = ({ persisted }: PageTransitionEvent) => persisted && begin()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', woken)
  begin()
  return () => {
    stop()
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', woken)
  }
}

/** Puts the part of the page anew in place of the one that stands there. */
async function replaced({ dataset: { part = '' } }: HTMLElement, window: Window): Promise<Renewed> {
  const page = await pageNow(window)
  const now = page?.querySelector<HTMLElement>(`[data-part="${part}"]`)
  const [old, fresh] = [window.document.getElementById(part), page?.getElementById(part)]
  if (!page) return {}
  if (!now) return { isOver: true }
  return old && fresh && renewPart(old, fresh) ? { says: now.dataset['says'] ?? '' } : {}
}

/** This page anew. Only this way of asking makes a document of the answer under Trusted Types. */
const pageNow = (window: Window): Promise<Document | undefined> =>
  new Promise((resolve) => {
    const request = new (window as Window & typeof globalThis).XMLHttpRequest()
    request.addEventListener('loadend', () => resolve(request.responseXML ?? undefined))
    request.open('GET', window.location.pathname + window.location.search)
    request.responseType = 'document'
    request.send()
  })

/** Whoever asks while it is being done has it done once more afterwards. */
function inTurns(act: () => Promise<void>): () => void {
  let isActing = false
  let again = false
  const run = async (): Promise<void> => {
    isActing = true
    do {
      again = false
      await act()
    } while (again)
    isActing = false
  }
  return () => {
    if (isActing) again = true
    else void run()
  }
}
