import type { ForReadingPdfs } from '#core/analysis/ports.ts'
import type { ForPreparingPhotos } from '#core/materials/ports.ts'
import type { ForPrintingPdfs } from '#core/documents/ports.ts'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'
import type { DearWork } from './dear-work.ts'

/** Secrets whose hashing waits for its turn. */
export const admittedSecrets = (secrets: ForMakingSecrets, dear: DearWork): ForMakingSecrets => ({
  ...secrets,
  hashPassword: (password) => dear.runForAsker('passwords', () => secrets.hashPassword(password)),
  verifyPassword: (password, hash) => dear.runForAsker('passwords', () => secrets.verifyPassword(password, hash)),
})

/** PDFs that wait for their turn. */
export const admittedPdfs = (pdfs: ForPrintingPdfs, dear: DearWork): ForPrintingPdfs => ({
  print: (document) => dear.runForAsker('pdfs', () => pdfs.print(document)),
})

/** PDFs of strangers that wait to be read. */
export const admittedPdfReading = (pdfReading: ForReadingPdfs, dear: DearWork): ForReadingPdfs => ({
  read: (bytes, terms) => dear.runForAsker('readings', () => pdfReading.read(bytes, terms)),
})

/** Photos of strangers that wait to be made anew. */
export const admittedPhotos = (photos: ForPreparingPhotos, dear: DearWork): ForPreparingPhotos => ({
  prepare: (bytes) => dear.runForAsker('photos', () => photos.prepare(bytes)),
})
