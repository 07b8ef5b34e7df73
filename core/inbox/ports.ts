import type { User } from '../accounts/accounts.ts'
import type { FormRequest, RequestFile, RequestKind } from '../form-requests/form-requests.ts'
import type { HandlingStep, RequestState } from '../form-requests/handling.ts'
import type { LetterFate } from '../letters/ports.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { StreamedDocument } from '../shared/document.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result } from '../shared/result.ts'

/** Somebody of the office. */
export interface Colleague {
  readonly id: User['id']
  readonly name: string
}

/** A request as a line of the inbox. */
export interface RequestInBrief extends Pick<FormRequest, 'id' | 'kind' | 'email' | 'sentAt'> {
  readonly reference: string
  /** As its sender calls himself, where the form asks for it. */
  readonly name?: string
  readonly files: number
  readonly state: RequestState
  readonly assignee?: Colleague
  /** For so many days nobody has answered; absent of what is answered or closed. */
  readonly waitingDays?: number
  /** It stands before all others. */
  readonly urgent?: true
}

/** The inbox: a page of it, how many are how far, and what else waits for the office elsewhere. */
export interface Inbox extends Page<RequestInBrief> {
  /** Of the kind and the assignee that are asked for, whatever the state. */
  readonly counts: Readonly<Record<RequestState, number>>
  /** What whoever asks looks after, and is not closed. */
  readonly mine: number
  /** Reports of posts of the forum that nobody has decided. */
  readonly openReports: number
  /** Appointments with consultants that are to come. */
  readonly appointmentsAhead: number
  /** Quotes that are asked for, neither written nor sent by the office yet; counted up to `mostRequestedCounted`. */
  readonly requestedQuotes: number
}

type Named<Step extends HandlingStep> = Step extends { readonly what: 'assigned' }
  ? { readonly what: 'assigned'; readonly to?: string }
  : Step

/** What the office did, with names; absent where the account is gone. */
export type ShownStep = Named<HandlingStep> & {
  readonly at: Instant
  readonly by?: string
  /** Of an answer: what became of its letter, as long as that is known. */
  readonly letter?: LetterFate
}

/** What may be done with a request now. */
export type RequestAction = 'assign' | 'answer' | 'note' | 'close' | 'reopen'

/** A request as the office reads it, with all that was sent. */
export interface OfficeRequest extends RequestInBrief {
  readonly values: FormRequest['values']
  /** In the order in which they were sent; the first is 1. */
  readonly documents: readonly RequestFile[]
  readonly deletedOn: Day
  readonly version: number
  readonly history: readonly ShownStep[]
  readonly actions: readonly RequestAction[]
  /** To whom it can be assigned, whoever asks among them. */
  readonly colleagues: readonly Colleague[]
  readonly whoIsAsking: User['id']
  /** Of the letter that told its sender that it came; of a declaration it is the receipt in law. */
  readonly receipt?: LetterFate
}

/** A colleague has done something about the request since it was read. */
export interface RequestChanged {
  readonly why: 'request-changed'
}

/** What is asked cannot be done with a request that is so far. */
export interface RequestNotSoFar {
  readonly why: 'request-not-so-far'
  readonly state: RequestState
}

/** Refuses whoever is not of the office. */
type NotStaff = NotSignedIn | NotAllowed

interface Acting {
  readonly id: FormRequest['id']
  /** Of the request that was read. */
  readonly version: number
}
type Acted<Why extends { readonly why: string } = never> = Promise<
  Result<OfficeRequest, NotStaff | NotFound | RequestChanged | RequestNotSoFar | Why>
>

/**
 * What was sent to the office by forms, and what it does about it: editors and administrators may (domain §7.0). Each
 * request that they are shown is noted before (Art. 5 Abs. 2 DSGVO).
 */
export interface ForKeepingTheInbox {
  /** Declarations that are not closed first, then the newest; `mine` leaves those of whoever asks. */
  list(
    ask: { readonly kind?: RequestKind; readonly state?: RequestState; readonly mine?: boolean } & PageQuery,
  ): Promise<Result<Inbox, NotStaff>>
  request(ask: { readonly id: FormRequest['id'] }): Promise<Result<OfficeRequest, NotStaff | NotFound>>
  /** A file of a request, the first being 1. */
  file(ask: {
    readonly id: FormRequest['id']
    readonly nth: number
  }): Promise<Result<StreamedDocument, NotStaff | NotFound>>
  /** Assigns it to somebody of the office, or to nobody. */
  assign(ask: Acting & { readonly assignee?: User['id'] }): Acted<Invalid<'assignee'>>
  /** Answers its sender by a letter, twenty times at most. */
  answer(
    ask: Acting & { readonly replySubject: string; readonly reply: string },
  ): Acted<Invalid<'replySubject' | 'reply'>>
  /** Leaves a word for colleagues. Its sender may demand to read it (Art. 15 DSGVO). */
  note(ask: Acting & { readonly officeNote: string }): Acted<Invalid<'officeNote'>>
  close(ask: Acting & { readonly closingWord?: string }): Acted<Invalid<'closingWord'>>
  /** Opens again what was closed; whoever looked after it does so still. */
  reopen(ask: Acting): Acted
}
