/** Longest text of a report that is stored, in characters. */
export const longestFaultText = 2000

const emailAddress = /[^\s@<>"'=/:]+@[^\s@<>"'/]+\.[^\s@<>"'/]+/g
/** Of an address in a text, but not the line and column behind it in a stack. */
const queryOrFragment = /(?<=\S)[?#](?=[^\s)'"])[^\s)'"]*?(?=(?::\d+){0,2}(?:[\s)'"]|$))/g

/** A text of a report, cut, without e-mail addresses and without the queries of addresses, which may name people. */
export const withoutPersonalData = (text: string): string =>
  text.slice(0, longestFaultText).replace(queryOrFragment, '').replace(emailAddress, '…')
