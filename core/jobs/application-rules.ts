import { emailFault } from '../shared/email-address.ts'
import {
  acceptedFault,
  ifGiven,
  nameFault,
  phoneFault,
  proseFault,
  tidyProse,
  honeypotFault,
  whyInvalid,
  type FieldRules,
} from '../shared/field-rules.ts'
import { whyFilesNotTaken } from '../forms/upload-rules.ts'
import { longestMessage, shortestMessage } from './applications.ts'
import { applicationFiles } from './application-files.ts'
import type { ApplicationAsk, ApplicationField, FaultyApplication } from './ports.ts'

/** A message, or at least one file: a curriculum vitae may speak for itself, and so may a few sentences. */
const saysSomething = ({ message, files }: ApplicationAsk): boolean =>
  tidyProse(message ?? '') !== '' || files.length > 0

/** In the order of the form. */
const rules: FieldRules<ApplicationAsk, ApplicationField> = {
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  email: ({ email }) => emailFault(email),
  phone: ({ phone }) => ifGiven(phone, phoneFault),
  message: ({ message = '' }) =>
    ifGiven(tidyProse(message), (text) => proseFault(text, shortestMessage, longestMessage)),
  files: (asked) => (saysSomething(asked) ? whyFilesNotTaken(asked.files, applicationFiles)?.fault : 'missing'),
  privacyAccepted: ({ privacyAccepted }) => acceptedFault(privacyAccepted),
  website: ({ website }) => honeypotFault(website),
}

/** The fields in the order of the form. */
export const applicationFields = Object.keys(rules) as readonly ApplicationField[]

/**
 * Every field at fault; undefined when the application can be taken. Where only its files are at fault, and because of
 * their size or kind, the refusal says so by its name.
 */
export const whyNotApplied = (asked: ApplicationAsk): FaultyApplication | undefined => {
  const invalid = whyInvalid(rules, asked)
  if (!invalid) return undefined
  const { fields } = invalid
  const files = whyFilesNotTaken(asked.files, applicationFiles)?.files ?? []
  const named = files.length > 0 ? { files } : {}
  const filesAlone = Object.keys(fields).length === 1 ? fields.files : undefined
  if (filesAlone === 'too-large' || filesAlone === 'too-large-together')
    return { why: 'files-too-large', fields, ...named }
  if (filesAlone === 'wrong-kind') return { why: 'files-of-wrong-kind', fields, ...named }
  return { ...invalid, ...named }
}
