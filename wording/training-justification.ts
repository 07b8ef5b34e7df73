import type { TrainingKey } from '#core/training-plan/curriculum.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Day } from '#core/shared/day.ts'
import { unbroken } from '#core/shared/unbroken.ts'
import type { Profile, Reason, Step } from '#core/training-plan/training-plan.ts'
import { basisConditionTexts, stepTitle, trainingPlanWording } from './training-plan.ts'
import { trainingPurposes } from './training-purposes.ts'

/** What a justification says of a step and of those around it. */
export interface Justified {
  readonly step: Pick<Step, 'key' | 'title' | 'reason' | 'basis'>
  readonly profile: Pick<Profile, 'mandate' | 'since' | 'firstTerm'>
  /** Members of the gremium beside the person, and how many of them attended it; absent where it is unknown. */
  readonly others?: { readonly members: number; readonly attended: number }
}

const purposeOf = (key: string): string | undefined =>
  key in trainingPurposes ? trainingPurposes[key as TrainingKey].teaches : undefined

/** Citations within a text keep together. */
const withCitations = (text: string): string => text.replaceAll(/§§? \d+\w*(?: Abs\. \d+)?(?: Nr\. \d+)?/g, unbroken)

const why = (reason: Reason, mandate: string, isBasic: boolean): string => {
  switch (reason.by) {
    case 'mandate':
      return isBasic
        ? `Diese Kenntnisse gehören zum Grundwissen für das Amt (${mandate}).`
        : `Diese Kenntnisse verlangt das Amt (${mandate}).`
    case 'duty':
      return `Diese Kenntnisse sind nötig für diese Aufgabe im Gremium: ${trainingPlanWording.duties[reason.duty]}.`
    case 'concern':
      return `Das Gremium befasst sich zurzeit mit diesem Thema: ${trainingPlanWording.concerns[reason.concern]}.`
    case 'prerequisite':
      return `Darauf baut die Schulung „${stepTitle(reason.of, undefined)}“ auf.`
    case 'choice':
      return 'Das Gremium hat diese Schulung selbst in den Plan aufgenommen.'
  }
}

const inOffice = (since: Day, firstTerm: boolean): string =>
  `Im Amt seit ${formatDate(since)}${firstTerm ? ', zum ersten Mal' : ''}.`

const ofOthers = ({ members, attended }: { readonly members: number; readonly attended: number }): string => {
  if (members === 0) return ''
  if (attended === 0) return 'Im Gremium hat sie bisher niemand besucht.'
  if (members === 1) return 'Das andere Mitglied hat sie schon besucht.'
  return `Von den ${members} übrigen Mitgliedern ${attended === 1 ? 'hat eines' : `haben ${attended}`} sie schon besucht.`
}

/** On what training and costs rest, with the conditions; where there is no norm, the conditions alone. */
export const basisText = ({ training, costs, approved, conditions }: Step['basis']): string =>
  [
    ...(training === undefined
      ? []
      : [`Rechtsgrundlage: ${training}${costs === undefined ? '' : `, Kosten ${costs}`}.`]),
    ...(approved === undefined ? [] : [`Ist der Termin als geeignet anerkannt, kommt auch ${approved} in Betracht.`]),
    ...conditions.map((condition) => withCitations(basisConditionTexts[condition])),
  ].join(' ')

/** Why a step is needed, as a resolution or a letter to the employer may say it; the gremium completes it. */
export const justification = ({ step, profile, others }: Justified): string => {
  const purpose = purposeOf(step.key)
  const isBasic = !step.basis.conditions.includes('occasion')
  return [
    purpose === undefined
      ? `Die Schulung „${stepTitle(step.key, step.title)}“ behandelt ein Thema, mit dem das Gremium befasst ist.`
      : withCitations(`Die Schulung vermittelt ${purpose}.`),
    why(step.reason, trainingPlanWording.mandates[profile.mandate], isBasic),
    inOffice(profile.since, profile.firstTerm),
    others === undefined ? '' : ofOthers(others),
    basisText(step.basis),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
