import { Window } from 'happy-dom'

export interface ReadHead {
  readonly title: string
  readonly canonical: string | undefined
  readonly robots: string | undefined
  readonly calendar: string | undefined
  /** `og:…`, `twitter:…` and `description` by name. */
  readonly meta: ReadonlyMap<string, string>
  readonly jsonLd: readonly Record<string, unknown>[]
}

const parser = new Window()

/** Reads a page's head with another's HTML parser, and its data blocks with JSON.parse. */
export function readHead(html: string): ReadHead {
  // What stands in the body is nothing here.
  const head = `${html.slice(0, html.indexOf('<body>'))}<body></body></html>`
  const document = new parser.DOMParser().parseFromString(head, 'text/html')
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined
  const meta = [...document.querySelectorAll('meta')].map((element) => [
    element.getAttribute('property') ?? element.getAttribute('name') ?? '',
    element.getAttribute('content') ?? '',
  ])
  return {
    title: document.title,
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    calendar: attribute('link[rel="alternate"][type="text/calendar"]', 'href'),
    meta: new Map(meta as [string, string][]),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
      JSON.parse(block.textContent),
    ),
  }
}
