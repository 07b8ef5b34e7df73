const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/**
 * The text of HTML that was made from Markdown without raw HTML, on one line. What lines and columns tell apart on a
 * page is told apart by signs: headings from their texts, the cells of a table from each other.
 */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/(?<=[\p{L}\p{N})])<\/h[1-6]>/gu, ': ')
    .replaceAll(/<\/t[hd]>\s*(?=<t[hd]\b)/g, ' – ')
    .replaceAll(/(?<=[\p{L}\p{N})])<\/td>\s*<\/tr>\s*<\/tbody>/gu, '. ')
    .replaceAll(/<\/t[hd]>\s*<\/tr>(?!\s*<\/tbody>)/g, '; ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#?\w{1,6});/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
