import { legalBasisOf } from '../costs/legal-basis.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { unbroken } from '../shared/unbroken.ts'
import { trainingOf, type Mandate, type TrainingKey } from './curriculum.ts'

/** Under what condition alone a basis carries. */
export const basisConditions = [
  /** What is no basic knowledge needs an occasion in the business and a task of the person (domain §4.2). */
  'occasion',
  /** Substitutes, where they are called in often (domain §4.2). */
  'called-often',
  /** The deputy with the most votes (§ 179 Abs. 4 Satz 3 SGB IX). */
  'most-votes',
  /** Whoever is not in the works council has no claim of his own: to be agreed with the employer. */
  'agreement',
] as const
export type BasisCondition = (typeof basisConditions)[number]

/** Who decides that somebody goes. */
export type Decider = 'betriebsrat' | 'vertrauensperson' | 'wahlvorstand' | 'arbeitgeber'

/** On what a training rests in law, as data to be cited. */
export interface LegalBasisOfStep {
  /** Norm of the training itself; absent where there is none. */
  readonly training?: string
  /** Norm of its costs; absent where there is none. */
  readonly costs?: string
  /** Norm of a second way, where an authority of the Land approved the event (§ 37 Abs. 7 BetrVG). */
  readonly approved?: string
  readonly conditions: readonly BasisCondition[]
  readonly decides: Decider
}

/** What trains a person more than it teaches law: where § 37 Abs. 6 is doubtful, Abs. 7 is a second way. */
const skills: readonly TrainingKey[] = [
  'rhetorik',
  'verhandeln',
  'zeitmanagement',
  'bueroorganisation',
  'sitzungsleitung',
]

const ofGroup = (group: TargetGroup): { readonly training?: string; readonly costs?: string } => {
  const [basis] = legalBasisOf([group])
  return basis ? { training: basis.training, costs: basis.costs } : {}
}

const byMandate: Readonly<Record<Mandate, LegalBasisOfStep>> = {
  br: { ...ofGroup('br'), conditions: [], decides: 'betriebsrat' },
  ersatz: { ...ofGroup('br'), conditions: ['called-often'], decides: 'betriebsrat' },
  sbv: { ...ofGroup('sbv'), conditions: [], decides: 'vertrauensperson' },
  'sbv-stellvertretung': { ...ofGroup('sbv'), conditions: ['most-votes'], decides: 'vertrauensperson' },
  jav: { ...ofGroup('jav'), conditions: [], decides: 'betriebsrat' },
  wahlvorstand: {
    training: unbroken('§ 20 Abs. 3 BetrVG'),
    costs: unbroken('§ 20 Abs. 3 BetrVG'),
    conditions: [],
    decides: 'wahlvorstand',
  },
  'wa-extern': { conditions: ['agreement'], decides: 'arbeitgeber' },
}

const approvedWay: Readonly<Partial<Record<Mandate, string>>> = {
  br: unbroken('§ 37 Abs. 7 BetrVG'),
  jav: `${unbroken('§ 65 Abs. 1 BetrVG')} mit ${unbroken('§ 37 Abs. 7 BetrVG')}`,
}

/**
 * On what a step rests for somebody with that mandate. What the curriculum does not count as basic, and what was added
 * beside it, needs an occasion; whoever has no claim of his own (§ 107 Abs. 1 BetrVG) has none with one either.
 */
export const legalBasisOfStep = (mandate: Mandate, key: TrainingKey | undefined): LegalBasisOfStep => {
  const basis = byMandate[mandate]
  const isBasic = key !== undefined && trainingOf(key).level === 'grundlagen'
  const approved = key !== undefined && skills.includes(key) ? approvedWay[mandate] : undefined
  if (mandate === 'wa-extern') return basis
  return {
    ...basis,
    conditions: isBasic ? basis.conditions : [...basis.conditions, 'occasion'],
    ...(approved !== undefined && { approved }),
  }
}

/**
 * Weeks of paid leave for approved events in one term (§ 37 Abs. 7 Satz 1 and 2 BetrVG, § 65 Abs. 1 BetrVG): three,
 * four for those who are in office for the first time; none for all others.
 */
export const approvedWeeks = (mandate: Mandate, firstTerm: boolean): number => {
  if (approvedWay[mandate] === undefined) return 0
  return firstTerm ? 4 : 3
}
