// Without React: why a form about an appointment did nothing.
import type { Slot } from '#core/consulting/consulting.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import type { WhyNot } from '../../ui/why-not.ts'

/** A form that was refused, as it was typed, in words; and the slots that are free in place of one that was taken. */
export interface NotBooked {
  readonly typed: PostedForm
  readonly why: WhyNot
  readonly next: readonly Slot[]
}

export const notBooked = (refusal: SiteRefusal, typed: PostedForm): NotBooked => ({
  typed,
  why: whyNotInWords(refusal),
  next: refusal.why === 'slot-taken' ? refusal.next : [],
})
