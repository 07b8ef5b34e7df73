import { lengthOf } from '../shared/text-length.ts'
import type { UploadedFile } from '../forms/forms.ts'
import { letterKeys, type Application, type FileFacts } from './applications.ts'
import type { ApplicationLetter } from './ports.ts'

/** By which applicant and office speak of an application: the first signs of its number. */
export const referenceOf = ({ id }: Pick<Application, 'id'>): string => id.slice(0, 8).toUpperCase()

/** A letter to the applicant, and one with the files to the office, where it names an address. */
export const lettersAbout = (
  application: Application,
  files: readonly (UploadedFile & Pick<FileFacts, 'kind'>)[],
  office: string,
): readonly ApplicationLetter[] => {
  const { id, position, firstName, lastName, email, phone, message, deletedOn } = application
  const facts = files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length }))
  const [received = '', arrived = ''] = letterKeys(id)
  const both = { firstName, lastName, reference: referenceOf(application), deletedOn }
  const toApplicant: ApplicationLetter = {
    ...both,
    kind: 'application-received',
    to: email,
    dedupeKey: received,
    position: { title: position.title },
    files: facts.map(({ kind, size }) => ({ kind, size })),
    messageLength: lengthOf(message ?? ''),
  }
  const toOffice: ApplicationLetter = {
    ...both,
    kind: 'application-arrived',
    to: office,
    dedupeKey: arrived,
    applicationId: id,
    position,
    email,
    ...(phone && { phone }),
    ...(message && { message }),
    files: facts,
  }
  return office === '' ? [toApplicant] : [toApplicant, toOffice]
}
