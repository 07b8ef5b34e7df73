/**
 * Who issues the provider's invoices: what § 14 Abs. 4 UStG asks of an invoice and § 35a GmbHG of every business
 * letter, and where to pay.
 */
export interface Seller {
  /** With its legal form, as it is registered. */
  readonly company: string
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Who answers questions about invoices: a person, or a department. */
  readonly contact: string
  readonly court: string
  /** In the register of that court, such as 'HRB 12345'. */
  readonly registerNo: string
  readonly managers: readonly string[]
  /** § 27a UStG, without spaces. */
  readonly vatId: string
  /** The tax office's number (§ 14 Abs. 4 S. 1 Nr. 2 UStG). */
  readonly taxNumber: string
  readonly bank: BankAccount
}

export interface BankAccount {
  readonly name: string
  /** ISO 13616, without spaces. */
  readonly iban: string
  /** ISO 9362. */
  readonly bic: string
}

const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const numberOf = (sign: string): string => String(Number.parseInt(sign, 36))

/** Whether a text without spaces is an IBAN: its check digits are those of ISO 7064 MOD 97-10. */
export function isIban(text: string): boolean {
  if (!ibanShape.test(text)) return false
  const digits = Array.from(text.slice(4) + text.slice(0, 4), numberOf).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** In groups of four, as it is read: 'DE89 3704 0044 …'. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
