import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'

/**
 * What a hotel must know of somebody's health (Art. 9 DSGVO): stored apart, only with her explicit consent, until she
 * takes it back.
 */
export interface CareNeeds {
  readonly userId: User['id']
  readonly allergies?: string
  readonly accessibleRoom: boolean
  /** When she agreed, and to which words. */
  readonly consentedAt: Instant
  readonly textVersion: string
}
