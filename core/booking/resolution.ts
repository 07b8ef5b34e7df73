import { quorumOf } from '../gremium/law/quorum.ts'
import { isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'

/** How the works council decided to send somebody to a training (§ 33 BetrVG); numbers of members. */
export interface Resolution {
  /** Day of the meeting. */
  readonly heldOn: Day
  /** Members who may vote, substitutes in their place included. */
  readonly entitled: number
  /** Those of them who took part in the vote. */
  readonly present: number
  readonly yes: number
  readonly no: number
  readonly abstained: number
}
export type ResolutionField = keyof Resolution

/** Why a resolution does not carry a booking. */
export type WhyNotResolved =
  | Invalid<ResolutionField>
  /** Yes, no and abstentions are not those who were present. */
  | { readonly why: 'votes-do-not-add-up'; readonly present: number; readonly votes: number }
  /** Fewer than half of the members took part (§ 33 Abs. 2 BetrVG). */
  | { readonly why: 'no-quorum'; readonly needed: number }
  /** Not more than half of those present said yes; a tie is a refusal (§ 33 Abs. 1 BetrVG). */
  | { readonly why: 'no-majority'; readonly needed: number }
  /** It was decided after the booking, or when the training had begun: too late to be its reason. */
  | { readonly why: 'resolved-too-late'; readonly latest: Day }

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0

const faultOf = (number: number, least: number): FieldFault | undefined => {
  if (!isCount(number)) return 'malformed'
  return number < least ? 'too-low' : undefined
}

/** More than half of those present: who abstains is as good as against. */
export const majorityOf = (present: number): number => Math.floor(present / 2) + 1

/**
 * Why a resolution does not carry a booking; undefined where it does. `latest` is the last day on which it may have
 * been decided: that of the booking, and in any case the eve of the training.
 */
export function whyNotResolved(resolution: Resolution, latest: Day): WhyNotResolved | undefined {
  const { heldOn, entitled, present, yes, no, abstained } = resolution
  const numbers = { entitled, present, yes, no, abstained }
  const faults = Object.entries(numbers).flatMap(([field, number]): [string, FieldFault][] => {
    const fault = faultOf(number, field === 'entitled' || field === 'present' ? 1 : 0)
    return fault ? [[field, fault]] : []
  })
  if (!isDay(heldOn)) faults.unshift(['heldOn', 'malformed'])
  if (faults.length > 0) return { why: 'invalid', fields: Object.fromEntries(faults) }
  if (present > entitled) return { why: 'invalid', fields: { present: 'too-high' } }
  const votes = yes + no + abstained
  if (votes !== present) return { why: 'votes-do-not-add-up', present, votes }
  if (present < quorumOf(entitled)) return { why: 'no-quorum', needed: quorumOf(entitled) }
  if (yes < majorityOf(present)) return { why: 'no-majority', needed: majorityOf(present) }
  return heldOn > latest ? { why: 'resolved-too-late', latest } : undefined
}
