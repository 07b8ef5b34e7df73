import { argon2, createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'
import { parsePasswordHash, writePasswordHash, type PasswordHash } from './password-hash.ts'
import { semaphore } from './semaphore.ts'

/** What a guess costs: memory in KiB, passes over it, lanes. */
export interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** 19 MiB, two passes, one lane (domain §6, passwords). */
export const passwordCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }

const saltBytes = 16
const tagBytes = 32
// Each password in work holds 19 MiB and a thread; the rest of the server needs both.
const atATime = 2

/** Secrets by Node's own cryptography. A lower cost is for tests alone. */
export function nodeSecrets(cost: Cost = passwordCost): ForMakingSecrets {
  const inTurn = semaphore(atATime)

  const hash = async (password: string): Promise<PasswordHash> => {
    const salt = randomBytes(saltBytes)
    return { ...cost, salt, tag: await inTurn(() => tagOf(password, { ...cost, salt }, tagBytes)) }
  }

  // Verified against where there is no account, so that it takes as long.
  const nobody: PasswordHash = { ...cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) }

  return {
    hashPassword: async (password) => writePasswordHash(await hash(password)),
    verifyPassword: async (password, kept) => {
      const known = kept === undefined ? nobody : parsePasswordHash(kept)
      const tag = await inTurn(() => tagOf(password, known, known.tag.length))
      return timingSafeEqual(tag, known.tag) && kept !== undefined
    },
    token: () => randomBytes(32).toString('base64url'),
    id: () => randomUUID(),
    same: (one, other) => {
      const [left, right] = [Buffer.from(one), Buffer.from(other)]
      return left.length === right.length && timingSafeEqual(left, right)
    },
    digest: (token) => createHash('sha256').update(token).digest('hex'),
  }
}

const argon2id = promisify(argon2)

/** The same password typed on two keyboards can differ in code points; NFKC makes it one. */
async function tagOf(password: string, by: Omit<PasswordHash, 'tag'>, length: number): Promise<Buffer> {
  return argon2id('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: by.salt,
    memory: by.memory,
    passes: by.passes,
    parallelism: by.parallelism,
    tagLength: length,
  })
}
