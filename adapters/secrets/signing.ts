import { createHmac, hkdfSync } from 'node:crypto'
import type { ForSigning } from '#core/materials/ports.ts'

/** HMAC-SHA-256 under a key made of the site's secret, which is asked for with the first text. */
export function signing(siteSecret: () => string | Promise<string>): ForSigning {
  let made: Promise<Buffer> | undefined
  const derived = async (): Promise<Buffer> =>
    Buffer.from(hkdfSync('sha256', await siteSecret(), '', 'links to files of events', 32))
  const key = (): Promise<Buffer> => (made ??= derived())

  return {
    sign: async (text) =>
      createHmac('sha256', await key())
        .update(text)
        .digest('base64url'),
  }
}
