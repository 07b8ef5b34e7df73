import type { ServerSettings } from '../server-settings.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

type Origins = Pick<ServerSettings, 'siteOrigin' | 'brOrigin'>

/** Whether a Host header names this site. Where the site is on loopback, so does every loopback name, on any port. */
export function isOwnHost(host: string | undefined, { siteOrigin, brOrigin }: Origins): boolean {
  const asked = addressOf(host, siteOrigin)
  if (!asked) return false
  return (
    asked.host === new URL(siteOrigin).host || asked.host === new URL(brOrigin).host || bothLoopback(asked, siteOrigin)
  )
}

/** Whether an Origin header is ours: the site's, the works-council domain's, or on loopback that of the host asked. */
export function isOwnOrigin(origin: string, host: string | undefined, { siteOrigin, brOrigin }: Origins): boolean {
  if (origin === siteOrigin || origin === brOrigin) return true
  const asked = addressOf(host, siteOrigin)
  return asked !== undefined && bothLoopback(asked, siteOrigin) && origin === asked.origin
}

const bothLoopback = (asked: URL, siteOrigin: string): boolean =>
  loopbackNames.has(asked.hostname) && loopbackNames.has(new URL(siteOrigin).hostname)

/** A host as an address; undefined when it is no plain `name` or `name:port`. */
function addressOf(host: string | undefined, siteOrigin: string): URL | undefined {
  if (host === undefined || !/^[\w.\-[\]:]+$/.test(host)) return undefined
  const address = `${new URL(siteOrigin).protocol}//${host}`
  return URL.canParse(address) ? new URL(address) : undefined
}
