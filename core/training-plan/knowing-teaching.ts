import type { ForStoringRecords } from '../records/ports.ts'
import type { ForKnowingWhatThemesTeach } from './ports.ts'
import { teachesOf, type TeachingRecords } from './teaching.ts'

/** What themes teach, as the provider's content says it. */
export const knowingTeaching = ({
  records,
}: {
  readonly records: ForStoringRecords<TeachingRecords>
}): ForKnowingWhatThemesTeach => ({
  teaches: async () => teachesOf(await records.all('teaching')),
})
