/**
 * Text that XML 1.0 may hold. Control characters and halves of pairs are nobody's name; the end of a CDATA section may
 * not stand in a text, and the package that writes it escapes only its beginning.
 */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll(']]>', ']] >')
    .trim()
