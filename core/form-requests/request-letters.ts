import type { UploadedFile } from '../forms/forms.ts'
import { letterKeys, referenceOf, type FormRequest, type RequestFile } from './form-requests.ts'
import type { RequestLetter } from './ports.ts'

type ToOffice = Extract<RequestLetter, { readonly kind: 'request-arrived' }>
type StoredFiles = readonly (UploadedFile & Pick<RequestFile, 'kind'>)[]

/** A letter to the sender, and one with all that he sent to the office, where it names an address. */
export const lettersAbout = (
  request: FormRequest,
  files: StoredFiles,
  office: string,
): { readonly toSender: RequestLetter; readonly toOffice: RequestLetter | undefined } => {
  const { id, kind: form, email: to, deletedOn } = request
  const [dedupeKey = ''] = letterKeys(id)
  const reference = referenceOf(id)
  return {
    toSender: { kind: 'request-received', to, dedupeKey, form, reference, files: files.length, deletedOn },
    toOffice: toOffice(request, files, office),
  }
}

/** The same of a declaration: its sender's letter is the receipt, and the office learns where none could be sent. */
export const lettersAboutDeclaration = (
  request: FormRequest,
  office: string,
  mayWrite: boolean,
): readonly RequestLetter[] => {
  const { id, kind: form, email: to, values, sentAt: declaredAt, deletedOn } = request
  const [dedupeKey = ''] = letterKeys(id)
  const reference = referenceOf(id)
  const arrived = toOffice(request, [], office)
  return [
    ...(mayWrite
      ? [{ kind: 'declaration-received', to, dedupeKey, form, reference, values, declaredAt, deletedOn } as const]
      : []),
    ...(arrived ? [{ ...arrived, declaredAt, ...(!mayWrite && { receiptOwed: true as const }) }] : []),
  ]
}

const toOffice = (
  { id, kind: form, email, values, deletedOn }: FormRequest,
  files: StoredFiles,
  office: string,
): ToOffice | undefined => {
  if (office === '') return undefined
  const [, dedupeKey = ''] = letterKeys(id)
  return {
    kind: 'request-arrived',
    to: office,
    dedupeKey,
    requestId: id,
    form,
    reference: referenceOf(id),
    email,
    values,
    files: files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length })),
    deletedOn,
  }
}
