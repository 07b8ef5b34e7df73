import type { TargetGroup } from '#core/shared/target-group.ts'
import type { RecordKind } from '#core/records/records.ts'

/** The rows of content as every store has them: the SQL stores in tables of these names, the memory store in maps. */

/** SQLite gives booleans back as 1 and 0. */
export type Flag = boolean | 0 | 1

/**
 * Rubrics, towns, hotels and themes are stored whole, as documents; beside them stands what is asked for, joined or
 * sorted by. A new field of theirs is in the document and nowhere else here.
 */
interface DocumentRow {
  /** JSON of it without what it is put together with, see `documents.ts`. */
  readonly document: string
}

export interface RubricRow extends DocumentRow {
  readonly id: number
  readonly url: string
  readonly title: string
  readonly position: number
}

export interface LocationRow extends DocumentRow {
  readonly internal_id: number
  readonly name: string
}

export interface HotelRow extends DocumentRow {
  readonly internal_id: number
  readonly location_id: number
}

export interface ThemeRow extends DocumentRow {
  readonly internal_id: number
  readonly url: string
  readonly title: string
  /** Puts titles into German order by their bytes. */
  readonly sort_key: string
  readonly event_type: number
  readonly is_new: Flag
  readonly redirect_url: string | null
  readonly rubric_id: number
  /** Among the themes of its rubric; `noSequence` where content says nothing. */
  readonly sequence: number
}

export interface EventRow {
  readonly event_id: number
  readonly url: string
  readonly theme_id: number
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string
  readonly end_time: string
  /** Of a series the first module's that has one; null: online. */
  readonly hotel_id: number | null
  /** It, or one of its modules, takes place online. */
  readonly has_online: Flag
  readonly price_net: number | null
  readonly price_rate: number | null
  readonly guaranteed: Flag
}

/** What of an event is its own and not content's: who comes first gets the seat. */
export interface SeatsRow {
  readonly places: number
  readonly taken: number
}

/** The seats of an event when it comes: those that are taken by then were so elsewhere. */
export interface FirstSeatsRow extends SeatsRow {
  readonly elsewhere: number
}

export interface ModuleRow {
  readonly event_id: number
  readonly position: number
  readonly title: string
  readonly theme_id: number | null
  readonly duration: number | null
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string
  readonly end_time: string
  /** As written; 522 and -1 are no physical venues. */
  readonly venue_id: number
  readonly hotel_id: number | null
}

/** A module with what is no content: null as long as it has its first title. */
export interface StoredModuleRow extends ModuleRow {
  readonly first_title: string | null
}

export interface LexiconRow {
  readonly target_group: TargetGroup
  readonly slug: string
  readonly title: string
  readonly definition: string
  /** What is to be said beyond the definition, as JSON; 'null' where nothing is. */
  readonly document: string
}

export interface PageRow {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/** An entry of a small kind of content, stored whole. */
export interface RecordRow {
  readonly kind: RecordKind
  readonly key: string
  /** In the order of the content, from 0. */
  readonly place: number
  /** JSON of the kind's own type. */
  readonly value: string
}
