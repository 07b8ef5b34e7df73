const shape = /^\d{2,12}(?:-[0-9A-Z]{1,30})?-\d{2}$/
const numberOf = (sign: string): string => String(Number.parseInt(sign, 36))

/**
 * Whether a text is an address of e-invoices to public bodies: a coarse and perhaps a fine part and two check digits of
 * ISO 7064 MOD 97-10 (Leitweg-ID, format specification 2.0.2).
 */
export function isLeitwegId(text: string): boolean {
  if (!shape.test(text)) return false
  const digits = Array.from(text.replaceAll('-', ''), numberOf).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
