import type { Brand } from '#core/brand/brand.ts'
import { formsByKind, referenceOf, type RequestKind } from '#core/form-requests/form-requests.ts'
import type { WhyNotSent } from '#core/form-requests/ports.ts'
import { fieldsOf, type DescribedForm, type SentFields } from '#core/forms/described-form.ts'
import { fieldsToMend, sentIn, type FieldToMend } from '#core/forms/described-form.view.ts'
import type { FormField } from '#core/forms/form-fields.ts'
import type { NoRoom, RequestSigns, Taken, UploadedFile } from '#core/forms/forms.ts'
import type { ShopLocked } from '#core/merchandise/merchandise.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { NotFound, NotSignedIn, Result } from '#core/shared/result.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { formFaultText, formWords } from '#wording/forms/forms.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again } from '../answers.ts'
import type { ActionAnswer } from '../page.ts'
import { CheckField, TrapField } from '../ui/form-field.tsx'
import { FormSummary } from '../ui/form-summary.tsx'
import { ContactWays } from './contact-ways.tsx'
import { NotDeclared, OtherWaysToDeclare, PrivacyNote } from './declaration.tsx'
import { RequestField } from './request-field.tsx'

type WhyNot = WhyNotSent<string> | NoRoom | NotSignedIn | ShopLocked | NotFound

/** Why a form was not taken, what was typed, and what has to be done about which field. */
export interface NotSent {
  readonly refusal: WhyNot
  readonly typed: SentFields
  readonly toMend: readonly FieldToMend[]
}

/** Sends a posted form: leads on to its number, or does what is to be done once it was taken, or shows it again. */
export const sendForm = async <Value extends Taken, Done = never>(
  kind: RequestKind,
  { form: posted, files }: { readonly form: PostedForm; readonly files: readonly UploadedFile[] },
  send: (sent: never) => Promise<Result<Value, WhyNot>>,
  whenTaken: (taken: Value) => Response | ActionAnswer<Done> = ({ id }) =>
    afterForm(addressOf.requestSentAs(kind, referenceOf(id))),
  form: DescribedForm = formsByKind[kind],
): Promise<Response | ActionAnswer<NotSent | Done>> => {
  const sent = sentIn(form, posted, files)
  const answer = await send(sent as SentFields & RequestSigns as never)
  if (answer.ok) return whenTaken(answer.value)
  const { refusal } = answer
  const toMend = fieldsToMend(form, 'fields' in refusal ? refusal.fields : {}, sent)
  return again(refusal, { refusal, typed: withoutFiles(form, sent), toMend })
}

const withoutFiles = (form: DescribedForm, sent: SentFields): SentFields =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => form.fields[name]?.kind !== 'files'))

interface Shown {
  readonly kind: RequestKind
  /** Where it is not the same at all times: as it is now. */
  readonly form?: DescribedForm
  readonly action: string
  readonly acted: NotSent | undefined
  /** What a field holds before anybody typed. */
  readonly start?: SentFields | undefined
  /** Of headings in it: one below that of the part of the page that it is in. */
  readonly heading?: 'h2' | 'h3'
  /** Whose office answers by telephone too. */
  readonly brand: Brand
}

const nothing: SentFields = {}

/** A form that anybody may send, drawn as it is described; the same for everybody until somebody sends it. */
export const RequestForm = ({
  kind,
  form = formsByKind[kind],
  action,
  acted,
  start = nothing,
  heading: Heading = 'h3',
  brand,
}: Shown) => {
  const words = formWords[kind]
  const { typed = start, toMend = [] } = acted ?? {}
  const saidOf = (mend: FieldToMend): string =>
    formsWording.mended(mend.fault && formFaultText(words, mend.field, mend.fault), mend.faulty, mend.chooseAgain)
  const faultOf = (name: string): string | undefined => {
    const mend = toMend.find((each) => each.field === name)
    return mend && saidOf(mend)
  }
  const hasFreeField = fieldsOf(form).some(([, field]: readonly [string, FormField]) => field.optional)
  const hasFiles = fieldsOf(form).some(([, field]: readonly [string, FormField]) => field.kind === 'files')
  return (
    <div className="stack g3 request-part">
      {acted && (
        <FormSummary
          faults={toMend.map((mend) => ({ field: mend.field, says: saidOf(mend), unseen: mend.field === 'website' }))}
          refusal={'fields' in acted.refusal ? undefined : refusalText(acted.refusal)}
        >
          {form.declaration && <NotDeclared brand={brand} />}
        </FormSummary>
      )}
      <form
        className="form request"
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
      >
        {hasFreeField && <p className="small">{formsWording.required}</p>}
        {fieldsOf(form).map(([name, field]) => (
          <RequestField
            key={name}
            name={name}
            field={field}
            words={words}
            value={typed[name]}
            fault={faultOf(name)}
            faulty={toMend.find((each) => each.field === name)?.faulty}
            heading={Heading}
          />
        ))}
        {!form.ofMembers && !form.declaration && (
          <CheckField
            name="privacyAccepted"
            fault={faultOf('privacyAccepted')}
            checked={typed['privacyAccepted'] === true}
          >
            {formsWording.privacyAccepted} <a href={addressOf.privacy}>{shellWording.legalPages.datenschutz}</a>
          </CheckField>
        )}
        {form.declaration && <PrivacyNote />}
        {!form.ofMembers && <TrapField />}
        <p>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </p>
      </form>
      <p className="small mute">
        {(form.untilEnded ? formsWording.dataUntilEnded : formsWording.data)(form.monthsStored)}
      </p>
      <div className="stack g1">
        <Heading className="h4">{formsWording.otherWays}</Heading>
        <p>{form.declaration ? <OtherWaysToDeclare brand={brand} /> : <ContactWays brand={brand} />}</p>
      </div>
    </div>
  )
}
