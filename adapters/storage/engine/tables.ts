import type { AccessKind, OfficeRole } from '#core/access-log/access-log.ts'
import type { ListedType, Opinion } from '#core/shared-list/shared-list.ts'
import type { ColumnType, Generated } from 'kysely'
import type { BookingState } from '#core/booking/booking-state.ts'
import type { MaterialKind } from '#core/materials/materials.ts'
import type { NormState } from '#core/knowledge/laws/laws.ts'
import type { TaskKind } from '#core/timetable/ports.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import type { RequestKind } from '#core/form-requests/form-requests.ts'
import type { RequestState } from '#core/form-requests/handling.ts'
import type { UploadKind } from '#core/forms/forms.ts'
import type { BookmarkType } from '#core/wishlist/wishlist.ts'
import type { AnalysedPdfRow } from '../analysis/rows.ts'
import type { ArticleLabelRow, ArticleRow } from '../knowledge/articles/rows.ts'
import type { ExportedItemRow } from '../exports/exported-rows.ts'
import type { RevisionRow } from '../revisions/rows.ts'
import type { ContentFilePartRow, ContentFileRow } from '../sources/file-parts.ts'
import type {
  EventRow,
  Flag,
  HotelRow,
  LexiconRow,
  LocationRow,
  PageRow,
  FirstSeatsRow,
  RecordRow,
  RubricRow,
  StoredModuleRow,
  ThemeRow,
} from '../catalogue/rows.ts'
import type { RulingKeyRow, RulingRow, RulingTextRow } from '../knowledge/rulings/rows.ts'
import type { DocumentRow } from '../search/document-rows.ts'
import type {
  ForumReadingTable,
  ForumMemberTable,
  ForumPostTable,
  ForumReportTable,
  ForumThreadTable,
} from '../forum/forum-rows.ts'

/** What an import remembers of a row, see `StoredFingerprint`. */
interface WithFingerprint {
  readonly fingerprint: string
}
interface Withdrawable extends WithFingerprint {
  readonly withdrawn: Flag
}

/** An instant: text on SQLite, timestamptz on PostgreSQL, ISO with Z in both directions. */
type InstantColumn = ColumnType<string>

/** A text of a law. */
export interface LawVersionTable {
  readonly place: Generated<number>
  readonly id: string
  readonly slug: string
  readonly built_at: string
  readonly imported_at: InstantColumn
  readonly published_at: ColumnType<string | null>
  /** JSON of `LawFrame`. */
  readonly document: string
  /** JSON of `ImportWarning[]`. */
  readonly warnings: string
}

/** Goes with its version. */
export interface LawNormTable {
  readonly version_id: string
  /** In the order of the law, from 0. */
  readonly place: number
  readonly norm_key: string
  readonly name: string
  readonly title: string | null
  readonly state: NormState
  readonly division: string | null
  /** JSON of `Norm`. */
  readonly document: string
}

export interface UserTable {
  readonly id: string
  readonly email: string
  readonly salutation_id: string
  readonly first_name: string
  readonly last_name: string
  readonly company: string
  readonly function_code: string
  readonly phone: string | null
  readonly zip: string | null
  readonly city: string | null
  readonly newsletter: Flag
  /** JSON of `Role[]`. */
  readonly roles: string
  readonly password_hash: string
  readonly confirmed_at: string
}

/** What somebody registered, until its address is confirmed. */
export interface RegistrationTable {
  readonly place: Generated<number>
  readonly digest: string
  readonly email: string
  readonly until: InstantColumn
  /** JSON of `PendingRegistration['user']`. */
  readonly user_data: string
  readonly target: string | null
}

export interface ApplicationTable {
  readonly place: Generated<number>
  readonly id: string
  readonly position_id: number
  readonly position_title: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string | null
  readonly message: string | null
  readonly applied_at: InstantColumn
  readonly deleted_on: string
}

/** A form that somebody sent. */
export interface FormRequestTable {
  readonly place: Generated<number>
  readonly id: string
  readonly kind: RequestKind
  readonly email: string
  /** JSON of `FormValues`. */
  readonly document: string
  readonly sent_at: InstantColumn
  readonly deleted_on: string
  readonly state: ColumnType<RequestState, RequestState | undefined>
  /** An account of the office. */
  readonly assignee: ColumnType<string | null, string | null | undefined>
  readonly version: ColumnType<number, number | undefined>
  /** 1 where it stands before all others, see `standsFirst`; else 0. */
  readonly urgent: number
}

/** Every table and its columns. */
export interface Tables {
  readonly setting: { readonly name: string; readonly value: string }
  readonly rubric: RubricRow & Withdrawable
  readonly location: LocationRow & Withdrawable
  readonly hotel: HotelRow & Withdrawable
  /** `rubric_position` repeats the rubric's, so that an index holds the order of the shelf. */
  readonly theme: ThemeRow & Withdrawable & { readonly rubric_position: number }
  readonly theme_target_group: { readonly theme_id: number; readonly target_group: TargetGroup }
  readonly theme_word: { readonly theme_id: number; readonly word: string; readonly weight: number }
  /** What the search finds; its words are in the full text of the database, under the same position. */
  readonly search_document: DocumentRow
  /** Words of the content; `backwards` is the folded form read from its end, so that an index finds endings. */
  readonly known_word: {
    readonly folded: string
    readonly backwards: string
    readonly written: string
    readonly weight: number
  }
  readonly event: EventRow & FirstSeatsRow & WithFingerprint & { readonly internal_id: Generated<number> }
  readonly event_module: StoredModuleRow
  /**
   * The hotels of an event, each once; `start_date` repeats the event's, so that an index holds a hotel's events by
   * day.
   */
  readonly event_venue: { readonly event_id: number; readonly hotel_id: number; readonly start_date: string }
  /** Where a theme is offered, 0 for online, and the last day on which an event there begins. */
  readonly theme_place: { readonly theme_id: number; readonly location_id: number; readonly last_day: string }
  /** For how much a theme is offered, and the last day on which an event at that price begins. */
  readonly theme_price: {
    readonly theme_id: number
    readonly price_net: number
    readonly price_rate: number
    readonly last_day: string
  }
  /**
   * In which month and town a theme has events, 0 for those without a town, whether they are online, or partly so, and
   * the last day on which such an event begins.
   */
  readonly theme_month: {
    readonly theme_id: number
    readonly month: string
    readonly location_id: number
    readonly has_online: Flag
    readonly last_day: string
  }
  readonly lexicon_entry: LexiconRow & WithFingerprint
  readonly ruling: RulingRow & Withdrawable
  readonly ruling_key: RulingKeyRow
  readonly ruling_text: RulingTextRow
  readonly article: ArticleRow & WithFingerprint
  readonly article_label: ArticleLabelRow
  readonly page: PageRow & WithFingerprint
  readonly content_file: ContentFileRow
  /** Goes with its file. */
  readonly content_file_part: ContentFilePartRow
  readonly synced_item: {
    readonly kind: string
    readonly external_id: string
    readonly version: number
    readonly is_gone: Flag
    readonly synced_at: InstantColumn
  }
  readonly exported_item: ExportedItemRow & { readonly changed_at: InstantColumn }
  readonly record: RecordRow & WithFingerprint
  /**
   * Seats of what belongs to an event: a workshop by its id, a hotel's contingent by its number, a module that is
   * booked alone by its title. Without a row none are taken.
   */
  readonly part_seats: {
    readonly event_id: number
    readonly kind: 'workshop' | 'contingent' | 'module'
    readonly part: string
    readonly capacity: number
    readonly taken: number
  }
  /** Outlives its event. */
  readonly event_revision: RevisionRow & { readonly event_id: number }
  /** Last change of a tag; `one` keeps the count a single row. */
  readonly change: {
    readonly tag: string
    readonly version: number
    /** When an import last changed what the tag names; null: never. */
    readonly changed_at: ColumnType<string | null, string | null | undefined>
  }
  readonly change_count: { readonly one: number; readonly version: number }
  readonly users: UserTable
  readonly registration: RegistrationTable
  readonly session: {
    readonly digest: string
    readonly user_id: string
    readonly until: InstantColumn
    readonly idle_until: InstantColumn
    readonly begun_at: InstantColumn
    readonly seen_at: InstantColumn
    /** JSON of `Device`. */
    readonly device: string
  }
  /** Without a user: an address without an account asked, and nothing is replaced. */
  readonly password_reset: { readonly digest: string; readonly user_id: string | null; readonly until: InstantColumn }
  readonly email_change: {
    readonly digest: string
    readonly user_id: string
    readonly email: string
    readonly until: InstantColumn
  }
  readonly alert: {
    readonly place: Generated<number>
    readonly id: string
    readonly email: string
    /** See `nameOf`. */
    readonly subject: string
    /** See `Alert`; null: nobody is told anything. */
    readonly seen: string | null
    /** Of the link that confirms; null once it was used. */
    readonly link_digest: string | null
    readonly stop_token: string
    /** JSON of `Alert`. */
    readonly document: string
    /** See `staleFrom`. */
    readonly stale_from: ColumnType<string | null>
  }
  /** JSON of `Gremium`. */
  readonly gremium: { readonly id: string; readonly document: string }
  /** In the order in which they came. */
  readonly gremium_user: { readonly place: Generated<number>; readonly gremium_id: string; readonly user_id: string }
  readonly gremium_invitation: { readonly digest: string; readonly gremium_id: string; readonly email: string }
  /** JSON of `Material`, and what it is found by; in the order in which they came. */
  readonly material: {
    readonly place: Generated<number>
    readonly id: string
    readonly event_id: number
    readonly kind: MaterialKind
    readonly uploaded_by: string | null
    /** 1 until the office has looked at it. */
    readonly is_hidden: number
    readonly bytes: number
    readonly deleted_on: string
    readonly document: string
  }
  readonly unused_file: { readonly key: string; readonly unused_from: InstantColumn }
  readonly kept_file: { readonly key: string; readonly size: number; readonly digest: string }
  readonly kept_file_part: { readonly key: string; readonly part: number; readonly bytes: Uint8Array }
  /** JSON of `StoredPlan`; in the order in which they were made. */
  readonly training_plan: {
    readonly place: Generated<number>
    readonly id: string
    readonly token: string
    readonly owner: string | null
    /** See `forgottenFrom`. */
    readonly forgotten_from: ColumnType<string>
    readonly document: string
  }
  readonly list_entry: {
    readonly place: Generated<number>
    readonly id: string
    readonly gremium_id: string
    readonly type: ListedType
    readonly value: string
    readonly added_by: string | null
    /** JSON of what it says that is nobody's. */
    readonly document: string
  }
  readonly list_interest: { readonly entry_id: string; readonly user_id: string }
  /** Without an opinion where it was said secretly. */
  readonly list_vote: { readonly entry_id: string; readonly user_id: string; readonly opinion: Opinion | null }
  readonly list_comment: {
    readonly place: Generated<number>
    readonly id: string
    readonly entry_id: string
    readonly user_id: string
    /** JSON of when it was said, and what. */
    readonly document: string
  }
  /** Without a document: locked before it was there. */
  readonly second_factor: {
    readonly user_id: string
    /** JSON of `SecondFactor`. */
    readonly document: string | null
  }
  /** JSON of `Profile`. */
  readonly profile: { readonly user_id: string; readonly document: string }
  /** JSON of `CareNeeds`. */
  readonly care_needs: { readonly user_id: string; readonly document: string }
  readonly access_entry: {
    readonly place: Generated<number>
    readonly at: InstantColumn
    readonly by_user: string
    readonly role: OfficeRole
    readonly what: AccessKind
    readonly booking_id: string | null
    readonly user_id: string | null
    readonly request_id: string | null
    readonly purpose: string | null
  }
  readonly calendar_feed: {
    readonly digest: string
    readonly user_id: string
    readonly gremium_id: string | null
    readonly since: InstantColumn
    readonly fetched_at: InstantColumn | null
  }
  readonly consultant_hours: {
    readonly consultant_id: string
    /** JSON of `WorkingHours`. */
    readonly document: string
    readonly version: number
  }
  readonly consultant_absence: {
    readonly id: string
    readonly consultant_id: string
    readonly first_day: string
    readonly last_day: string
  }
  readonly appointment: {
    readonly place: Generated<number>
    readonly id: string
    readonly token: string
    readonly consultant_id: string
    readonly starts_at: InstantColumn
    /** 1 unless it was cancelled. */
    readonly live: number
    readonly email: string
    readonly user_id: string | null
    readonly deleted_on: string
    /** JSON of `Appointment`. */
    readonly document: string
  }
  readonly quote: {
    readonly place: Generated<number>
    readonly id: string
    readonly token: string
    readonly number: string
    readonly state: string
    readonly email: string
    readonly user_id: string | null
    readonly was_sent: number
    readonly requested: number
    readonly deleted_on: string
    /** JSON of `Quote`. */
    readonly document: string
  }
  readonly quote_range: { readonly series: string; readonly last: number }
  readonly account_deletion: {
    readonly user_id: string
    readonly asked_at: InstantColumn
    readonly due: InstantColumn
    readonly digest: string
  }
  readonly attempt: { readonly id: Generated<number>; readonly key: string; readonly made_at: InstantColumn }
  readonly letter: {
    readonly place: Generated<number>
    readonly id: string
    readonly dedupe_key: string
    /** JSON of `Letter`; gone once it is sent or given up, for it holds a name and a token. */
    readonly letter: string | null
    readonly due: InstantColumn
    readonly leased_until: string | null
    readonly attempts: number
    readonly sent_at: string | null
    readonly given_up_at: string | null
    /** Why the last attempt failed, or why the letter was given up. */
    readonly failure: string | null
  }
  /** Requests by which their repetition is known again. */
  readonly request: {
    readonly key: string
    readonly fingerprint: string
    readonly id: string
    readonly made_at: InstantColumn
  }
  readonly application: ApplicationTable
  /** Goes with its application. */
  readonly application_file: {
    readonly application_id: string
    readonly place: number
    readonly name: string
    readonly kind: UploadKind
    readonly size: number
    readonly bytes: Uint8Array
  }
  readonly orders: {
    readonly order_no: string
    readonly user_id: string | null
    /** JSON of `Order`. */
    readonly document: string
    readonly placed_at: InstantColumn
  }
  readonly booking: {
    /** The order in which they came. */
    readonly place: Generated<number>
    readonly id: string
    readonly token: string
    readonly employers_token: string | null
    readonly order_no: string
    readonly user_id: string | null
    readonly gremium_id: string | null
    readonly event_id: number
    /** First and last day of its event, as numbers: 20270308. */
    readonly first_day: number
    readonly last_day: number
    readonly state: BookingState
    readonly seats: number
    /** By what the office finds it. */
    readonly search: string
    /** JSON of `Booking`. */
    readonly document: string
  }
  /** Accounts that ordered bookings, and addresses of those who take part. */
  readonly booking_person: {
    readonly person: string
    readonly booking_id: string
    /** 1 for who was there, 0 for who was not; nothing while nobody noted it, and of who only ordered. */
    readonly attended: number | null
    /** JSON: addresses of the themes that the event teaches her; none of who only ordered. */
    readonly themes: string
  }
  /** Until when somebody has seen what is new in the portal. */
  readonly seen_news: { readonly user_id: string; readonly seen_at: InstantColumn }
  readonly called_off_event: {
    readonly event_id: number
    readonly reason: string
    readonly at: InstantColumn
  }
  readonly due_task: {
    readonly kind: TaskKind
    readonly subject: string
    readonly due: InstantColumn
    readonly failures: number
  }
  /** The last number that was given in each series. */
  readonly number_range: { readonly series: string; readonly last: number }
  readonly invoice: {
    readonly id: Generated<number>
    readonly series: string
    readonly nth: number
    readonly number: string
    readonly booking_id: string
    readonly token: string
    readonly reason: string
    /** JSON of `Invoice`. */
    readonly document: string
  }
  readonly law_version: LawVersionTable
  readonly law_norm: LawNormTable
  /** `theme_ids`: JSON of the ids, in the order that the office gave the rubric. */
  readonly theme_sequence: { readonly rubric_id: number; readonly version: number; readonly theme_ids: string }
  /** JSON of `LawJob`. */
  readonly law_job: { readonly id: string; readonly begun_at: InstantColumn; readonly document: string }
  readonly published_law: { readonly slug: string; readonly version_id: string }
  readonly analysed_pdf: AnalysedPdfRow
  readonly form_request: FormRequestTable
  /** Goes with its request. */
  readonly form_request_file: {
    readonly request_id: string
    readonly place: number
    readonly name: string
    readonly kind: UploadKind
    readonly size: number
    readonly bytes: Uint8Array
  }
  /** What the office did with a request; goes with it. */
  readonly form_request_step: {
    readonly place: Generated<number>
    readonly request_id: string
    /** JSON of `DoneStep`. */
    readonly document: string
  }
  readonly newsletter_subscription: {
    readonly place: Generated<number>
    readonly id: string
    readonly email: string
    /** Of the link that confirms; null once it was used. */
    readonly link_digest: string | null
    readonly unsubscribe_token: string
    /** JSON of `Subscription`. */
    readonly document: string
    /** See `staleFrom`. */
    readonly stale_from: ColumnType<string | null>
  }
  /** Without a document: locked before it was there. */
  readonly cart: {
    /** See `ownerKey`. */
    readonly owner: string
    /** null: of a browser. */
    readonly user_id: string | null
    /** JSON of `Cart`. */
    readonly document: string | null
    readonly changed_at: ColumnType<string | null>
  }
  readonly bookmark: {
    readonly place: Generated<number>
    readonly id: string
    readonly user_id: string
    readonly type: BookmarkType
    readonly value: string
    readonly note: string | null
  }
  /** What was taken off a wishlist lately, as it was: it can be put back. */
  readonly removed_bookmark: {
    readonly place: number
    readonly id: string
    readonly user_id: string
    readonly type: BookmarkType
    readonly value: string
    readonly note: string | null
    readonly removed_at: InstantColumn
  }
  readonly forum_member: ForumMemberTable
  readonly forum_thread: ForumThreadTable
  readonly forum_post: ForumPostTable
  readonly forum_mark: ForumReadingTable
  readonly forum_report: ForumReportTable
  /** JSON of `LoggedAct` without who did it. */
  readonly forum_act: { readonly place: Generated<number>; readonly by_user: string | null; readonly document: string }
}
