/** Longest reason for a cancellation, in characters. */
export const longestReason = 1_000
