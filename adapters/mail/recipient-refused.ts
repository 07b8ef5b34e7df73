/**
 * Replies that speak of the session and not of the addressee: commands in bad order, a login that is missing or wrong.
 */
const sessionReplies: readonly number[] = [503, 530, 534, 535, 538]

/**
 * Enhanced status codes (RFC 3463) that speak of the office: its sender is not believed (5.1.7, 5.1.8), or it may not
 * relay or is blocked (5.7.x). Mail servers like to say so only when they hear the recipient.
 */
const speaksOfTheOffice = /^\d{3}[ -]5\.(?:1\.[78]|7\.\d+)\b/

/**
 * Whether a mail server refused the recipient for good: a reply of 5xx to RCPT TO, as the mail library reports it.
 * False for everything that may pass or that the office can mend, for then the letter still has somebody to go to.
 */
export const isRecipientRefused = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode, response }: Refusal = error
  return (
    code === 'EENVELOPE' &&
    command === 'RCPT TO' &&
    responseCode !== undefined &&
    responseCode >= 500 &&
    responseCode <= 599 &&
    !sessionReplies.includes(responseCode) &&
    !speaksOfTheOffice.test(response ?? '')
  )
}

/** What the mail library adds to an error, where it knows. */
interface Refusal extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}
