/** Where cookies are stored. A browser sends and takes its own; elsewhere a jar does. */
export interface Cookies {
  /** The value of a cookie that may be read. */
  value(name: string): string | undefined
  /** What to send in the Cookie header; undefined where the browser does that. */
  header(): string | undefined
  /** Takes the Set-Cookie headers of an answer. */
  take(setCookies: readonly string[]): void
}

export const pageCookies = (page: { readonly cookie: string }): Cookies => ({
  value: (name) => {
    const pair = page.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  },
  header: () => undefined,
  take: () => {},
})

/** A jar for one origin, kept in memory. */
export function cookieJar(): Cookies {
  const kept = new Map<string, string>()
  return {
    value: (name) => {
      const value = kept.get(name)
      return value && decodeURIComponent(value)
    },
    header: () => (kept.size > 0 ? [...kept].map(([name, value]) => `${name}=${value}`).join('; ') : undefined),
    take: (setCookies) => {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split(';')
        const [name, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
        if (isOver(attributes)) kept.delete(name)
        else kept.set(name, value)
      }
    },
  }
}

function isOver(attributes: readonly string[]): boolean {
  const of = (name: string) =>
    attributes
      .map((attribute) => attribute.trim())
      .find((it) => it.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const maxAge = of('max-age')
  if (maxAge !== undefined) return Number(maxAge) <= 0
  const expires = of('expires')
  return expires !== undefined && Date.parse(expires) <= Date.now()
}
