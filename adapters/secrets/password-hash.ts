/** An argon2id hash with all that is needed to compute it again. */
export interface PasswordHash {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/

/** The PHC string of a hash: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, base64 without padding. */
export function writePasswordHash({ memory, passes, parallelism, salt, tag }: PasswordHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/**
 * Reads a PHC string. Throws at anything else: only what `writePasswordHash` or another argon2id wrote is ever stored.
 */
export function parsePasswordHash(text: string): PasswordHash {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(text) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) throw new Error('A stored password hash is not argon2id')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer): string => bytes.toBase64({ omitPadding: true })
