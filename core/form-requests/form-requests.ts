import type { FormValues } from '../forms/described-form.ts'
import type { Taken, UploadKind } from '../forms/forms.ts'
import type { Day, Instant } from '../shared/day.ts'
import { alertForm } from './forms/alert.ts'
import { brickContactForm, contactForm } from './forms/contact.ts'
import { catalogueForm } from './forms/catalogue.ts'
import { digitalChangeForm } from './forms/digital-change.ts'
import { feedbackForm } from './forms/feedback.ts'
import { generalForms } from './forms/general-registrations.ts'
import { inhouseForm } from './forms/inhouse.ts'
import { lawyerConsultationForm } from './forms/lawyer-consultation.ts'
import { merchandiseForm } from './forms/merchandise.ts'
import { newsletterForm } from './forms/newsletter.ts'
import { sbvForm } from './forms/sbv.ts'
import { withdrawalForm } from './forms/withdrawal.ts'

/** Forms whose requests are stored as they came and answered by letter, by the name of their call. */
export const requestForms = {
  contact: contactForm,
  brickContact: brickContactForm,
  inhouse: inhouseForm,
  sbv: sbvForm,
  catalogue: catalogueForm,
  lawyerConsultation: lawyerConsultationForm,
  digitalChange: digitalChangeForm,
} as const

/** Every form by its kind, those of the newsletter and of alerts among them, whose requests wait elsewhere. */
export const formsByKind = {
  [newsletterForm.kind]: newsletterForm,
  [alertForm.kind]: alertForm,
  [contactForm.kind]: contactForm,
  [brickContactForm.kind]: brickContactForm,
  [inhouseForm.kind]: inhouseForm,
  [sbvForm.kind]: sbvForm,
  [catalogueForm.kind]: catalogueForm,
  [lawyerConsultationForm.kind]: lawyerConsultationForm,
  [digitalChangeForm.kind]: digitalChangeForm,
  [feedbackForm.kind]: feedbackForm,
  [merchandiseForm.kind]: merchandiseForm,
  [withdrawalForm.kind]: withdrawalForm,
  ...generalForms,
} as const
export type RequestKind = keyof typeof formsByKind

/** A form that somebody sent, as it is stored. */
export interface FormRequest {
  readonly id: string
  readonly kind: RequestKind
  /** Trimmed, lower-case. */
  readonly email: string
  readonly values: FormValues
  readonly sentAt: Instant
  /** The first day on which it is no longer stored. */
  readonly deletedOn: Day
}

/**
 * What becomes of the letter that repeats a declaration: it leaves; none leaves, because the same came before; or none,
 * because too many went to its address today.
 */
export const receipts = ['leaves', 'came-before', 'too-many'] as const
export type Receipt = (typeof receipts)[number]

/** How a declaration is answered: with all that its receipt says. */
export interface Declared extends Taken {
  /** When it came; of the same sent again, when it came first. */
  readonly declaredAt: Instant
  readonly values: FormValues
  readonly receipt: Receipt
}

/** A file of a request without its bytes. */
export interface RequestFile {
  readonly name: string
  readonly kind: UploadKind
  /** Bytes. */
  readonly size: number
}

/** By which the sender and the office speak of a request: the first signs of its number. */
export const referenceOf = (id: FormRequest['id']): string => id.slice(0, 8).toUpperCase()

/** Whether a text has the shape of such a reference. */
export const isReference = (text: string): boolean => /^[\dA-F]{8}$/.test(text)

/** So many answers of the office go to one request. */
export const mostAnswers = 20

/** By which the letter with an answer is found again, the first being 1. */
export const answerKey = (id: FormRequest['id'], nth: number): string => `request-answered:${id}:${nth}`

/** By which a request's letters are found again: to its sender, to the office, and with answers. */
export const letterKeys = (id: FormRequest['id']): readonly string[] => [
  `request-received:${id}`,
  `request-arrived:${id}`,
  ...Array.from({ length: mostAnswers }, (_, before) => answerKey(id, before + 1)),
]
