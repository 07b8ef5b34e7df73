import type { TooMany } from '#core/shared/result.ts'

/** As people say how long they wait: in minutes, from two hours on in hours. */
const span = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 120) return `${Math.ceil(minutes / 60)}\u00a0Stunden`
  return minutes === 1 ? 'einer Minute' : `${minutes}\u00a0Minuten`
}

/** Of a rate limit: how long it lasts. */
export const tooManySentence = ({ retryAfter }: TooMany): string =>
  `Das waren zu viele Versuche. Bitte versuchen Sie es in ${span(retryAfter)} noch einmal.`
