import { isNamedAs, kindOf } from './upload-kind.ts'
import type { UploadedFile, UploadFault, UploadLimits } from './forms.ts'

/** Longest name of a file that is stored, in characters. */
export const longestFileName = 120

const controlCharacters = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu
const notInNames = /["<>|:*?]/g

/** A file's name without the folders it came from and without signs that no folder takes; cut before its ending. */
export const fileName = (given: string): string => {
  const bare = given.split(/[/\\]/).at(-1) ?? ''
  const clean = bare.replace(controlCharacters, '').replace(notInNames, '_').trim().normalize('NFC')
  const signs = Array.from(clean)
  if (signs.length <= longestFileName) return clean
  const ending = /\.[^.]{1,8}$/u.exec(clean)?.[0] ?? ''
  return signs.slice(0, longestFileName - Array.from(ending).length).join('') + ending
}

type UploadRule = (files: readonly UploadedFile[], limits: UploadLimits) => UploadFault | undefined

const amongThem = (
  fault: UploadFault['fault'],
  isAtFault: (file: UploadedFile, limits: UploadLimits) => boolean,
): UploadRule => {
  return (files, limits) => {
    const wrong = files.filter((file) => isAtFault(file, limits)).map(({ name }) => fileName(name))
    return wrong.length > 0 ? { fault, files: wrong } : undefined
  }
}

const rules: readonly UploadRule[] = [
  (files, { mostFiles }) => (files.length > mostFiles ? { fault: 'too-many', files: [] } : undefined),
  amongThem('too-large', ({ bytes }, { mostBytes }) => bytes.length > mostBytes),
  (files, { mostBytesTogether }) =>
    files.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostBytesTogether
      ? { fault: 'too-large-together', files: [] }
      : undefined,
  amongThem('empty', ({ bytes }) => bytes.length === 0),
  amongThem('wrong-kind', ({ name, bytes }, { kinds }) => {
    const kind = kindOf(bytes)
    return kind === undefined || !kinds.includes(kind) || !isNamedAs(kind, fileName(name))
  }),
]

/**
 * Why files are not taken, the first reason that there is. Their bytes tell what they are, and their names must agree.
 */
export const whyFilesNotTaken = (files: readonly UploadedFile[], limits: UploadLimits): UploadFault | undefined => {
  for (const rule of rules) {
    const fault = rule(files, limits)
    if (fault) return fault
  }
  return undefined
}
