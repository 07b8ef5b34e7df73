// Without React: what the page of members' knowledge reads.
import type { PrimerInBrief } from '#core/knowledge/primers/primers.ts'
import type { Page as PageOfList } from '#core/shared/page.ts'
import { forEveryone } from '../../answers.ts'
import type { ServedPage } from '../../page.ts'
import { longestQuery, primersView, queryField, type Primers } from './primers.tsx'

export const primersPage: ServedPage<Primers> = {
  ...primersView,
  hydrated: 'served',
  async loader({ site, url }) {
    const q = (url.searchParams.get(queryField) ?? '').trim().slice(0, longestQuery)
    const answer = await site.knowledge.primers.primers(q === '' ? {} : { q })
    const { items }: PageOfList<PrimerInBrief> = answer.ok ? answer.value : { items: [] }
    return forEveryone({ q, found: items }, ['record:primer'])
  },
}
