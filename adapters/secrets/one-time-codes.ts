import { createHmac, randomBytes } from 'node:crypto'
import { codeDigits } from '#core/second-factor/second-factor.ts'
import type { ForReckoningCodes } from '#core/second-factor/ports.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 of RFC 4648 without padding, as authenticator apps read it. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Codes of RFC 4226 by Node's own HMAC; a library would bring its own hashes for these few lines. */
export const oneTimeCodes = (): ForReckoningCodes => ({
  secret: () => base32(randomBytes(20)),
  codeAt(secret, step) {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(step))
    const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
    // Dynamic truncation, RFC 4226 §5.3.
    const at = mac.readUInt8(mac.length - 1) & 0xf
    const number = (mac.readUInt32BE(at) & 0x7fffffff) % 10 ** codeDigits
    return String(number).padStart(codeDigits, '0')
  },
  recoveryCode: () => base32(randomBytes(10)).toLowerCase(),
})
