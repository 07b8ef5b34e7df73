// Without React: a page that draws nothing.
import { redirectedTo } from '../answers.ts'
import type { Page } from '../page.ts'

/** An address that has no page of its own and leads to another for good. */
export const redirectedPage = (href: string): Page<never> => ({
  loader: async () => {
    throw redirectedTo(href)
  },
  head: () => ({ title: '' }),
  Component: () => null,
})
