import type { Letter } from '#core/letters/ports.ts'
import type { Store } from '#core/needs.ts'
import type { UploadedFile } from '#core/forms/forms.ts'

/** How to get the files that go with a letter; undefined where none do. */
export const enclosuresOf = (
  letter: Letter,
  { applications, formRequests }: Pick<Store, 'applications' | 'formRequests'>,
): (() => Promise<readonly UploadedFile[]>) | undefined => {
  if (letter.kind === 'application-arrived') return () => applications.filesOf(letter.applicationId)
  if (letter.kind === 'request-arrived' && letter.files.length > 0) return () => formRequests.filesOf(letter.requestId)
  return undefined
}
