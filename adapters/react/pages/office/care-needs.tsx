import type { ShownCareNeeds } from '#core/event-care/ports.ts'
import { longestPurpose } from '#core/event-care/care-days.ts'
import type { Day } from '#core/shared/day.ts'
import { faultsOf } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { accessLogWording } from '#wording/pages/access-log.ts'
import { refusalText } from '#wording/refusals.ts'
import { TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'

const words = accessLogWording.care

/** By its button the form of this section is told from others of the page. */
export const careField = 'care'

/** What is shown once somebody said what for, or why it is not. */
export interface CareActed {
  readonly care:
    | { readonly items: readonly ShownCareNeeds[]; readonly until: Day }
    | { readonly refusal: SiteRefusal; readonly purpose: string }
}

/** What the team of an event has to know of those who take part; shown in the answer to its form alone. */
export const CareNeedsPart = ({ acted, here }: { readonly acted: CareActed | undefined; readonly here: string }) => {
  const refused = acted && 'refusal' in acted.care ? acted.care : undefined
  const fault =
    refused?.refusal.why === 'invalid'
      ? faultsOf<string>(refused.refusal.fields).find(([field]) => field === 'purpose')
      : undefined
  const says = fault && sentenceOf(...fault)
  return (
    <div className="stack g3">
      {acted && 'items' in acted.care && <Shown {...acted.care} />}
      <form className="stack g3 narrow on-screen" method="post" action={here} noValidate>
        {refused && (
          <FormSummary
            faults={says === undefined ? [] : [{ field: 'purpose', says }]}
            refusal={says === undefined ? refusalText(refused.refusal) : undefined}
          />
        )}
        <p>{words.text}</p>
        <TextField
          name="purpose"
          label={words.purpose}
          hint={words.hint}
          value={refused?.purpose}
          fault={says}
          autoComplete="off"
          maxLength={longestPurpose}
        />
        <p>
          <button className="btn alt" type="submit" name={careField} value="yes">
            {words.submit}
          </button>
        </p>
      </form>
    </div>
  )
}

const Shown = ({ items, until }: { readonly items: readonly ShownCareNeeds[]; readonly until: Day }) => (
  <section className="stack g2" aria-labelledby="care-shown">
    {/* What was asked for is read first, without a script too. */}
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
    <h3 id="care-shown" tabIndex={-1} autoFocus>
      {words.shown(until)}
    </h3>
    {items.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <dl className="stack g2">
        {items.map((one) => (
          <div key={one.name}>
            <dt>
              <b>{one.name}</b>
            </dt>
            <dd>{words.line(one)}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)
