import type { UploadedFile } from '../forms/forms.ts'
import { whyFilesNotTaken } from '../forms/upload-rules.ts'
import { acceptedFault, lineFault, tidy } from '../shared/field-rules.ts'
import type { FieldFault } from '../shared/result.ts'
import { filesTaken, longestCaption } from './material-limits.ts'
import type { MaterialKind } from './materials.ts'
import type { BringingField, NotTaken } from './ports.ts'

/** What a form brings. */
export interface Bringing {
  readonly kind: MaterialKind
  readonly files: readonly UploadedFile[]
  readonly caption: string
  readonly depictedAgree: boolean
}

type Fields = { readonly [Field in BringingField]?: FieldFault }

/** Whoever cannot see a photo reads what is on it; a document has the name of its file. */
const captionFault = ({ kind, caption }: Bringing): FieldFault | undefined =>
  tidy(caption) === '' ? (kind === 'photo' ? 'missing' : undefined) : lineFault(tidy(caption), longestCaption)

const given = (field: BringingField, fault: FieldFault | undefined): Fields =>
  fault === undefined ? {} : { [field]: fault }

/** Why what a form brings is not taken, with every field at fault; its files stand in a field of that name. */
export function whyNotBrought(field: 'photos' | 'materials', bringing: Bringing): NotTaken | undefined {
  const { kind, files, depictedAgree } = bringing
  const ofFiles = files.length === 0 ? 'missing' : whyFilesNotTaken(files, filesTaken[kind])?.fault
  const fields: Fields = {
    ...given(field, ofFiles),
    ...given('caption', captionFault(bringing)),
    ...given('depictedAgree', kind === 'photo' ? acceptedFault(depictedAgree) : undefined),
  }
  if (Object.keys(fields).length === 0) return undefined
  const filesAlone = Object.keys(fields).length === 1 ? ofFiles : undefined
  if (filesAlone === 'too-large' || filesAlone === 'too-large-together') return { why: 'files-too-large', fields }
  return { why: filesAlone === 'wrong-kind' ? 'files-of-wrong-kind' : 'invalid', fields }
}
