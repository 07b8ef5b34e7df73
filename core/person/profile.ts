import type { User } from '../accounts/accounts.ts'

/** What somebody says of herself that registering does not ask. */
export interface Details {
  readonly title?: string
  /** As E.164 has it. */
  readonly mobile?: string
  readonly department?: string
  readonly street: string
  /** Two letters of ISO 3166-1. */
  readonly countryCode: string
}

/** How often a part was saved: who saves says over which version she writes. */
export interface Versioned {
  readonly version: number
}

/** What a person says of herself beside her account, in parts that are saved one by one; a part is there once said. */
export interface Profile {
  readonly userId: User['id']
  readonly details?: Details & Versioned
}
