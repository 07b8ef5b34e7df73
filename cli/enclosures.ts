import type { Letter } from '#core/letters/ports.ts'
import type { Store } from '#core/needs.ts'
import type { ForTakingInvoices } from '#core/invoices/ports.ts'
import type { UploadedFile } from '#core/forms/forms.ts'

/** How to get the files that go with a letter; undefined where none do. */
export const enclosuresOf = (
  letter: Letter,
  { applications, formRequests }: Pick<Store, 'applications' | 'formRequests'>,
  invoices: ForTakingInvoices,
): (() => Promise<readonly UploadedFile[]>) | undefined => {
  if (letter.kind === 'application-arrived') return () => applications.filesOf(letter.applicationId)
  if (letter.kind === 'request-arrived' && letter.files.length > 0) return () => formRequests.filesOf(letter.requestId)
  if (letter.kind === 'invoice-issued') return async () => [await invoiceFile(letter, invoices)]
  return undefined
}

/** An invoice that was issued is there; a letter about one that is not is a bug. */
async function invoiceFile(asked: { readonly token: string; readonly number: string }, invoices: ForTakingInvoices) {
  const file = await invoices.pdf({ token: asked.token, number: asked.number })
  if (!file.ok) throw new Error(`invoice ${asked.number} is not there`)
  return { name: file.value.filename, bytes: file.value.bytes }
}
