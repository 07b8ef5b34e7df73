import { isIP } from 'node:net'
import { done, refused, type Result } from '#core/shared/result.ts'

/**
 * Networks of the proxies whose word counts for where a request came from, separated by commas; false where there are
 * none.
 */
export type TrustedProxies = false | string

/** Names that stand for networks: this machine, and those that no router passes on. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads which proxies stand in front of the server. Refuses 'true', which would believe anybody, and a number of
 * proxies, which believes whoever reaches the port past them: with either a visitor chooses the address under which his
 * attempts are counted.
 */
export function readTrustedProxies(said = 'false'): Result<TrustedProxies, { readonly why: string }> {
  const text = said.trim().toLowerCase()
  if (['', 'false', 'no', 'off', '0'].includes(text)) return done(false)
  if (['true', 'yes', 'on'].includes(text) || /^\d+$/.test(text)) return refused({ why: believesAnybody })
  const networks = text.split(',').map((network) => network.trim())
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong !== undefined) return refused({ why: `nennt mit „${wrong}“ kein Netz. ${examples}` })
  if (networks.some((network) => network.endsWith('/0')))
    return refused({ why: 'nennt ein Netz, in dem alle sind, und glaubt damit jedem. ' + examples })
  return done(networks.join(','))
}

const examples = `Schreiben Sie 192.0.2.7, 10.0.0.0/8, fd00::/8 oder ${namedNetworks.join(', ')}, mit Kommas dazwischen`
const believesAnybody = `würde jedem X-Forwarded-For glauben, und keine Grenze hielte. Nennen Sie die Netze Ihrer Proxys. ${examples}`

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
