import type { TargetGroup } from '../shared/target-group.ts'
import type { RecordKind } from '../records/records.ts'

/**
 * Names what a page or an index was made of. A tag is touched whenever anything is different that the site tells of its
 * thing: of a date also when its hotel moved house, of a theme also when one of its dates was, of a rubric also when one of
 * its themes was. A collection is touched with any of its members. Places taken touch the date, its theme, its venues and
 * 'dates', and neither rubrics nor the other collections: cards and overviews tell no places.
 */
export type Tag =
  | 'brand'
  | 'rubrics'
  | 'themes'
  | 'dates'
  | 'venues'
  /** Stands for the single dates where a change added too many to name each. */
  | 'all-dates'
  | `rubric:${string}`
  | `theme:${string}`
  | `event:${number}`
  | `hotel:${number}`
  | `location:${number}`
  | `lexicon:${TargetGroup}`
  | `page:${string}`
  | `record:${RecordKind}`
