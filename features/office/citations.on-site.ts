import { destinations } from '#core/citation-report/citation-report.ts'
import { manageWording } from '#wording/pages/manage.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import type { ChecksCitations, CitationSeen } from './citations.driver.ts'
import { closed } from './closed.on-site.ts'

const words = manageWording.citations

/** Reads the report through its port, two citations at a time. */
export const checksCitationsOnSite = ({ site }: Entry): ChecksCitations => ({
  async citations(wanted) {
    const destination = destinations.find((one) => words.destinations[one] === wanted)
    const seen: CitationSeen[] = []
    for (let after: string | undefined, more = true; more;) {
      const answer = await site.office.citations.report({
        ...(destination && { destination }),
        ...(after !== undefined && { after }),
        limit: 2,
      })
      if (!answer.ok) return closed(answer.refusal)
      for (const { citation, kind, title, destination: where } of answer.value.items)
        seen.push({
          citation: said(citation),
          text: `${words.kinds[kind]}: ${title}`,
          destination: words.destinations[where],
        })
      after = answer.value.next
      more = after !== undefined
    }
    return seen
  },
})
