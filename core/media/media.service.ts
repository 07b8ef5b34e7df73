import type { ForStoringRecords } from '../records/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { holdingWords } from '../shared/holding-words.ts'
import { done } from '../shared/result.ts'
import type { ForWatchingVideos } from './ports.ts'
import type { MediaRecords, Video } from './video-record.ts'

interface MediaNeeds {
  readonly records: ForStoringRecords<MediaRecords>
  readonly german: ForAnalysingGerman
}

const pageOf = (items: readonly Video[]) => done({ items, total: items.length })

/** The provider's films. */
export const mediaOf = ({ records, german }: MediaNeeds): ForWatchingVideos => ({
  async videos({ q, rubric }) {
    const holds = holdingWords(german, q)
    const videos = await records.all('video')
    return pageOf(
      videos.filter(
        ({ title, topic, description, rubrics }) =>
          (rubric === undefined || rubrics.includes(rubric)) && holds([title, topic, description]),
      ),
    )
  },

  async recommendedVideos({ rubric }) {
    const videos = await records.all('video')
    return pageOf(videos.filter(({ rubrics }) => rubrics.includes(rubric)))
  },
})
