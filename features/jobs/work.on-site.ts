import { formatDate } from '#core/shared/dates.ts'
import type { Entry } from '../support/entry.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { LooksForWork } from './work.driver.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.jobs.position

/** Looks for work through the port. */
export const looksForWorkOnSite = ({
  site: {
    office: { jobs },
  },
}: Entry): LooksForWork => ({
  async positions() {
    const answer = await jobs.positions({})
    return answer.ok ? answer.value.items.map(({ title }) => title) : []
  },

  async position(department, key) {
    const answer = await jobs.position({ department, key })
    if (answer.ok) {
      const { title, tasks, validThrough, extent, contract, hours, workplace, city } = answer.value
      const extents = extent.map((each) => words.extent[each])
      const work = words.employment(extents, words.contract[contract], hours)
      return { found: { title, tasks, until: formatDate(validThrough), work, place: words.workplace[workplace](city) } }
    }
    const { refusal } = answer
    if (refusal.why !== 'closed') return elsewhere(refusal)
    const open = await jobs.positions({})
    return { closed: refusal.title, open: open.ok ? open.value.items.map(({ title }) => title) : [] }
  },
})
