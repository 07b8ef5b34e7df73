import { oneTimeCodes } from '#secrets/one-time-codes.ts'

const { codeAt } = oneTimeCodes()

/** What an authenticator app shows for a key at an instant. */
export const codeShown = (key: string, now: string): string => codeAt(key, Math.floor(Date.parse(now) / 30_000))
