import type { RequestFile } from '../form-requests/form-requests.ts'
import type { UploadedFile, UploadKind } from '../forms/forms.ts'
import type { StreamedDocument } from '../shared/document.ts'

/** Media types of files that forms take. */
export const mimeOf: Readonly<Record<UploadKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
}

async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

/** A file that a stranger sent: it is saved and never shown by a browser, whatever is in it. */
export const fileOf = ({ name, bytes }: UploadedFile, { kind }: RequestFile): StreamedDocument => ({
  mime: mimeOf[kind],
  filename: name,
  size: bytes.length,
  chunks: inOnePiece(bytes),
})
