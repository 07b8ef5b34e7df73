import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { holdingWords } from '../shared/holding-words.ts'
import { remembered } from '../shared/remembered.ts'
import { done } from '../shared/result.ts'
import type { ForWatchingVideos } from './ports.ts'
import type { MediaRecords, Video } from './video-record.ts'

interface MediaNeeds {
  readonly records: ForStoringRecords<MediaRecords>
  readonly german: ForAnalysingGerman
  readonly changes: ForKnowingWhatChanged
}

const pageOf = (items: readonly Video[]) => done({ items, total: items.length })

/** The provider's films. */
export const mediaOf = ({ records, german, changes }: MediaNeeds): ForWatchingVideos => {
  const all = remembered(changes, ['record:video'], () => records.all('video'))
  return {
    async videos({ q, rubric }) {
      const holds = holdingWords(german, q)
      return pageOf(
        (await all()).filter(
          ({ title, topic, description, rubrics }) =>
            (rubric === undefined || rubrics.includes(rubric)) && holds([title, topic, description]),
        ),
      )
    },

    async recommendedVideos({ rubric }) {
      return pageOf((await all()).filter(({ rubrics }) => rubrics.includes(rubric)))
    },
  }
}
