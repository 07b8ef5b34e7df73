import type { ForStoringRecords } from '../records/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { done } from '../shared/result.ts'
import type { ForWatchingVideos } from './ports.ts'
import type { MediaRecords, Video } from './video-record.ts'

interface MediaNeeds {
  readonly records: ForStoringRecords<MediaRecords>
  readonly german: ForAnalysingGerman
}

const pageOf = (items: readonly Video[]) => done({ items, total: items.length })

/** The provider's films. */
export const mediaOf = ({ records, german }: MediaNeeds): ForWatchingVideos => {
  const holds =
    (words: readonly string[]) =>
    ({ title, topic, description }: Video): boolean => {
      const found = [title, topic, description].flatMap((text) => german.indexWords(text))
      return words.every((word) => found.some((one) => one.startsWith(word)))
    }

  return {
    async videos({ q = '' }) {
      const videos = await records.all('video')
      if (q.trim() === '') return pageOf(videos)
      const words = german.queryWords(q)
      return pageOf(words.length === 0 ? [] : videos.filter(holds(words)))
    },

    async recommendedVideos({ rubric }) {
      const videos = await records.all('video')
      return pageOf(videos.filter(({ rubrics }) => rubrics.includes(rubric)))
    },
  }
}
