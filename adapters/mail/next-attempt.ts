/** Minutes to wait after the first, second, third … failure; after the last one every day. */
const waits = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60] as const
const everyDay = 24 * 60

/** Minutes until a letter is tried again that had been tried so many times before the attempt that just failed. */
export const minutesUntilNext = (attemptsBefore: number): number => waits[attemptsBefore] ?? everyDay
