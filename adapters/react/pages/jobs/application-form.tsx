import * as addressOf from '#core/shared/addresses.ts'
import { longestMessage } from '#core/jobs/applications.ts'
import { applicationFiles } from '#core/jobs/application-files.ts'
import type { ApplicationAsk, ApplicationField, FaultyApplication, WhyNotApplied } from '#core/jobs/ports.ts'
import type { Invalid } from '#core/shared/result.ts'
import { endingsOf } from '#core/forms/upload-kind.ts'
import type { UploadedFile } from '#core/forms/forms.ts'
import { pageWording } from '#wording/pages.ts'
import { faultText } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import { CheckField, FilesField, ProseField, TextField, TrapField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'

const words = pageWording.jobs.application
const { fields } = words

type Kept = Pick<ApplicationAsk, 'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'privacyAccepted'>

/** Why an application was not taken, and what was typed; files only by their names, for no browser sends them again. */
export interface NotApplied {
  readonly refusal: WhyNotApplied
  readonly kept: Kept
  readonly files: readonly string[]
}

type Form = Readonly<Record<string, string>>

/** An application as the form sends it. */
export const applicationIn = (
  form: Form,
  files: readonly UploadedFile[],
): Omit<ApplicationAsk, 'department' | 'key'> => {
  const text = (name: string) => form[name] ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    files,
    website: text('website'),
    privacyAccepted: form['privacyAccepted'] !== undefined,
  }
}

/** How the page answers a refusal: by its own status, as the call does. */
export const statusOf = ({ why }: WhyNotApplied): number => statuses[why]

const statuses: Readonly<Record<WhyNotApplied['why'], number>> = {
  'not-found': 404,
  moved: 410,
  closed: 410,
  invalid: 422,
  'files-too-large': 413,
  'files-of-wrong-kind': 415,
  'key-taken': 409,
  'too-soon': 429,
  'too-many': 429,
}

const order: readonly ApplicationField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'files',
  'privacyAccepted',
  'website',
]

const isFaulty = (refusal: WhyNotApplied): refusal is FaultyApplication => 'fields' in refusal

/** The sentence for a field at fault; of files with the names of those that are. */
const faultOf = (refusal: FaultyApplication, field: ApplicationField): string | undefined => {
  const { fields: faults }: { readonly fields: Invalid<ApplicationField>['fields'] } = refusal
  const fault = faults[field]
  if (!fault) return undefined
  const said = faultText(field, fault)
  return field === 'files' && refusal.files ? words.about(refusal.files, said) : said
}

/** What has to be done about a field: what is at fault, and files to be chosen once more. */
const todoOf = ({ refusal, files }: NotApplied, field: ApplicationField): string | undefined => {
  const fault = isFaulty(refusal) ? faultOf(refusal, field) : undefined
  const again = field === 'files' && files.length > 0 ? pageWording.forms.filesGone(files) : undefined
  return [fault, again].filter((said) => said !== undefined).join(' ') || undefined
}

/** The form for a position, below its text; the same for everybody until somebody sends it. */
export const ApplicationForm = ({
  action,
  acted,
}: {
  readonly action: string
  readonly acted: NotApplied | undefined
}) => {
  const { kept } = acted ?? {}
  const said = (field: ApplicationField & keyof typeof fields) => ({
    name: field,
    label: fields[field],
    fault: acted && todoOf(acted, field),
  })
  return (
    <>
      {acted && <Summary acted={acted} />}
      <form className="form request" method="post" action={action} encType="multipart/form-data" noValidate>
        <p className="small">{pageWording.forms.required}</p>
        <TextField {...said('firstName')} value={kept?.firstName} autoComplete="given-name" width="w3" />
        <TextField {...said('lastName')} value={kept?.lastName} autoComplete="family-name" width="w3" />
        <TextField {...said('email')} value={kept?.email} type="email" autoComplete="email" width="w3" />
        <TextField {...said('phone')} value={kept?.phone} type="tel" autoComplete="tel" optional width="w3" />
        <ProseField
          {...said('message')}
          value={kept?.message}
          rows={7}
          maxLength={longestMessage}
          hint={words.messageHint}
          optional
        />
        <FilesField
          {...said('files')}
          endings={endingsOf(applicationFiles.kinds)}
          hint={words.filesHint(applicationFiles)}
          optional
        />
        <CheckField name="privacyAccepted" fault={said('privacyAccepted').fault} checked={kept?.privacyAccepted}>
          {fields.privacyAccepted} <a href={addressOf.privacy}>{pageWording.shell.legalPages.datenschutz}</a>
        </CheckField>
        <TrapField />
        <p>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </p>
      </form>
    </>
  )
}

const Summary = ({ acted }: { readonly acted: NotApplied }) => (
  <FormSummary
    faults={order.flatMap((field) => {
      const says = todoOf(acted, field)
      return says === undefined ? [] : [{ field, says, unseen: field === 'website' }]
    })}
    refusal={isFaulty(acted.refusal) ? undefined : refusalText(acted.refusal)}
  />
)
