import type { UploadedFile } from '../forms/forms.ts'
import { letterKeys, referenceOf, type FormRequest, type RequestFile } from './form-requests.ts'
import type { RequestLetter } from './ports.ts'

/** A letter to the sender, and one with all that he sent to the office, where it names an address. */
export const lettersAbout = (
  { id, kind, email, values, deletedOn }: FormRequest,
  files: readonly (UploadedFile & Pick<RequestFile, 'kind'>)[],
  office: string,
): { readonly toSender: RequestLetter; readonly toOffice: RequestLetter | undefined } => {
  const [received = '', arrived = ''] = letterKeys(id)
  const both = { form: kind, reference: referenceOf(id), deletedOn }
  const facts = files.map(({ name, kind: what, bytes }) => ({ name, kind: what, size: bytes.length }))
  return {
    toSender: { ...both, kind: 'request-received', to: email, dedupeKey: received, files: facts.length },
    toOffice:
      office === ''
        ? undefined
        : {
            ...both,
            kind: 'request-arrived',
            to: office,
            dedupeKey: arrived,
            requestId: id,
            email,
            values,
            files: facts,
          },
  }
}
