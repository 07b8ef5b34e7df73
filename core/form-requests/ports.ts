import type { AskOf, DescribedForm, FieldOf, FormValues } from '../forms/described-form.ts'
import type { NoRoom, RequestSigns, Taken, TooSoon, UploadedFile } from '../forms/forms.ts'
import type { ShopLocked } from '../merchandise/merchandise.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { User } from '../accounts/accounts.ts'
import type { DoneStep, Handling, RequestState } from './handling.ts'
import type { Declared, FormRequest, RequestFile, RequestKind } from './form-requests.ts'
import type { contactForm } from './forms/contact.ts'
import type { catalogueForm } from './forms/catalogue.ts'
import type { digitalChangeForm } from './forms/digital-change.ts'
import type { feedbackForm } from './forms/feedback.ts'
import type { generalForms, GeneralFormKey } from './forms/general-registrations.ts'
import type { inhouseForm } from './forms/inhouse.ts'
import type { lawyerConsultationForm } from './forms/lawyer-consultation.ts'
import type { merchandiseForm } from './forms/merchandise.ts'
import type { sbvForm } from './forms/sbv.ts'
import type { withdrawalForm } from './forms/withdrawal.ts'

/** Why a form was not heard: fields at fault, or that it came too fast, too often, or under a key that is taken. */
export type WhyNotSent<Field extends string> = Invalid<Field> | KeyTaken | TooSoon | TooMany

type Sent<Form extends DescribedForm, More extends { readonly why: string } = never> = Promise<
  Result<Taken, WhyNotSent<FieldOf<Form>> | More>
>

/** A registration whose form is named by its key. */
export interface GeneralRegistration extends RequestSigns {
  readonly formKey: string
  /** Its fields by their names. */
  readonly payload: Readonly<Record<string, string | number | boolean | readonly string[]>>
}
export type GeneralField = FieldOf<(typeof generalForms)[GeneralFormKey]> | 'formKey'

/**
 * Forms that anybody may send (domain §7.5). Each is stored, and letters go to the sender and to the office, before it
 * is answered; the same form sent again within a day is the same one. Five of a kind an hour from one network and
 * address.
 */
export interface ForSendingRequests {
  /** A question or a wish. */
  contact(ask: AskOf<typeof contactForm>): Sent<typeof contactForm>
  /** The same, from the page of the building blocks. */
  brickContact(ask: AskOf<typeof contactForm>): Sent<typeof contactForm>
  /** A seminar for one committee alone. */
  inhouse(ask: AskOf<typeof inhouseForm>): Sent<typeof inhouseForm>
  /** Advice for representatives of severely disabled employees. */
  sbv(ask: AskOf<typeof sbvForm>): Sent<typeof sbvForm>
  /** Catalogues, printed or digital. */
  catalogue(ask: AskOf<typeof catalogueForm>): Sent<typeof catalogueForm>
  /** A question for a lawyer, with papers while there is room for them. */
  lawyerConsultation(ask: AskOf<typeof lawyerConsultationForm>): Sent<typeof lawyerConsultationForm, NoRoom>
  /** Registration for the day on digital change. */
  digitalChange(ask: AskOf<typeof digitalChangeForm>): Sent<typeof digitalChangeForm>
  /**
   * Things of the shop, delivered to an address. Refuses whoever has not said the shop's code; it is `not-found` where
   * the provider has no shop.
   */
  merchandise(ask: AskOf<typeof merchandiseForm>): Sent<typeof merchandiseForm, ShopLocked | NotFound>
  /**
   * A consumer withdraws from a contract (§ 356a BGB). The letter to him is the receipt: it repeats what was declared,
   * with day and time. So many a day go to one address as other letters of strangers, counted apart; past that the
   * declaration is taken all the same, and the office told to confirm it.
   */
  withdrawal(
    ask: Omit<AskOf<typeof withdrawalForm>, 'privacyAccepted'>,
  ): Promise<Result<Declared, WhyNotSent<Exclude<FieldOf<typeof withdrawalForm>, 'privacyAccepted'>>>>
  /** What a member thinks of the portal; five an hour from one account. A letter goes to the office. */
  feedback(
    ask: Omit<AskOf<typeof feedbackForm>, keyof RequestSigns>,
  ): Promise<Result<Taken, NotSignedIn | Invalid<keyof (typeof feedbackForm)['fields']> | TooMany>>
  /** A registration by one of the forms that have a key. Refuses a key that is not known as a field. */
  generalRegistration(ask: GeneralRegistration): Promise<Result<Taken, WhyNotSent<GeneralField>>>
}

/** Letters about a request. */
export type RequestLetter =
  | {
      /** Says nothing that the sender wrote: the address is anybody's, and nobody shall write to it in our name. */
      readonly kind: 'request-received'
      readonly to: string
      readonly dedupeKey: string
      readonly form: RequestKind
      readonly reference: string
      readonly files: number
      readonly deletedOn: Day
    }
  | {
      /**
       * Repeats what was declared, whoever's address it is: the law asks for it (§ 356a Abs. 4 BGB). The fields are
       * short, and few such letters go to one address a day.
       */
      readonly kind: 'declaration-received'
      readonly to: string
      readonly dedupeKey: string
      readonly form: RequestKind
      readonly reference: string
      readonly values: FormValues
      readonly declaredAt: Instant
      readonly deletedOn: Day
    }
  | {
      readonly kind: 'request-arrived'
      readonly to: string
      readonly dedupeKey: string
      /** Whose files go with it. */
      readonly requestId: string
      readonly form: RequestKind
      readonly reference: string
      readonly email: string
      readonly values: FormValues
      readonly files: readonly RequestFile[]
      readonly deletedOn: Day
      /** Of a declaration: when it came. */
      readonly declaredAt?: Instant
      /** Its sender got no receipt by letter. */
      readonly receiptOwed?: true
    }
  | {
      /** What somebody of the office wrote to the sender; no name of theirs stands in it. */
      readonly kind: 'request-answered'
      readonly to: string
      readonly dedupeKey: string
      readonly form: RequestKind
      readonly reference: string
      readonly sentAt: Instant
      readonly subject: string
      readonly text: string
      readonly deletedOn: Day
    }

/** A file with what its bytes are. */
export type StoredRequestFile = UploadedFile & Pick<RequestFile, 'kind'>

/** A request with the facts of its files. */
export type ListedRequest = FormRequest & { readonly files: readonly RequestFile[] }

/** A request as the office finds it in a list. */
export type InboxRequest = ListedRequest & { readonly handling: Handling }

/** A request with all that the office did, the oldest first. */
export type HandledRequest = InboxRequest & { readonly history: readonly DoneStep[] }

/** Which requests the office looks for; all where nothing is said. */
export interface InboxQuery {
  readonly kind?: RequestKind
  readonly state?: RequestState
  readonly assignee?: User['id']
}

/** Keeps requests, as long as they may be stored. */
export interface ForStoringFormRequests {
  /** All from an address with what the office did, the oldest first. */
  of(email: string): Promise<readonly HandledRequest[]>
  /** As the office looks through them: what stands first, see `standsFirst`, then the newest. */
  list(query: InboxQuery & PageQuery): Promise<Page<InboxRequest>>
  /** How many of them are how far. */
  countByState(query: Omit<InboxQuery, 'state'>): Promise<Readonly<Record<RequestState, number>>>
  /** One with what the office did. */
  handled(id: FormRequest['id']): Promise<HandledRequest | undefined>
  /** Of all files together. */
  bytesStored(): Promise<number>
  /** In the order in which they came; none of a request that is not there. */
  filesOf(id: FormRequest['id']): Promise<readonly UploadedFile[]>
}

/** Writes within a transaction what the office does with requests. */
export interface ForHandlingRequests {
  /** One with what was done, which nobody else changes until the transaction ends. */
  lock(id: FormRequest['id']): Promise<HandledRequest | undefined>
  /** Adds what was done to one, and how far it is then. */
  step(request: Pick<FormRequest, 'id' | 'kind'>, after: Handling, done: DoneStep): Promise<void>
  /** Those that somebody of the office looks after, which nobody else changes until the transaction ends. */
  assignedTo(
    userId: User['id'],
  ): Promise<readonly (Pick<FormRequest, 'id' | 'kind'> & Pick<HandledRequest, 'handling'>)[]>
}

/** Changes requests within a transaction. */
export interface ForChangingFormRequests extends ForHandlingRequests {
  /** Stores a request with its files in order. */
  add(request: FormRequest, files: readonly StoredRequestFile[]): Promise<void>
  /** Deletes one with its files and with what the office did; answers whether it was there. */
  delete(id: FormRequest['id']): Promise<boolean>
  /** Deletes those to be deleted by a day, with all that belongs to them; answers their numbers. */
  deleteDue(today: Day): Promise<readonly FormRequest['id'][]>
}
