import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Duty, Mandate } from '../training-plan/curriculum.ts'

/** Somebody of a Gremium whose trainings are planned with those of the others. */
export interface PlannedSeat {
  /** Tells her from the others. */
  readonly person: string
  readonly name: string
  /** Under which she takes part. */
  readonly email: string
  readonly mandate: Mandate
  readonly duties: readonly Duty[]
  /** First day of the mandate, as far as it is known: that of the election, else the one on which she joined. */
  readonly since: Day
}

/** The mandate of those who sit in a Gremium of a type. */
const ofType: Readonly<Record<string, Mandate>> = {
  BR: 'br',
  GBR: 'br',
  KBR: 'br',
  EBR: 'br',
  SBV: 'sbv',
  JAV: 'jav',
  GJAV: 'jav',
  WA: 'wa-extern',
}

/** What an account says of its owner's function, as mandate and duties. */
const ofFunction: Readonly<Record<string, { readonly mandate?: Mandate; readonly duties: readonly Duty[] }>> = {
  'br-vorsitz': { mandate: 'br', duties: ['vorsitz'] },
  'br-stellvertretung': { mandate: 'br', duties: ['stellvertretung'] },
  'br-mitglied': { mandate: 'br', duties: [] },
  'br-ersatzmitglied': { mandate: 'ersatz', duties: [] },
  'gbr-kbr': { mandate: 'br', duties: [] },
  sbv: { mandate: 'sbv', duties: [] },
  'sbv-stellvertretung': { mandate: 'sbv-stellvertretung', duties: [] },
  'jav-vorsitz': { mandate: 'jav', duties: [] },
  jav: { mandate: 'jav', duties: [] },
  wahlvorstand: { mandate: 'wahlvorstand', duties: [] },
  wirtschaftsausschuss: { duties: ['wirtschaftsausschuss'] },
}

/** Functions of people who help a Gremium, and have no seat in it. */
const without: readonly string[] = ['buero', 'arbeitgeber']

/**
 * Who of those that belong to a Gremium has a seat in it, by what their accounts say; whoever says nothing of use has
 * the mandate that goes with the type of the Gremium.
 */
export const seatsIn = ({ type, users, electedAt }: Gremium, accounts: readonly User[]): readonly PlannedSeat[] =>
  users.flatMap(({ userId, since }) => {
    const account = accounts.find(({ id }) => id === userId)
    if (!account || without.includes(account.function)) return []
    const { mandate, duties } = ofFunction[account.function] ?? { duties: [] }
    return [
      {
        person: userId,
        name: `${account.firstName} ${account.lastName}`,
        email: account.email,
        mandate: mandate ?? ofType[type] ?? 'br',
        duties,
        since: electedAt ?? berlinDay(since),
      },
    ]
  })
