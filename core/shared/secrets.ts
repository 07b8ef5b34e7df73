/** Hides and makes secrets; a driven port. */
export interface ForMakingSecrets {
  /** argon2id, in PHC form; a few at a time. */
  hashPassword(password: string): Promise<string>
  /** Takes as long without a hash as with one, so that time does not tell whether an account exists. */
  verifyPassword(password: string, hash: string | undefined): Promise<boolean>
  /** 256 random bits, url-safe. */
  token(): string
  /** A random identifier. */
  id(): string
  /** Whether two texts are the same; how long it takes tells at most their lengths. */
  same(one: string, other: string): boolean
  /** SHA-256, hex. */
  digest(of: string | Uint8Array): string
}
