import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { ForSealing } from '#core/second-factor/ports.ts'

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key made of the site's secret, which is asked for with the first text. */
export function sealing(siteSecret: () => string | Promise<string>): ForSealing {
  let made: Promise<Buffer> | undefined
  const derived = async (): Promise<Buffer> =>
    Buffer.from(hkdfSync('sha256', await siteSecret(), '', 'second factors at rest', 32))
  const key = (): Promise<Buffer> => (made ??= derived())

  return {
    async seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    async open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, nonceBytes))
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}
