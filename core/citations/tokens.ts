export type TokenKind =
  | 'word'
  | 'number'
  | 'space'
  /** A blank line: nothing is read across it. */
  | 'break'
  | 'sign'

export interface Token {
  readonly kind: TokenKind
  /** Words without soft hyphens and composed; of a dash of whatever length '-'; of a space nothing. */
  readonly text: string
  /** In UTF-16 units. */
  readonly start: number
  readonly end: number
}

const softHyphen = '\u00ad'
const dashes = '-\u2010\u2011\u2012\u2013\u2014\u2212'
/** No-break, narrow and thin spaces stand in judgments everywhere; the last four are not seen at all. */
const spaces = ' \t\n\r\u00a0\u202f\u2009\u200b\u2060\ufeff'

const isDigit = (unit: string): boolean => unit >= '0' && unit <= '9'
const isAsciiLetter = (unit: string): boolean => (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z')
const isOtherLetter = (unit: string): boolean => unit > '\u007f' && (unit === softHyphen || /[\p{L}\p{M}]/u.test(unit))
const isLetter = (unit: string): boolean => isAsciiLetter(unit) || isOtherLetter(unit)
const isSpace = (unit: string): boolean => spaces.includes(unit)

const wordText = (written: string): string => {
  for (let nth = 0; nth < written.length; nth += 1)
    if (written.charCodeAt(nth) > 0x7f) return written.replaceAll(softHyphen, '').normalize('NFC')
  return written
}

const hasBlankLine = (written: string): boolean => written.indexOf('\n') !== written.lastIndexOf('\n')

/** Cuts a text into words, numbers, spaces and single signs; together they cover all of it. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let start = 0
  const runEnd = (belongs: (unit: string) => boolean): number => {
    let end = start + 1
    while (end < text.length && belongs(text.charAt(end))) end += 1
    return end
  }
  while (start < text.length) {
    const unit = text.charAt(start)
    let end = start + 1
    if (isLetter(unit)) {
      end = runEnd(isLetter)
      tokens.push({ kind: 'word', text: wordText(text.slice(start, end)), start, end })
    } else if (isDigit(unit)) {
      end = runEnd(isDigit)
      tokens.push({ kind: 'number', text: text.slice(start, end), start, end })
    } else if (isSpace(unit)) {
      end = runEnd(isSpace)
      const kind = hasBlankLine(text.slice(start, end)) ? 'break' : 'space'
      tokens.push({ kind, text: '', start, end })
    } else tokens.push({ kind: 'sign', text: dashes.includes(unit) ? '-' : unit, start, end })
    start = end
  }
  return tokens
}
