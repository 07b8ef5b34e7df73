import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * A network rather than a person: the /24 of an IPv4 address, the /48 of an IPv6 one, hashed under the site's secret,
 * so that attempts can be counted and nobody be found.
 */
export const hiddenNetwork = (ip: string | undefined, siteSecret: string): string =>
  createHmac('sha256', siteSecret)
    .update(`network\n${coarseNetwork(ip)}`)
    .digest('base64url')
    .slice(0, 22)

/** Of who has gone nobody knows any longer where he was. */
export function coarseNetwork(ip: string | undefined): string {
  if (ip === undefined) return 'unknown'
  const address = ip.split('%')[0]?.toLowerCase() ?? ''
  const v4 = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return 'unknown'
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  const first = [...front, ...zeros, ...back].slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/48`
}
