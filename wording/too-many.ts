import type { TooMany } from '#core/shared/result.ts'

const minute = 60
const hour = 60 * minute

/** As people say how long they wait: in minutes, from two hours on in hours. */
const span = (seconds: number): string => {
  if (seconds > 2 * hour) return `${Math.ceil(seconds / hour)}\u00a0Stunden`
  const minutes = Math.ceil(seconds / minute)
  return minutes === 1 ? 'einer Minute' : `${minutes}\u00a0Minuten`
}

/** Of a rate limit: how long it lasts. */
export const tooManySentence = ({ retryAfter }: TooMany): string =>
  `Das waren zu viele Versuche. Bitte versuchen Sie es in ${span(retryAfter)} noch einmal.`
