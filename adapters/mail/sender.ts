import type { Brand } from '#core/brand/brand.ts'

/** Where no content says how to reach the office. */
const beforeContent = 'post@seminarhaus.example'

/**
 * From whom a letter comes, such as 'Seminarhaus <post@seminarhaus.example>': as it was set; an address that was set
 * alone, or else that of the brand, with the name that the brand has now.
 */
export const senderOf = ({ name, email }: Pick<Brand, 'name' | 'email'>, set: string | undefined): string =>
  set?.includes('<') ? set : `${quoted(name)} <${set ?? (email || beforeContent)}>`

/** A name with signs that mean something in a head of mail stands in quotes (RFC 5322, 3.2.4). */
const quoted = (name: string): string =>
  /^[\p{L}\p{N} ]+$/u.test(name) ? name : `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, String.raw`\$&`)}"`
