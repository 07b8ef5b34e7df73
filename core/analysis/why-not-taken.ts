import type { UploadedFile, UploadLimits } from '../forms/forms.ts'
import { whyFilesNotTaken } from '../forms/upload-rules.ts'
import { refused, done, type Result } from '../shared/result.ts'
import { mostBytes } from './analysis.ts'
import type { PdfNotTaken } from './ports.ts'

/** What is taken: one PDF, which its bytes and its name say alike (domain §7.13). */
export const analysedFiles: UploadLimits = {
  kinds: ['pdf'],
  mostFiles: 1,
  mostBytes,
  mostBytesTogether: mostBytes,
}

/** The one file to be analysed; refuses what cannot be. */
export function fileTaken(files: readonly UploadedFile[]): Result<UploadedFile, PdfNotTaken> {
  const [file] = files
  if (!file) return refused({ why: 'invalid', fields: { pdf: 'missing' } })
  const fault = whyFilesNotTaken(files, analysedFiles)?.fault
  if (fault === undefined) return done(file)
  if (fault === 'too-large' || fault === 'too-large-together')
    return refused({ why: 'files-too-large', fields: { pdf: 'too-large' } })
  if (fault === 'wrong-kind') return refused({ why: 'files-of-wrong-kind', fields: { pdf: fault } })
  return refused({ why: 'invalid', fields: { pdf: fault } })
}
