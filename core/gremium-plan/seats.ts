import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { nameOfMember, servesOn, type Member, type MemberRole } from '../gremium/roster.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { basicsStandingOf, type BasicsStanding, type Teaches } from '../training-plan/basics.ts'
import type { Duty, Mandate } from '../training-plan/curriculum.ts'
import type { KnownTrainings } from '../training-plan/profile-of-draft.ts'

/** Somebody of a Gremium whose trainings are planned with those of the others. */
export interface PlannedSeat {
  /** Tells her from the others. */
  readonly person: string
  readonly name: string
  /** Under which she takes part. */
  readonly email?: string
  readonly mandate: Mandate
  readonly duties: readonly Duty[]
  /** First day of the mandate, as far as it is known: that of the election, else the one on which she joined. */
  readonly since: Day
  readonly firstTerm: boolean
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

/** What a role on the roster is as a mandate, where the type of the Gremium does not say it. */
const ofRole: Readonly<Partial<Record<MemberRole, Mandate>>> = { ersatz: 'ersatz', sbv: 'sbv', jav: 'jav' }

const dutyOfRole: Readonly<Partial<Record<MemberRole, Duty>>> = {
  vorsitz: 'vorsitz',
  stellv: 'stellvertretung',
  schriftfuehrung: 'schriftfuehrung',
}

/** Who deputises in an SBV, and what a chair of it is called, follow from its type. */
const mandateOf = (type: string, role: MemberRole): Mandate => {
  const own = ofType[type] ?? 'br'
  if (own === 'sbv') return role === 'stellv' || role === 'ersatz' ? 'sbv-stellvertretung' : 'sbv'
  return ofRole[role] ?? own
}

const seatOf =
  (type: string) =>
  (member: Member): PlannedSeat => {
    const { id, email, role, functions, released, since, firstTerm = false } = member
    const duty = dutyOfRole[role]
    return {
      person: id,
      name: nameOfMember(member),
      ...(email !== undefined && { email }),
      mandate: mandateOf(type, role),
      duties: [...(duty ? [duty] : []), ...functions, ...(released > 0 ? (['freistellung'] as const) : [])],
      since,
      firstTerm,
    }
  }

/**
 * Who has a seat in a Gremium on a day: those of its roster; while it has none, those that belong to it with their
 * accounts, by what these say. Whoever says nothing of use has the mandate that goes with the type of the Gremium.
 */
export const seatsIn = (gremium: Gremium, accounts: readonly User[], today: Day): readonly PlannedSeat[] => {
  const members = gremium.members.filter((member) => servesOn(member, today))
  return members.length > 0 ? members.map(seatOf(gremium.type)) : seatsOfAccounts(gremium, accounts)
}

/**
 * How those who have a seat stand to the basics of their mandates, by what tells them apart; without those of whom
 * nobody wrote down the address under which they learn.
 */
export const basicsOfSeats = (
  seats: readonly PlannedSeat[],
  gremium: Gremium,
  known: ReadonlyMap<string, KnownTrainings>,
  teaching: readonly Teaches[],
): ReadonlyMap<string, BasicsStanding> => {
  const { employees = 0, voters } = gremium
  const sizes = { employees, ...(voters !== undefined && { voters }) }
  return new Map(
    seats.flatMap(({ person, email, mandate }) => {
      const trainings = email === undefined ? undefined : known.get(email)
      return trainings ? [[person, basicsStandingOf({ mandate, ...trainings }, sizes, teaching)] as const] : []
    }),
  )
}

const seatsOfAccounts = ({ type, users, electedAt }: Gremium, accounts: readonly User[]): readonly PlannedSeat[] =>
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
        firstTerm: false,
      },
    ]
  })
