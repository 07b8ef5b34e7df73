import { longestName } from '#core/shared/field-rules.ts'
import { laender } from '#core/shared/laender.ts'
import { concerns, duties, mandates } from '#core/training-plan/curriculum.ts'
import type { PlanDraft, PlanField } from '#core/training-plan/plan-form.ts'
import type { TaughtTraining } from '#core/training-plan/ports.ts'
import { formats } from '#core/training-plan/training-plan.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { faultIn } from '../../ui/why-not.ts'
import { CheckField, ChoiceField, ChoicesField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { doField } from './plan-address.ts'
import { storedText, type NotPlanned } from './form-of-plan.ts'

const words = planPageWording.form
const { mandates: mandateNames, duties: dutyNames, concerns: concernNames, formats: formatNames } = trainingPlanWording

const choicesOf = <T extends string>(all: readonly T[], names: Readonly<Record<T, string>>) =>
  all.map((id) => ({ id, label: names[id] }))

/** What one says to have a plan made; of a plan that there is, with the version that was seen. */
export const PlanForm = ({
  here,
  starting,
  curriculum,
  acted,
  changing,
  forCustomer = false,
}: {
  readonly here: string
  /** What stands in it before anybody types. */
  readonly starting: PostedForm
  readonly curriculum: readonly TaughtTraining[]
  readonly acted: NotPlanned | undefined
  /** The plan that is changed, as it is stored now. */
  readonly changing?: { readonly version: number; readonly draft: PlanDraft } | undefined
  /** A consultant makes it. */
  readonly forCustomer?: boolean
}) => {
  const typed = acted ? postedForm(acted.typed) : starting
  const changedMeanwhile = acted?.refusal.why === 'plan-changed' && changing !== undefined
  const common = (field: PlanField) => {
    const stored = changedMeanwhile && changing ? words.now(storedText(changing.draft, field)) : undefined
    const hints = [words.hints[field], stored].filter((hint) => hint !== undefined)
    return {
      name: field,
      label: words.labels[field],
      fault: faultIn(acted?.says, field),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
    }
  }
  const text = (field: PlanField) => ({ ...common(field), value: typed.one(field), autoComplete: 'off' })
  const several = (field: PlanField) => ({ ...common(field), values: typed.all(field), optional: true })
  const attended = curriculum.flatMap(({ training, themes: [first, ...others] }) =>
    first === undefined
      ? []
      : [
          {
            id: [first, ...others].find(({ url }) => typed.all('attended').includes(url))?.url ?? first.url,
            label: stepTitle(training, undefined),
          },
        ],
  )
  return (
    <>
      {acted && <FormSummary faults={acted.says.faults} refusal={acted.says.refusal} />}
      <SentForm name="plan" className="stack g4 narrow" action={here} noValidate>
        {changing && <input type="hidden" name="version" value={changing.version} />}
        <div className="stack g3">
          <TextField {...text('name')} optional maxLength={longestName} />
          {forCustomer && <TextField {...text('email')} type="email" optional />}
          <ChoiceField
            {...common('mandate')}
            value={typed.one('mandate')}
            choices={choicesOf(mandates, mandateNames)}
          />
          <TextField {...text('inOfficeSince')} type="date" width="w2" />
          <CheckField name="firstTerm" checked={typed.one('firstTerm') !== undefined} optional>
            {words.firstTerm}
          </CheckField>
          <ChoicesField {...several('duties')} choices={choicesOf(duties, dutyNames)} />
          <ChoicesField {...several('concerns')} choices={choicesOf(concerns, concernNames)} />
        </div>
        <details
          className="plan-fold"
          open={faultIn(acted?.says, 'attended') !== undefined || typed.all('attended').length > 0}
        >
          <summary>{words.attendedFold}</summary>
          <div className="plan-columns">
            <ChoicesField {...several('attended')} choices={attended} />
          </div>
        </details>
        <div className="stack g3">
          <h3>{words.business}</h3>
          <TextField {...text('employees')} inputMode="numeric" width="w2" />
          <TextField {...text('members')} inputMode="numeric" width="w2" />
          <ChoiceField
            {...common('land')}
            value={typed.one('land')}
            choices={[{ id: '', label: words.everyLand }, ...laender.map((id) => ({ id, label: id }))]}
            chosen
            optional
          />
          <CheckField name="avoidHolidays" checked={typed.one('avoidHolidays') !== undefined} optional>
            {words.avoidHolidays}
          </CheckField>
          <CheckField name="awayTogether" checked={typed.one('awayTogether') !== undefined} optional>
            {words.awayTogether}
          </CheckField>
        </div>
        <div className="stack g3">
          <h3>{words.learning}</h3>
          <ChoiceField {...common('format')} value={typed.one('format')} choices={choicesOf(formats, formatNames)} />
          <TextField
            {...common('postcode')}
            value={typed.one('postcode')}
            autoComplete="postal-code"
            inputMode="numeric"
            optional
            width="w2"
          />
          <div className="plan-columns">
            <ChoicesField {...several('months')} choices={words.months} />
          </div>
          <TextField {...text('weeksPerQuarter')} inputMode="numeric" optional width="w2" />
          <TextField {...text('notBefore')} type="date" optional width="w2" />
        </div>
        <p>
          <button className="btn" type="submit" name={doField} value={changing ? 'angaben' : 'erstellen'}>
            {changing ? words.save : words.submit}
          </button>
        </p>
      </SentForm>
    </>
  )
}
