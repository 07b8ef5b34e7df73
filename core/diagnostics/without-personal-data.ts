/** Longest text of a report that is stored, in characters. */
export const longestFaultText = 2000

const emailAddress = /(?<![^\s@<>"'=/:])[^\s@<>"'=/:]+@[^\s@<>"'/]+\.[^\s@<>"'/]+/g
const queryOrFragment = /(?<=\S)[?#][^\s)'"]+/g
/** They stand behind an address in a stack. */
const lineAndColumn = /(?::\d+){0,2}$/

/** A text of a report, cut, without e-mail addresses and without the queries of addresses, which may name people. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, longestFaultText)
    .replace(queryOrFragment, (found) => lineAndColumn.exec(found)?.[0] ?? '')
    .replace(emailAddress, '…')
