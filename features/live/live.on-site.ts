import type { News } from '#core/live/news.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { FollowsWhatIsOpen } from './live.driver.ts'

export const followsWhatIsOpenOnSite = ({ site }: Entry): FollowsWhatIsOpen => {
  let ask: ((after?: number) => Promise<News>) | undefined
  let heard = 0
  const begin = async (how: typeof ask): Promise<void> => {
    ask = how
    heard = (await how?.())?.version ?? 0
  }
  const since = (after: number | undefined) => (after === undefined ? {} : { after })
  return {
    async openList() {
      const first = await site.gremium.liveList.list({})
      if (!first.ok) return first.refusal.why
      await begin(async (after) => valueOf(await site.gremium.liveList.list(since(after))))
      return 'open'
    },
    openDate: (number) =>
      begin(async (after) => valueOf(await site.programme.liveEvents.events({ events: [number], ...since(after) }))),
    async hears() {
      if (!ask) throw new Error('no page is open')
      const { version, changed } = await ask(heard)
      heard = version
      return changed.map((topic) => (topic.startsWith('list:') ? 'list' : topic.replace('event:', 'date ')))
    },
  }
}
