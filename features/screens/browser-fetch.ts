import type { Cookies } from '#http/client/cookies.ts'
import { cookieJar } from '#http/client/cookies.ts'
import type { Fetch } from '#http/client/send.ts'
import fetchCrossWise from 'cross-fetch'

type Document = { cookie: string }

/** What a browser does on the wire: keeps cookies, names its origin, follows redirects, counts what is under way. */
export interface BrowserFetch {
  /** For calls of a page. */
  readonly fetch: Fetch
  readonly cookies: Cookies
  /** Session storage, which outlives a page. */
  session: Map<string, string>
  /** Opens a page, or posts a form; follows redirects within the origin, none beyond it. */
  openPage(
    address: string,
    post?: URLSearchParams | FormData,
  ): Promise<{ readonly address: string; readonly html: string }>
  /** Posts a form and follows no redirect; answers the address that it leads to. */
  post(address: string, form: URLSearchParams): Promise<string>
  /** Hands the cookies that a page may read to its document, and takes back what it wrote. */
  fillDocument(document: Document): void
  takeFromDocument(document: Document): void
  pending(): number
  foreignHosts(): readonly string[]
}

const mostRedirects = 10

export const browserFetch = ({
  origin,
  network,
}: {
  readonly origin: string
  readonly network: string
}): BrowserFetch => {
  const jar = cookieJar()
  /** Names of cookies that pages may not read. */
  const closed = new Set<string>()
  const foreign: string[] = []
  let pending = 0

  const take = (setCookies: readonly string[]): void => {
    for (const line of setCookies) if (/;\s*httponly/i.test(line)) closed.add(line.split('=')[0]?.trim() ?? '')
    jar.take(setCookies)
  }
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    pending += 1
    try {
      return await work
    } finally {
      pending -= 1
    }
  }
  const headers = (more: Readonly<Record<string, string>>) => ({
    'x-forwarded-for': network,
    ...(jar.header() === undefined ? {} : { cookie: jar.header() ?? '' }),
    ...more,
  })

  /** Asks once; what it answers, and where that leads if it leads anywhere. */
  const sent = async (address: string, post?: URLSearchParams | FormData) => {
    const answer = await counted(
      fetch(address, {
        method: post ? 'POST' : 'GET',
        redirect: 'manual',
        headers: headers(
          post
            ? { ...typeOf(post), origin, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
            : { accept: 'text/html' },
        ),
        ...(post ? { body: post instanceof FormData ? post : post.toString() } : {}),
      }),
    )
    take(answer.headers.getSetCookie())
    const location = answer.headers.get('location')
    return { html: await answer.text(), location: location === null ? undefined : new URL(location, address).href }
  }

  return {
    session: new Map(),
    fetch: (address, init) => {
      const { host } = new URL(address)
      if (host !== new URL(origin).host) foreign.push(host)
      return counted(fetchCrossWise(address, { ...init, headers: { ...init?.headers, 'x-forwarded-for': network } }))
    },
    cookies: { value: jar.value, header: jar.header, take },

    post: async (address, form) => (await sent(address, form)).location ?? address,

    async openPage(asked, form) {
      let [address, post] = [asked, form]
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        const { html, location } = await sent(address, post)
        if (location === undefined) return { address, html }
        address = location
        post = undefined
        if (new URL(address).origin !== origin) return { address, html: '<!doctype html><title>anderswo</title>' }
      }
      throw new Error(`${asked} redirects without end`)
    },

    fillDocument(document) {
      for (const pair of (jar.header() ?? '').split('; '))
        if (pair !== '' && !closed.has(pair.split('=')[0] ?? '')) document.cookie = `${pair}; path=/`
    },
    takeFromDocument(document) {
      jar.take(document.cookie.split('; ').filter((pair) => pair !== ''))
    },
    pending: () => pending,
    foreignHosts: () => foreign,
  }
}

/** A form with files names its type itself, for the line between its parts stands in it. */
const typeOf = (post: URLSearchParams | FormData): Readonly<Record<string, string>> =>
  post instanceof FormData ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
