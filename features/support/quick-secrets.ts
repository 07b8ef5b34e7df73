import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/**
 * Secrets that cost nothing to make, so that a thousand scenarios take seconds: salted digests in place of argon2id.
 */
export const quickSecrets = (): ForMakingSecrets => ({
  hashPassword: async (password) => {
    const salt = randomBytes(8).toString('hex')
    return `${salt}:${sha256(salt + password).toString('hex')}`
  },
  verifyPassword: async (password, hash) => {
    const [salt = '', digest = ''] = (hash ?? '').split(':')
    const given = sha256(salt + password)
    const kept = Buffer.from(digest, 'hex')
    return kept.length === given.length && timingSafeEqual(given, kept)
  },
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomUUID(),
  same: (one, other) => one === other,
  digest: (token) => sha256(token).toString('hex'),
})
