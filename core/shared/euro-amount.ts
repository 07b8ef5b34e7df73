import type { Cents } from './money.ts'

const german = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/
const withPoint = /^(\d{1,9})\.(\d{1,2})$/

/** An amount as people type it: '600', '1.200', '1.234,50 €', '1234.5', '600 Euro'; undefined for what is none. */
export const eurosTyped = (typed: string): Cents | undefined => {
  const bare = typed.replace(/\s/g, '').replace(/(?:€|euro?)$/i, '')
  const [, euros, cents = ''] = german.exec(bare) ?? withPoint.exec(bare) ?? []
  return euros === undefined ? undefined : Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}
