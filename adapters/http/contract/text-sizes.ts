import { z } from 'zod'

/**
 * Text of at most so many characters. The sizes bound what a request may weigh; what a field may hold is a core rule.
 * NUL is in no text that people write, and PostgreSQL keeps none.
 */
export const text = (most: number) => z.string().max(most).refine(hasNoNul, { message: 'nul' })

function hasNoNul(value: string): boolean {
  return !value.includes('\0')
}

/** A field of a form. */
export const line = text(1_000)
/** A segment of an address or a key in it. */
export const segment = text(255)
