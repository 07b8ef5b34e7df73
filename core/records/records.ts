import type { ConferenceDetails } from '../conference/conference.ts'
import type { Position } from '../jobs/jobs.ts'
import type { Video } from '../media/video-record.ts'
import type { EventManager, Expert, Voice } from '../people/people.ts'
import type { HotelDetails, LocationDetails } from '../venues/venue-details.ts'

/**
 * Small kinds of content, some dozens of each, which are read whole and never searched by the store. They are kept as they
 * are, by kind and key; what refers to what is checked at import.
 */
export interface RecordKinds {
  readonly expert: Expert
  readonly manager: EventManager
  readonly voice: Voice
  readonly video: Video
  readonly position: Position
  readonly conference: ConferenceDetails
  readonly hotel: HotelDetails
  readonly location: LocationDetails
}
export type RecordKind = keyof RecordKinds

export const recordKinds = [
  'expert',
  'manager',
  'voice',
  'video',
  'position',
  'conference',
  'hotel',
  'location',
] as const satisfies readonly RecordKind[]

/** A record under the key it has in the content, in the order of the content. */
export type Keyed<K extends RecordKind = RecordKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly key: string; readonly value: RecordKinds[Kind] }
}[K]
