import type { RequestKind } from '#core/form-requests/form-requests.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { sentenceOf } from '../field-faults.ts'
import { alertWords } from './alert.ts'
import { catalogueWords } from './catalogue.ts'
import { contactWords } from './contact.ts'
import { digitalChangeWords } from './digital-change.ts'
import type { AnyFormWords } from './form-words.ts'
import { feedbackWords } from './feedback.ts'
import { informationEveningWords, networkMeetingWords } from './general-registrations.ts'
import { inhouseWords } from './inhouse.ts'
import { lawyerConsultationWords } from './lawyer-consultation.ts'
import { merchandiseWords } from './merchandise.ts'
import { newsletterWords } from './newsletter.ts'
import { sbvWords } from './sbv.ts'
import { withdrawalWords } from './withdrawal.ts'

/** Words of every form by its kind. */
export const formWords: { readonly [Kind in RequestKind]: AnyFormWords } = {
  'contact-request': contactWords,
  'brick-contact': { ...contactWords, name: 'Nachricht von der Seite der Bausteine' },
  'inhouse-request': inhouseWords,
  'sbv-request': sbvWords,
  'catalogue-request': catalogueWords,
  'lawyer-consultation-request': lawyerConsultationWords,
  'digitalen-wandel-registration-request': digitalChangeWords,
  'newsletter-subscription-request': newsletterWords,
  'alert-request': alertWords,
  feedback: feedbackWords,
  'werbemittel-shop-request': merchandiseWords,
  withdrawal: withdrawalWords,
  infoabend: informationEveningWords,
  netzwerktreffen: networkMeetingWords,
}

/** The sentence for a field of a form: how to mend it. The same on its page and in a problem. */
export const formFaultText = (words: AnyFormWords | undefined, field: string, fault: FieldFault): string =>
  words?.faults?.[field]?.[fault] ?? sentenceOf(field, fault)

/** Words of a form that a call names by its kind, if it is one. */
export const wordsOfForm = (kind: string): AnyFormWords | undefined =>
  Object.hasOwn(formWords, kind) ? formWords[kind as RequestKind] : undefined
