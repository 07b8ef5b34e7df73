import type { UploadedFile } from '#core/forms/forms.ts'
import type { ForTakingInvoices } from '#core/invoices/ports.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Store } from '#core/needs.ts'
import type { ForTakingPapers } from '#core/papers/ports.ts'
import type { Document } from '#core/shared/document.ts'
import type { Refusal, Result } from '#core/shared/result.ts'

/** Where files that are printed for a letter come from. */
export interface PrintedForLetters {
  readonly invoices: Pick<ForTakingInvoices, 'pdf'>
  readonly papers: Pick<ForTakingPapers, 'certificate'>
}

/** How to get the files that go with a letter; undefined where none do. */
export const enclosuresOf = (
  letter: Letter,
  { applications, formRequests }: Pick<Store, 'applications' | 'formRequests'>,
  { invoices, papers }: PrintedForLetters,
): (() => Promise<readonly UploadedFile[]>) | undefined => {
  if (letter.kind === 'application-arrived') return () => applications.filesOf(letter.applicationId)
  if (letter.kind === 'request-arrived' && letter.files.length > 0) return () => formRequests.filesOf(letter.requestId)
  if (letter.kind === 'invoice-issued') {
    const { token, number } = letter
    return async () => [fileOf(await invoices.pdf({ token, number }), `invoice ${number}`)]
  }
  if (letter.kind === 'certificate-ready') {
    const { token, recipientId } = letter
    return async () => [fileOf(await papers.certificate({ token, recipientId }), `certificate of ${recipientId}`)]
  }
  return undefined
}

/** What a letter brings is there; a letter about what is not is a bug. */
function fileOf(printed: Result<Document, Refusal>, what: string): UploadedFile {
  if (!printed.ok) throw new Error(`${what} is not there`)
  return { name: printed.value.filename, bytes: printed.value.bytes }
}
