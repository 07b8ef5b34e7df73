/** Shortest and longest answer to a request, in characters. */
export const shortestReply = 10
export const longestReply = 5_000
/** Longest subject of an answer. */
export const longestSubject = 150
/** Longest word for colleagues. */
export const longestOfficeNote = 2_000
/** Longest word with which a request is closed. */
export const longestClosingWord = 500
