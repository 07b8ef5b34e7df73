// Without React: it shows nothing.
import * as addressOf from '#core/shared/addresses.ts'
import { isSlug } from '#core/shared/slug.ts'
import { isTargetGroup } from '#core/shared/target-group.ts'
import { notFound, redirectedTo } from '../../answers.ts'
import type { Page } from '../../page.ts'

/** A decision has one address, for whomever it matters. */
export const rulingOfGroupPage: Page<never> = {
  loader: async ({ params: { list, slug = '' } }) => {
    throw isTargetGroup(list) && isSlug(slug) ? redirectedTo(addressOf.ruling(slug)) : notFound()
  },
  head: () => ({ title: '' }),
  Component: () => null,
}
