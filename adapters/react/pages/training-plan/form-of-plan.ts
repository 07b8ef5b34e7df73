// Without React: it reads what the form of a plan sends, and says what stands in it.
import { dayText } from '#core/shared/day-texts.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PlanDraft, PlanField, PlanForm } from '#core/training-plan/plan-form.ts'
import type { WhyNot } from '../../ui/why-not.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { trainingPlanWording } from '#wording/training-plan.ts'

const words = planPageWording.form

/** A form that was refused, with all that was typed. */
export interface NotPlanned {
  readonly refusal: SiteRefusal
  readonly says: WhyNot
  readonly typed: PostedForm['sent']
}

const numberIn = (form: PostedForm, field: string): number | undefined => {
  const text = (form.one(field) ?? '').trim()
  return text === '' ? undefined : Number(text)
}

/** What somebody says in the form; what is no number is none. */
export const planFormIn = (form: PostedForm): PlanForm => {
  const of = (field: string): string => form.one(field) ?? ''
  const weeksPerQuarter = numberIn(form, 'weeksPerQuarter')
  return {
    name: of('name'),
    mandate: of('mandate'),
    duties: form.all('duties'),
    concerns: form.all('concerns'),
    inOfficeSince: of('inOfficeSince'),
    firstTerm: form.one('firstTerm') !== undefined,
    attended: form.all('attended'),
    format: of('format'),
    months: form.all('months').map(Number),
    notBefore: of('notBefore'),
    avoidHolidays: form.one('avoidHolidays') !== undefined,
    ...(weeksPerQuarter !== undefined && { weeksPerQuarter }),
    postcode: of('postcode'),
    employees: numberIn(form, 'employees') ?? Number.NaN,
    members: numberIn(form, 'members') ?? Number.NaN,
    land: of('land'),
    awayTogether: form.one('awayTogether') !== undefined,
  }
}

/** The same the other way round: what the form of a plan says before anybody types. */
export const formOfDraft = (draft: Partial<PlanDraft>): PostedForm => {
  const one = (field: keyof PlanDraft): readonly (readonly [string, string])[] => {
    const value = draft[field]
    if (value === undefined || value === false) return []
    if (value === true) return [[field, 'on']]
    return Array.isArray(value) ? value.map((each) => [field, String(each)] as const) : [[field, String(value)]]
  }
  return postedForm((Object.keys(draft) as (keyof PlanDraft)[]).flatMap(one))
}

const named = (all: readonly string[], names: Readonly<Record<string, string>>): string =>
  all.map((each) => names[each] ?? each).join(', ')

/** What is stored of a field, as it is read. */
export const storedText = (draft: PlanDraft, field: PlanField): string => {
  const { mandates, duties, concerns, formats } = trainingPlanWording
  switch (field) {
    case 'email':
      return ''
    case 'mandate':
      return mandates[draft.mandate]
    case 'duties':
      return named(draft.duties, duties)
    case 'concerns':
      return named(draft.concerns, concerns)
    case 'format':
      return formats[draft.format]
    case 'months':
      return draft.months.map((month) => words.months[month - 1]?.label ?? '').join(', ')
    case 'attended':
      return draft.attended.join(', ')
    case 'inOfficeSince':
    case 'notBefore':
      return draft[field] ? dayText(draft[field]) : ''
    default:
      return String(draft[field] ?? '')
  }
}
