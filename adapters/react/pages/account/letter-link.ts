// Without React: what the pages that links of letters lead to are made of.
import type { WhyNoLink } from '#core/accounts/ports.ts'
import type { Result } from '#core/shared/result.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forOne } from '../../answers.ts'
import type { Shown } from '../../page.ts'

/** The link of a letter, and whether it is worth nothing any more. */
export interface LetterLink {
  readonly token: string
  readonly refusal?: WhyNoLink
}

/** The page of a link by what looking at it found: a dead one is told before anybody fills in a form. */
export const linkOfLetter = (token: string, looked: Result<void, WhyNoLink>): Shown<LetterLink> =>
  looked.ok ? forOne({ token }) : forOne({ token, refusal: looked.refusal }, statusOf(looked.refusal))
