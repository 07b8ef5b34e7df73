import type { Tag } from '../changes/changes.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { mostChangesRead, type News } from './news.ts'

/**
 * What has changed of some topics. They are read after the changes: a topic that comes meanwhile is followed from then
 * on, and what brought it is told the next time. A version that is not of this store, or long ago, is answered with all
 * of them.
 */
export const newsSince = async (
  after: number | undefined,
  topicsNow: () => Promise<readonly Tag[]>,
  changes: Pick<ForKnowingWhatChanged, 'since'>,
): Promise<News> => {
  const version = (await changes.since(undefined))?.version ?? 0
  if (after === undefined || after === version) return { version, topics: await topicsNow(), changed: [] }
  if (after > version || version - after > mostChangesRead) {
    const topics = await topicsNow()
    return { version, topics, changed: topics }
  }
  const news = await changes.since(after)
  const invalidated = new Set(news?.tags)
  const topics = await topicsNow()
  return { version: news?.version ?? version, topics, changed: topics.filter((topic) => invalidated.has(topic)) }
}
