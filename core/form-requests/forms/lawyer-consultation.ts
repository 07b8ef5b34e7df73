import { describedForm } from '../../forms/described-form.ts'
import { choice, day, email, files, line, name, optional, phone, prose, tick } from '../../forms/form-fields.ts'
import { megabyte } from '../../forms/forms.ts'

export const consultationFiles = {
  kinds: ['pdf'],
  mostFiles: 5,
  mostBytes: 10 * megabyte,
  mostBytesTogether: 20 * megabyte,
} as const

/**
 * A question for a lawyer, who answers it, not we (domain §6, RDG). It is passed on only with consent, and deleted
 * soon: committees write of people and disputes.
 */
export const lawyerConsultationForm = describedForm({
  kind: 'lawyer-consultation-request',
  fields: {
    topic: line(200),
    text: prose(10, 4000),
    pending: choice(['nein', 'ja']),
    deadline: optional(day),
    documents: optional(files(consultationFiles)),
    name,
    email,
    phone,
    forwardConsent: tick,
  },
  monthsStored: 3,
})
