import { describe, expect, it } from 'vitest'
import { nodeSecrets, passwordCost } from '#secrets/node-secrets.ts'

const secrets = nodeSecrets()
const quick = nodeSecrets({ memory: 8, passes: 1, parallelism: 1 })

describe('passwords', () => {
  it('are argon2id with 19 MiB, two passes and one lane, in PHC form', async () => {
    expect(passwordCost).toEqual({ memory: 19 * 1024, passes: 2, parallelism: 1 })
    expect(await secrets.hashPassword('ein langes Kennwort')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
  })

  it('agree with the right word and no other', async () => {
    const hash = await secrets.hashPassword('Öffentlich-rechtlich')
    expect(await secrets.verifyPassword('Öffentlich-rechtlich', hash)).toBe(true)
    expect(await secrets.verifyPassword('öffentlich-rechtlich', hash)).toBe(false)
    expect(await secrets.verifyPassword('', hash)).toBe(false)
  })

  it('agree however a keyboard composes its umlauts', async () => {
    const hash = await quick.hashPassword('Müller\u{fb01}'.normalize('NFC'))
    expect(await quick.verifyPassword('Müllerfi'.normalize('NFD'), hash)).toBe(true)
  })

  it('have a salt of their own', async () => {
    expect(await quick.hashPassword('gleich und gleich')).not.toBe(await quick.hashPassword('gleich und gleich'))
  })

  it('are verified by the cost they were made with, whatever the cost is today', async () => {
    expect(await secrets.verifyPassword('von früher', await quick.hashPassword('von früher'))).toBe(true)
  })

  it('interoperate: a hash of the reference implementation is accepted', async () => {
    // argon2id of 'password' under the salt 'somesalt', m=65536, t=2, p=1, from the reference's test file.
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await secrets.verifyPassword('password', reference)).toBe(true)
    expect(await secrets.verifyPassword('passwort', reference)).toBe(false)
  })

  it('take as long without an account as with one', async () => {
    const hash = await secrets.hashPassword('ein langes Kennwort')
    const shortest = { without: Infinity, with: Infinity }
    // In turns, and the shortest of each: what else the machine does hits both alike.
    for (let i = 0; i < 7; i += 1) {
      for (const [which, kept] of [
        ['without', undefined],
        ['with', hash],
      ] as const) {
        const begun = performance.now()
        expect(await secrets.verifyPassword('ein falsches Kennwort', kept)).toBe(false)
        shortest[which] = Math.min(shortest[which], performance.now() - begun)
      }
    }
    const ratio = shortest.without / shortest.with
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  it('throw when what is stored is no hash', async () => {
    await expect(quick.verifyPassword('x', 'md5:abc')).rejects.toThrow(/not argon2id/)
    await expect(quick.verifyPassword('x', '')).rejects.toThrow(/not argon2id/)
  })

  it('all get their turn when many come at once', async () => {
    const hash = await quick.hashPassword('viele auf einmal')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => quick.verifyPassword(i % 2 ? 'viele auf einmal' : 'falsch', hash)),
    )
    expect(answers).toEqual(Array.from({ length: 40 }, (_, i) => i % 2 === 1))
  })
})

describe('tokens, ids and digests', () => {
  it('a token is 256 bits, url-safe, never twice the same', () => {
    const tokens = Array.from({ length: 100 }, () => quick.token())
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(new Set(tokens).size).toBe(100)
  })

  it('an id is unlike another', () => {
    expect(new Set(Array.from({ length: 100 }, () => quick.id())).size).toBe(100)
  })

  it('a digest is SHA-256 in hex', () => {
    expect(quick.digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
