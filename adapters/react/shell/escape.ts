// Without React: for HTML that is put together as text.
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text made safe for HTML content and double-quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A value as a JSON data block inside a script element, which no text may end (domain §5). */
export const jsonBlock = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
