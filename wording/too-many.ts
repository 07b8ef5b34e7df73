import type { TooMany } from '#core/shared/result.ts'

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60)
  return whole === 1 ? 'einer Minute' : `${whole}\u00a0Minuten`
}

/** Of a rate limit: how long it lasts. */
export const tooManySentence = ({ retryAfter }: TooMany): string =>
  `Das waren zu viele Versuche. Bitte versuchen Sie es in ${minutes(retryAfter)} noch einmal.`
