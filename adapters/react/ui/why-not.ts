// Without React: what forms tell of themselves.
/** Why a form did nothing, in words: they were chosen where the form was heard. */
export interface WhyNot {
  /** Fields at fault in the order of the form. */
  readonly faults: readonly { readonly field: string; readonly says: string }[]
  /** Where its fields are right. */
  readonly refusal?: string
}

/** The sentence for a field of a form that did nothing. */
export const faultIn = (whyNot: WhyNot | undefined, field: string): string | undefined =>
  whyNot?.faults.find((fault) => fault.field === field)?.says
