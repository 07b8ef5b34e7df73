import type { Consent } from './media.ts'

/** Whether content of others may be loaded: only after a decision that allows marketing (spec §4). */
export const allowsVideos = (consent: Consent): boolean => consent.decided && consent.marketing
