import { choiceFault, salutations } from '../accounts/choices.ts'
import { addDays, isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { ifGiven, nameFault, tidy, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import {
  isMemberFunction,
  isMemberRole,
  memberFunctions,
  memberRoles,
  servesOn,
  type Member,
  type MemberFunction,
  type Seating,
} from './roster.ts'

/** What is said of a member; roles and functions by their ids. */
export interface MemberForm {
  readonly salutationId?: string
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly role: string
  /** 0 to 1 in hundredths; none where it is left out. */
  readonly released?: number
  readonly functions?: readonly string[]
  readonly since: string
  readonly until?: string
  readonly firstTerm?: boolean
}
export type MemberField = Exclude<keyof MemberForm, 'firstTerm'>

/** Nobody alive was elected earlier; an earlier day is a slip. */
const earliest: Day = '1972-01-01'
/** Days ahead that a term may be written down. */
const furthestAhead = 3_660

/** Of whom there is one at a time (§ 26 Abs. 1 BetrVG); whoever stands in for a person of trust is one of several. */
const isSingle = (type: string, role: string): boolean =>
  role === 'vorsitz' || role === 'sbv' || (role === 'stellv' && type !== 'SBV')

const overlap = (one: Pick<Member, 'since' | 'until'>, { since, until }: Pick<Member, 'since' | 'until'>): boolean =>
  servesOn(one, since) || servesOn({ since, ...(until !== undefined && { until }) }, one.since)

interface Checked {
  readonly form: MemberForm
  /** One of the types of a Gremium. */
  readonly type: string
  /** All the others of the roster. */
  readonly others: readonly Member[]
  readonly today: Day
}

const dayFault = (text: string, today: Day): FieldFault | undefined => {
  if (!isDay(text)) return 'malformed'
  if (text < earliest) return 'too-low'
  return text > addDays(today, furthestAhead) ? 'too-high' : undefined
}
const termOf = ({ since, until }: MemberForm): Pick<Member, 'since' | 'until'> => ({
  since,
  ...(until !== undefined && until !== '' && { until }),
})

const rules: FieldRules<Checked, MemberField> = {
  salutationId: ({ form }) => ifGiven(form.salutationId, (id) => choiceFault(salutations, id)),
  firstName: ({ form }) => nameFault(form.firstName),
  lastName: ({ form }) => nameFault(form.lastName),
  email: ({ form, others }) =>
    ifGiven(form.email, (email) => {
      const fault = emailFault(email)
      if (fault) return fault
      const known = others.some((one) => one.email === normalEmail(email) && overlap(one, termOf(form)))
      return known ? 'taken' : undefined
    }),
  role: ({ form, type, others }) => {
    const fault = choiceFault(memberRoles, form.role)
    if (fault || !isSingle(type, form.role)) return fault
    return others.some((one) => one.role === form.role && overlap(one, termOf(form))) ? 'taken' : undefined
  },
  released: ({ form: { released = 0 } }) => {
    if (!Number.isFinite(released) || Math.abs(Math.round(released * 100) - released * 100) > 1e-9) return 'malformed'
    if (released < 0) return 'too-low'
    return released > 1 ? 'too-high' : undefined
  },
  functions: ({ form: { functions = [] } }) => {
    if (functions.length > memberFunctions.length) return 'too-many'
    return functions.every(isMemberFunction) ? undefined : 'unknown'
  },
  since: ({ form, today }) => (form.since.trim() === '' ? 'missing' : dayFault(form.since, today)),
  until: ({ form, today }) =>
    ifGiven(form.until, (until) => dayFault(until, today) ?? (until < form.since ? 'too-low' : undefined)),
}

/** Every field at fault with its fault beside all the others of a body; undefined when there is none. */
export const whyNotMember = (
  form: MemberForm,
  { type, members: others }: Seating,
  today: Day,
): Invalid<MemberField> | undefined => whyInvalid(rules, { form, type, others, today })

/** The same as it is stored; of a form without faults. */
export const storedMember = (form: MemberForm): Omit<Member, 'id' | 'version' | 'userId'> => {
  const { salutationId, firstName, lastName, email, role, released = 0, functions = [], firstTerm } = form
  if (!isMemberRole(role)) throw new Error('a member is stored whose form was not looked at')
  const chosen = new Set(functions)
  return {
    ...(salutationId !== undefined && salutationId !== '' && { salutationId }),
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    ...(tidy(email ?? '') !== '' && { email: normalEmail(email ?? '') }),
    role,
    released: Math.round(released * 100) / 100,
    functions: memberFunctions.map(({ id }): MemberFunction => id).filter((id) => chosen.has(id)),
    ...termOf(form),
    ...(firstTerm === true && { firstTerm }),
  }
}
