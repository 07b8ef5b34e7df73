import { required } from '../shared/required.ts'
import type { UploadedFile, UploadKind } from './forms.ts'
import { kindOf } from './upload-kind.ts'
import { fileName } from './upload-rules.ts'

/** Files that were found right as they are stored: under a name that any folder takes, with what their bytes are. */
export const storableFiles = (
  files: readonly UploadedFile[],
): readonly (UploadedFile & { readonly kind: UploadKind })[] =>
  files.map(({ name, bytes }) => ({ name: fileName(name), bytes, kind: required(kindOf(bytes)) }))
