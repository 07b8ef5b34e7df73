/** Longest text of a report that is stored, in characters. */
export const longestFaultText = 2000

const emailAddress = /(?<![^\s@<>"'=/:])[^\s@<>"'=/:]+@[^\s@<>"'/]+\.[^\s@<>"'/]+/g
const queryOrFragment = /(?<=\S)[?#][^\s)'"]+/g
/** As it stands in a path, encoded once or more often. */
const encodedAddress = /%(?:25)*40/i
const segment = /[^\s/"'<>]+/g
/** What signs somebody in or confirms an address is random, and longer than any word. */
const longRun = /[\w-]{32,}/g
const isRandom = (run: string): boolean => /[A-Z]/.test(run) && /[a-z]/.test(run) && /\d/.test(run)
/** They stand behind an address in a stack. */
const lineAndColumn = /(?::\d+){0,2}$/

/** A text, cut, without e-mail addresses, tokens and the queries of addresses, which may name people. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, longestFaultText)
    .replace(queryOrFragment, (found) => lineAndColumn.exec(found)?.[0] ?? '')
    .replace(emailAddress, '…')
    .replace(segment, (found) => (encodedAddress.test(found) ? '…' : found))
    .replace(longRun, (run) => (isRandom(run) ? '…' : run))
