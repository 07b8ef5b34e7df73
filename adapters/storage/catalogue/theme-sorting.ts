/** Stands behind every sequence. */
export const noSequence = 1_000_000_000

/** Sort themes without an event, or without a price, behind all others. */
export const noEventYet = '9999-12-31'
export const noPrice = Number.MAX_SAFE_INTEGER
