/** Length of a text in characters as people count them, nearly: code points of its composed form. */
export const lengthOf = (text: string): number => Array.from(text.normalize('NFC')).length
