/** Codes of the countries whose numbers people write without one. */
const codes: Readonly<Record<string, string>> = { DE: '49', AT: '43', CH: '41', LI: '423', LU: '352' }

/** What stands between digits, and the nought in brackets that is not dialled from abroad. */
const between = /\(0\)|[\s()/.\u2010-\u2015-]/g
const shape = /^\+[1-9]\d{6,14}$/

/**
 * A telephone number as E.164 has it (+4971112345), from what people in that country write; undefined where it is no
 * number that can be dialled from everywhere.
 */
export function internationalNumber(typed: string, countryCode: string): string | undefined {
  const text = typed.replace(between, '')
  const code = codes[countryCode]
  const dialled = text.startsWith('00') ? `+${text.slice(2)}` : withCode(text, code)
  return shape.test(dialled) ? dialled : undefined
}

const withCode = (text: string, code: string | undefined): string =>
  text.startsWith('0') && code !== undefined ? `+${code}${text.slice(1)}` : text
