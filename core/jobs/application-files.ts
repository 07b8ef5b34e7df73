import { megabyte, type UploadLimits } from '../forms/forms.ts'

/** Which files an applicant may send (domain §7.13): at most 10 MB each. */
export const applicationFiles: UploadLimits = {
  kinds: ['pdf', 'docx', 'odt', 'jpg', 'png'],
  mostFiles: 5,
  mostBytes: 10 * megabyte,
  mostBytesTogether: 20 * megabyte,
}
