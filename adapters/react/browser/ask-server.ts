import { asDataHeader } from '#pages-port/page-rendering.ts'
import type { ServedData } from '../page.ts'

/** Milliseconds after which an answer is given up: it would hold up all that is asked after it. */
const longest = 30_000

/**
 * Asks the server for what a page is drawn from, or lets it act on a form first. Undefined where it answers with a
 * document instead: something is not there, or a page that no browser takes over. Throws where nothing arrives, and
 * where the server failed or has no time.
 */
export async function askServer(
  window: Window,
  url: string,
  { signal, form }: { readonly signal: AbortSignal; readonly form?: URLSearchParams },
): Promise<ServedData | undefined> {
  const answer = await window.fetch(url, {
    // As a browser asks for a page: failures are pages too.
    headers: { [asDataHeader]: '1', accept: 'text/html' },
    cache: 'no-store',
    // Not every browser can join two signals; without that it gives up when the page does.
    signal: 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(longest)]) : signal,
    ...(form && { method: 'POST', body: form }),
  })
  if (answer.headers.get('content-type')?.startsWith('application/json')) return answer.json()
  if (answer.status === 404 || answer.ok) return undefined
  throw new Error(`the server answered ${answer.status}`)
}
