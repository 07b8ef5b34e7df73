import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsMembersKnowledge } from './members-knowledge.driver.ts'

/** Reads members' knowledge through the port. */
export const readsMembersKnowledgeOnSite = ({
  site: {
    knowledge: { primers },
  },
}: Entry): ReadsMembersKnowledge => ({
  titles: async (q) => valueOf(await primers.primers(q === undefined ? {} : { q })).items.map(({ title }) => title),
  async read(slug) {
    const answer = await primers.primer({ slug })
    if (answer.ok) return { text: answer.value.html.replaceAll(/<[^<>]*>/g, '').trim() }
    return answer.refusal.why === 'not-found' ? 'nothing' : 'sign in'
  },
})
