import * as addressOf from '../shared/addresses.ts'
import type { Origins } from '../shared/origins.ts'

/** Where everyone goes whose target is none of ours. */
export const home = '/'

/** Longest target in characters that is followed. */
export const longestTarget = 2048

/** Browsers drop tabs and line ends and take a backslash for a slash; a target with such signs is not meant well. */
// oxlint-disable-next-line no-control-regex
const trickery = /[\u0000-\u0020\u007f-\u009f\\]/
const ownScheme = /^https?:\/\//i
/** A path that would begin with two slashes once somebody decodes it. */
const hiddenHost = /^\/(?:\/|%2f|%5c)/i

/**
 * The target of a redirect when it is safe, else '/': a path that begins with one slash and still does after
 * normalising, or an address of one of our own origins (architecture §7, domain §10).
 */
export const safeRedirect = (target: string | undefined, origins: Origins): string => {
  if (!target || target.length > longestTarget || trickery.test(target)) return home
  const own = [origins.site, origins.br].map((origin) => new URL(origin).origin)
  const isPath = target.startsWith('/')
  if (!isPath && !ownScheme.test(target)) return home
  if (!URL.canParse(target, origins.site)) return home
  const url = new URL(target, origins.site)
  if (!own.includes(url.origin) || url.username !== '' || url.password !== '' || hiddenHost.test(url.pathname))
    return home
  return isPath ? `${url.pathname}${url.search}${url.hash}` : url.href
}

/** Where signing in leads on to: where somebody wanted to go, as far as that is safe, else to her overview. */
export const targetAfterSignIn = (target: string | undefined, origins: Origins): string =>
  target ? safeRedirect(target, origins) : addressOf.overview
