import { employersAnswers, longestAnswer } from '#core/booking/employers-link.ts'
import type { EmployersField, ForAnsweringAsEmployer } from '#core/booking/ports.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { bookingFaults } from '#wording/booking-faults.ts'
import { employersRequestWording as words } from '#wording/pages/employers-request.ts'
import { refusalText } from '#wording/refusals.ts'
import { ProseField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { Icon } from '../../ui/icon.tsx'

type Answered = Awaited<ReturnType<ForAnsweringAsEmployer['answer']>>

/** An answer that was not taken, as it was typed. */
export interface NotAnswered {
  readonly refusal: Exclude<Answered, { readonly ok: true }>['refusal']
  readonly typed: Readonly<Record<EmployersField, string>>
}

/** The three answers of an employer, with his name. */
export const EmployersAnswerForm = ({
  action,
  acted,
  until,
}: {
  readonly action: string
  readonly acted: NotAnswered | undefined
  /** Until when he may answer, in words. */
  readonly until: string
}) => {
  const fields = acted?.refusal.why === 'invalid' ? acted.refusal.fields : {}
  const said = (field: EmployersField): string | undefined => {
    const fault = fields[field]
    return fault && sentenceAmong(bookingFaults[field], fault)
  }
  const about = (field: EmployersField) => ({
    name: field,
    label: words.fields[field],
    value: acted?.typed[field],
    fault: said(field),
  })
  return (
    <>
      {acted && (
        <FormSummary
          faults={faultsOf(fields).map(([field]) => ({ field, says: said(field) ?? '' }))}
          refusal={acted.refusal.why === 'invalid' ? undefined : refusalText(acted.refusal)}
        />
      )}
      <form className="form" method="post" action={action} noValidate>
        <p className="small">
          {words.required} {words.until(until)}
        </p>
        <Kinds chosen={acted?.typed.kind} fault={said('kind')} />
        <TextField {...about('name')} autoComplete="name" width="w4" />
        <ProseField {...about('text')} hint={words.textHint} rows={5} maxLength={longestAnswer} optional />
        <p>
          <button className="btn" type="submit">
            {words.send}
          </button>
        </p>
      </form>
    </>
  )
}

const Kinds = ({ chosen, fault }: { readonly chosen: string | undefined; readonly fault: string | undefined }) => (
  <fieldset
    className={fault ? 'field err kinds' : 'field kinds'}
    id="kind"
    aria-describedby={fault && 'kind-fault'}
    tabIndex={-1}
  >
    <legend>{words.fields.kind}</legend>
    {employersAnswers.map((kind) => (
      <label key={kind} className="check">
        <input type="radio" name="kind" value={kind} defaultChecked={chosen === kind} required />
        <span>{words.kinds[kind]}</span>
      </label>
    ))}
    {fault && (
      <p className="msg" id="kind-fault">
        <Icon name="alert" />
        <span>{fault}</span>
      </p>
    )}
  </fieldset>
)
