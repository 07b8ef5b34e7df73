import { renewPart } from './renew-part.ts'

/** Milliseconds for which a page is seen before it listens: who only passes by asks for nothing. */
const seenFor = 2_000
/** Milliseconds until a stream that was refused is tried again: longer each time. */
const [soonest, latest] = [10_000, 300_000]

/**
 * Shows a part of the page as it is now whenever the server says that it has changed, and tells so aloud (WCAG 4.1.3).
 * What it says is read from the page itself, with the rights that the reader has by then. It listens only while the
 * page is seen; where there is no stream to be had, the page stays as it is.
 */
export function followPart(status: HTMLElement, window: Window): void {
  const { document, EventSource } = window as Window & typeof globalThis
  const { live = '', part = '' } = status.dataset
  if (!EventSource) return
  const address = new URL(live, window.location.href)
  let source: EventSource | undefined
  let wait = soonest
  let isOver = false
  let later = 0

  const renew = inTurns(async () => {
    const page = await pageNow(window)
    const now = page?.querySelector<HTMLElement>(`[data-part="${part}"]`)
    const [old, fresh] = [document.getElementById(part), page?.getElementById(part)]
    // Who is led elsewhere has nothing to follow here any more.
    if (page && !now) stop()
    if (!old || !fresh || !now || !renewPart(old, fresh)) return
    status.textContent = now.dataset['says'] ?? ''
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
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : begin()))
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', ({ persisted }) => persisted && begin())
  begin()
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
