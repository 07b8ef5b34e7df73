import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { Brand } from '#core/brand/brand.ts'
import { costFieldId, costFieldOf, nightsProposed, type NightsProposed } from '#core/costs/cost-form.view.ts'
import { costQueryNames, costsAddress } from '#core/costs/cost-query.ts'
import { sumRows } from '#core/costs/cost-words.ts'
import {
  mostParticipants,
  travelModes,
  type CostChoices,
  type CostEstimate,
  type CostField,
  type EachField,
} from '#core/costs/costs.ts'
import { costRules } from '#core/costs/venue-lines.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { formatEuro } from '#core/shared/money.ts'
import { eachName, forAll } from '#core/costs/cost-query-of.ts'
import { faultText } from '#wording/field-faults.ts'
import { pageWording } from '#wording/pages.ts'
import { costsHref } from '#core/catalogue/event-links.ts'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'

const words = pageWording.costs
const { labels, hints } = words.form

export type CostFaults = Readonly<Record<string, FieldFault>>

interface CostFormProps {
  readonly event: ListedEvent
  readonly choices: CostChoices
  /** How many participants were asked for, where that is a number. */
  readonly participants: number
  readonly each: boolean
  readonly faults: CostFaults
  /** What they cost; absent where that could not be reckoned. */
  readonly estimate?: CostEstimate | undefined
  readonly brand: Brand
}

/** Of more people each one's fields are folded up: a keyboard gets by in as many steps, a phone without a long way. */
const mostUnfolded = 1

/** What is chosen; every choice stands in the address, and works without a script. */
export const CostForm = ({ event, choices, participants, each, faults, estimate, brand }: CostFormProps) => {
  const nights = nightsProposed(event)
  const people = each ? Array.from({ length: participants }, (_, index) => index + 1) : [undefined]
  return (
    <form className="form cost-form" method="get" action={costsHref(event)} noValidate>
      <TextField
        name={costQueryNames.participants}
        label={labels.participants}
        hint={hints.participants(mostParticipants)}
        value={choices.participants ?? '1'}
        inputMode="numeric"
        autoComplete="off"
        fault={sentenceFor('participants', faults['participants'])}
        width="w2"
      />
      {nights !== undefined &&
        people.map((person) =>
          person === undefined || participants <= mostUnfolded ? (
            <Person key={person ?? 0} nights={nights} choices={choices} person={person} faults={faults} brand={brand} />
          ) : (
            <details key={person} className="person" open={person === 1 || hasFault(faults, person)}>
              <summary>
                <span className="h4">{words.form.person(person)}</span>
                <span className="small mute">{estimate && sumOf(estimate, person)}</span>
                <Icon name="down" />
              </summary>
              <Person nights={nights} choices={choices} person={person} faults={faults} brand={brand} folded />
            </details>
          ),
        )}
      {nights !== undefined &&
        (each ? (
          <p>
            <input type="hidden" name={eachName} value="ja" />
            <a href={costsAddress(costsHref(event), forAll(choices))}>{words.form.together}</a>
          </p>
        ) : (
          <label className="check">
            <input type="checkbox" name={eachName} value="ja" />
            <span>{words.form.each}</span>
          </label>
        ))}
      <label className="check">
        <input
          id={costQueryNames.vat}
          type="checkbox"
          name={costQueryNames.vat}
          value="nein"
          defaultChecked={choices.vat === 'nein'}
          aria-invalid={faults['vat'] ? true : undefined}
        />
        <span>{words.form.net}</span>
      </label>
      <p>
        <button className="btn" type="submit">
          {words.form.submit}
        </button>
      </p>
      <p className="small mute">{words.form.inAddress}</p>
    </form>
  )
}

/** The journey and stay of one participant, or of all. */
const Person = ({
  nights,
  choices,
  person,
  faults,
  brand,
  folded = false,
}: Pick<CostFormProps, 'choices' | 'faults' | 'brand'> & {
  readonly nights: NightsProposed
  readonly person: number | undefined
  /** What stands over it names the participant already. */
  readonly folded?: boolean
}) => {
  const value = (field: EachField): string => {
    const values = choices[field] ?? []
    return values[Math.min((person ?? 1) - 1, values.length - 1)] ?? ''
  }
  const said = (field: EachField) => ({
    name: costQueryNames[field],
    id: costFieldId(field, person),
    label: labels[field],
    fault: sentenceFor(field, faults[`${field}-${person}`] ?? ((person ?? 1) === 1 ? faults[field] : undefined)),
  })
  return (
    <fieldset className="field form">
      <legend className={folded ? 'vh' : 'h4'}>
        {person === undefined ? words.form.everyone : words.form.person(person)}
      </legend>
      <ChoiceField
        {...said('overnight')}
        value={value('overnight') || nights}
        choices={[...(nights === '' ? [{ id: '', label: words.form.byModule }] : []), ...yesOrNo]}
        chosen
        width="w2"
      />
      <ChoiceField {...said('eve')} value={value('eve') || 'nein'} choices={yesOrNo} chosen width="w2" />
      <ChoiceField {...said('late')} value={value('late') || 'nein'} choices={yesOrNo} chosen width="w2" />
      <ChoiceField {...said('breakfast')} value={value('breakfast') || 'ja'} choices={yesOrNo} chosen width="w2" />
      <ChoiceField
        {...said('travel')}
        value={value('travel') || 'keine'}
        choices={travelModes.map((id) => ({ id, label: words.form.travelModes[id] }))}
        chosen
        width="w2"
      />
      <ChoiceField
        {...said('parking')}
        value={value('parking')}
        choices={[{ id: '', label: words.form.byCar }, ...yesOrNo]}
        chosen
        width="w2"
      />
      <TextField
        {...said('km')}
        value={value('km')}
        hint={hints.km(formatEuro(costRules(brand).perKm))}
        inputMode="numeric"
        autoComplete="off"
        optional
        width="w3"
      />
      <TextField
        {...said('ticket')}
        value={value('ticket')}
        hint={hints.ticket}
        inputMode="decimal"
        autoComplete="off"
        optional
        width="w3"
      />
    </fieldset>
  )
}

/** What was wrong, first of all, with links to the fields. */
export const CostFaultsSummary = ({ faults, each }: Pick<CostFormProps, 'faults' | 'each'>) => {
  const wrong = Object.entries(faults)
  return (
    <Note icon="alert" tone="bad" alert title={words.form.check(wrong.length)}>
      <ul className="dash">
        {wrong.map(([key, fault]) => {
          const [field, person] = costFieldOf(key)
          const id = costFieldId(
            field,
            field === 'participants' || field === 'vat' ? undefined : (person ?? (each ? 1 : undefined)),
          )
          return (
            <li key={key}>
              <a href={`#${id}`}>{words.faultOf(labels[field], person, sentenceFor(field, fault) ?? '')}</a>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}

const hasFault = (faults: CostFaults, person: number): boolean =>
  Object.keys(faults).some((key) => {
    const [field, whose] = costFieldOf(key)
    return field !== 'participants' && field !== 'vat' && (whose ?? 1) === person
  })

/** 'Summe netto: 1.374,16 €' of one participant. */
const sumOf = ({ groups, vatShown }: CostEstimate, person: number): string | undefined => {
  const sum = groups.flatMap(({ participants, totals }) =>
    participants.includes(person) ? sumRows(totals, vatShown).filter(({ big }) => big) : [],
  )[0]
  return sum && words.form.sumOf(sum.label, sum.amount)
}

const yesOrNo = [
  { id: 'ja', label: words.form.yes },
  { id: 'nein', label: words.form.no },
]

const sentenceFor = (field: CostField, fault: FieldFault | undefined): string | undefined =>
  fault && faultText(field, fault)
