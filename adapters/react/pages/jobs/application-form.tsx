import * as addressOf from '#core/shared/addresses.ts'
import { longestMessage } from '#core/jobs/applications.ts'
import { applicationFiles } from '#core/jobs/application-files.ts'
import { isFaulty, type FieldToMend, type SentApplication } from '#core/jobs/application-form.view.ts'
import type { WhyNotApplied } from '#core/jobs/ports.ts'
import { endingsOf } from '#core/forms/upload-kind.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import { CheckField, FilesField, ProseField, TextField, TrapField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'

const words = pageWording.jobs.application
const { fields } = words

/** Why an application was not taken, what was typed, and what has to be done about which field. */
export interface NotApplied {
  readonly refusal: WhyNotApplied
  readonly typed: Omit<SentApplication, 'files'>
  readonly toMend: readonly FieldToMend[]
}

/** The form for a position, below its text; the same for everybody until somebody sends it. */
export const ApplicationForm = ({
  action,
  acted,
}: {
  readonly action: string
  readonly acted: NotApplied | undefined
}) => {
  const { typed, toMend = [] } = acted ?? {}
  const said = (field: keyof typeof fields) => {
    const mend = toMend.find((each) => each.field === field)
    return { name: field, label: fields[field], fault: mend && words.mend(mend) }
  }
  return (
    <>
      {acted && <Summary acted={acted} />}
      <form className="form request" method="post" action={action} encType="multipart/form-data" noValidate>
        <p className="small">{pageWording.forms.required}</p>
        <TextField {...said('firstName')} value={typed?.firstName} autoComplete="given-name" width="w3" />
        <TextField {...said('lastName')} value={typed?.lastName} autoComplete="family-name" width="w3" />
        <TextField {...said('email')} value={typed?.email} type="email" autoComplete="email" width="w3" />
        <TextField {...said('phone')} value={typed?.phone} type="tel" autoComplete="tel" optional width="w3" />
        <ProseField
          {...said('message')}
          value={typed?.message}
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
        <CheckField name="privacyAccepted" fault={said('privacyAccepted').fault} checked={typed?.privacyAccepted}>
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

const Summary = ({ acted: { refusal, toMend } }: { readonly acted: NotApplied }) => (
  <FormSummary
    faults={toMend.map((mend) => ({ field: mend.field, says: words.mend(mend), unseen: mend.field === 'website' }))}
    refusal={isFaulty(refusal) ? undefined : refusalText(refusal)}
  />
)
