import type { Entry } from '../support/entry.ts'

/** What a program asks for somebody: each as 'title: reason', or why there is nothing. */
export interface AsksForSuggestions {
  articles(): Promise<readonly string[] | string>
  themes(): Promise<readonly string[] | string>
}

const withReason = ({ title, reason }: { readonly title: string; readonly reason: string }): string =>
  `${title}: ${reason.replaceAll('\u00a0', ' ')}`

export const asksForSuggestionsOnSite = ({ site }: Entry): AsksForSuggestions => ({
  async articles() {
    const answer = await site.account.suggestions.articles({})
    return answer.ok ? answer.value.items.map(withReason) : answer.refusal.why
  },
  async themes() {
    const answer = await site.account.suggestions.themes({})
    return answer.ok ? answer.value.items.map(withReason) : answer.refusal.why
  },
})
