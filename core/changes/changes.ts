import type { TargetGroup } from '../shared/target-group.ts'
import type { RecordKind } from '../records/records.ts'

/**
 * Names what a page or an index was made of. A tag is invalidated whenever anything is different that the site tells of
 * what it names: an event's also with its hotel's, a theme's also with one of its events', a rubric's also with one of
 * its themes'. A collection is invalidated with any of its members. Seats taken invalidate the event, its theme, its
 * venues and 'dates', and neither rubrics nor the other collections: cards and overviews tell no seats.
 */
export type Tag =
  | 'brand'
  | 'rubrics'
  | 'themes'
  | 'dates'
  | 'venues'
  | 'rulings'
  /** Stands for the single events where a change added too many to name each. */
  | 'all-dates'
  | 'laws'
  | `law:${string}`
  | 'articles'
  /** Whatever the search finds. */
  | 'search'
  | `rubric:${string}`
  | `theme:${string}`
  | `event:${number}`
  | `hotel:${number}`
  | `location:${number}`
  | `lexicon:${TargetGroup}`
  | `ruling:${string}`
  | `article:${number}`
  | `page:${string}`
  /** Lists of threads that everybody may read, and each of these threads. */
  | 'forum'
  | `thread:${string}`
  | `record:${RecordKind}`
  /** What a Gremium keeps on its list, with votes and comments; no page that is cached is made of it. */
  | `list:${string}`

/** Whether a tag names something that everybody may see; what is made of such things alone outlasts the others. */
export const isPublic = (tag: string): boolean => !tag.startsWith('list:')
