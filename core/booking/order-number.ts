/** Digits and letters that nobody takes for each other when they are read out: no I, L, O, U (Crockford's Base32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/**
 * The number of an order, such as `B-7K3F9-QX2MD`, from a digest in hex of something random: 50 bits, so that nobody
 * guesses another one, and none tells how many there were.
 */
export function orderNoFrom(digest: string): string {
  let rest = BigInt(`0x${digest.slice(0, 13)}`)
  let text = ''
  while (text.length < length) {
    text += signs[Number(rest % 32n)] ?? ''
    rest /= 32n
  }
  return `B-${text.slice(0, 5)}-${text.slice(5)}`
}
