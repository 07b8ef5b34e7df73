import type { ArticleRecords } from '../knowledge/articles/articles.ts'
import type { ConferenceRecords } from '../conference/conference.ts'
import type { DownloadRecords } from '../knowledge/downloads/downloads.ts'
import type { ConsultingRecords } from '../consulting/consulting.ts'
import type { FaqRecords } from '../knowledge/faq/faq.ts'
import type { JobRecords } from '../jobs/jobs.ts'
import type { MerchandiseRecords } from '../merchandise/merchandise.ts'
import type { MediaRecords } from '../media/video-record.ts'
import type { PrimerRecords } from '../knowledge/primers/primers.ts'
import type { PeopleRecords } from '../people/people.ts'
import type { RecordKind } from '../records/records.ts'
import type { TeachingRecords } from '../training-plan/teaching.ts'
import type { VenueRecords } from '../venues/venue-details.ts'

/** What every kind of record holds, as its context declares it. */
export interface RecordKinds
  extends
    ArticleRecords,
    ConferenceRecords,
    ConsultingRecords,
    DownloadRecords,
    FaqRecords,
    JobRecords,
    MediaRecords,
    MerchandiseRecords,
    PeopleRecords,
    TeachingRecords,
    PrimerRecords,
    VenueRecords {}

/** A record under the key it has in the content, in the order of the content. */
export type Keyed<K extends RecordKind = RecordKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly key: string; readonly value: RecordKinds[Kind] }
}[K]
