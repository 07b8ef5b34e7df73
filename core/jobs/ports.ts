import type { Redirected, Invalid, NotFound, Result, TooMany } from '../shared/result.ts'
import type { NoRoom, RequestSigns, Taken, TooSoon, UploadedFile } from '../forms/forms.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Day } from '../shared/day.ts'
import type { Page } from '../shared/page.ts'
import type { Application, FileFacts } from './applications.ts'
import type { Position } from './jobs.ts'

/** The position is no longer open (domain §7.13). */
export interface Closed {
  readonly why: 'closed'
  readonly title: string
}

/** What somebody sends who wants a position; the two segments are those of its address. */
export interface ApplicationAsk extends RequestSigns {
  readonly department: string
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly message?: string
  readonly files: readonly UploadedFile[]
}
export type ApplicationField = Exclude<keyof ApplicationAsk, 'department' | 'key' | 'idempotencyKey'>

/**
 * Fields at fault, and the names of files that are. The last two refuse an application whose files alone are at fault.
 */
export type FaultyApplication = (
  | Invalid<ApplicationField>
  | { readonly why: 'files-too-large'; readonly fields: Invalid<ApplicationField>['fields'] }
  | { readonly why: 'files-of-wrong-kind'; readonly fields: Invalid<ApplicationField>['fields'] }
) & { readonly files?: readonly string[] }

export type WhyNotApplied = NotFound | Redirected | Closed | FaultyApplication | KeyTaken | TooSoon | TooMany | NoRoom

/** Open positions. */
export interface ForFindingWork {
  /** Those still open, newest first. Never refuses. */
  positions(ask: {}): Promise<Result<Page<Position>, never>>
  /**
   * One by the segments of its address; the trailing number of the second is the key. Refuses unknown ones, 'moved'
   * when the words are not the current ones, and 'closed' after its last day.
   */
  position(ask: {
    readonly department: string
    readonly key: string
  }): Promise<Result<Position, NotFound | Redirected | Closed>>
  /**
   * Applies for an open position, with a message or files or both; letters go to the applicant and to the office. The
   * same application sent again within a day is the same one. Five an hour from one network and address (domain §7.5).
   * Files are taken while there is room for them.
   */
  apply(ask: ApplicationAsk): Promise<Result<Taken, WhyNotApplied>>
}

/** Letters about an application. */
export type ApplicationLetter =
  | {
      readonly kind: 'application-received'
      readonly to: string
      readonly dedupeKey: string
      readonly firstName: string
      readonly lastName: string
      readonly position: Pick<Position, 'title'>
      readonly reference: string
      /**
       * What arrived, in figures only: the address is anybody's, and words of the sender's would let strangers write to
       * it in our name.
       */
      readonly files: readonly Omit<FileFacts, 'name'>[]
      readonly messageLength: number
      readonly deletedOn: Day
    }
  | {
      readonly kind: 'application-arrived'
      readonly to: string
      readonly dedupeKey: string
      /** Whose files go with it. */
      readonly applicationId: string
      readonly firstName: string
      readonly lastName: string
      readonly position: Pick<Position, 'id' | 'title'>
      readonly reference: string
      readonly email: string
      readonly phone?: string
      readonly message?: string
      readonly files: readonly FileFacts[]
      readonly deletedOn: Day
    }

/** A file with what its bytes are. */
export type StoredFile = UploadedFile & Pick<FileFacts, 'kind'>

/** Keeps applications, as long as they may be kept. */
export interface ForStoringApplications {
  /** Oldest first. */
  list(): Promise<readonly (Application & { readonly files: readonly FileFacts[] })[]>
  /** Of all files together. */
  bytesStored(): Promise<number>
  /** In the order in which they came; none of an application that is not there. */
  filesOf(id: string): Promise<readonly UploadedFile[]>
}

/** Changes applications within a transaction. */
export interface ForChangingApplications {
  /** Stores an application with its files in order. */
  add(application: Application, files: readonly StoredFile[]): Promise<void>
  /** Deletes one with its files; answers whether it was there. */
  delete(id: Application['id']): Promise<boolean>
  /** Deletes those to be deleted by a day, with their files; answers their numbers. */
  deleteDue(today: Day): Promise<readonly Application['id'][]>
}
