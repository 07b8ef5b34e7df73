import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { eventKind, isOneDayEvent } from '#core/catalogue/event-kind.ts'
import { costQueryNames } from '#core/costs/cost-query.ts'
import { mostParticipants, travelModes, type CostChoices, type CostField } from '#core/costs/costs.ts'
import { usualRules } from '#core/costs/venue-lines.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { formatEuro } from '#core/shared/money.ts'
import { costsAddress, eachName, forAll } from '../cost-choices.ts'
import { pageWording } from '../wording/pages.ts'
import { costsHref } from './event-addresses.ts'
import { ChoiceField, TextField } from './form-field.tsx'
import { Note } from './note.tsx'

const words = pageWording.costs
const { labels, hints } = words.form

export type CostFaults = Readonly<Record<string, FieldFault>>

interface Asked {
  readonly event: ListedEvent
  readonly choices: CostChoices
  /** How many participants were asked for, where that is a number. */
  readonly participants: number
  readonly each: boolean
  readonly faults: CostFaults
}

/** What is chosen; every choice is kept in the address, and works without a script. */
export const CostForm = ({ event, choices, participants, each, faults }: Asked) => {
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
      {eventKind(event) !== 'online' &&
        people.map((person) => (
          <Person key={person ?? 0} event={event} choices={choices} person={person} faults={faults} />
        ))}
      {eventKind(event) !== 'online' &&
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
      <p>
        <button className="btn" type="submit">
          {words.form.submit}
        </button>
      </p>
      <p className="small mute">{words.form.kept}</p>
    </form>
  )
}

/** The journey and stay of one participant, or of all. */
const Person = ({
  event,
  choices,
  person,
  faults,
}: Pick<Asked, 'event' | 'choices' | 'faults'> & { readonly person: number | undefined }) => {
  const value = (field: Exclude<CostField, 'participants'>): string => {
    const values = choices[field] ?? []
    return values[Math.min((person ?? 1) - 1, values.length - 1)] ?? ''
  }
  const said = (field: Exclude<CostField, 'participants'>) => ({
    name: costQueryNames[field],
    id: fieldId(field, person),
    label: labels[field],
    fault: sentenceFor(field, faults[`${field}-${person}`] ?? ((person ?? 1) === 1 ? faults[field] : undefined)),
  })
  const series = event.modules.length > 0
  return (
    <fieldset className="field form">
      <legend className="h4">{person === undefined ? words.form.everyone : words.form.person(person)}</legend>
      <ChoiceField
        {...said('overnight')}
        value={value('overnight') || (series ? '' : isOneDayEvent(event) ? 'nein' : 'ja')}
        choices={[...(series ? [{ id: '', label: words.form.byModule }] : []), ...yesOrNo]}
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
        hint={hints.km(formatEuro(usualRules.perKm))}
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
export const CostFaultsSummary = ({ faults, each }: Pick<Asked, 'faults' | 'each'>) => {
  const wrong = Object.entries(faults)
  return (
    <Note icon="alert" tone="bad" alert title={words.form.check(wrong.length)}>
      <ul className="dash">
        {wrong.map(([key, fault]) => {
          const [field, person] = fieldOf(key)
          const id = fieldId(field, field === 'participants' ? undefined : (person ?? (each ? 1 : undefined)))
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

const yesOrNo = [
  { id: 'ja', label: words.form.yes },
  { id: 'nein', label: words.form.no },
]

const fieldId = (field: CostField, person: number | undefined): string =>
  person === undefined ? costQueryNames[field] : `${costQueryNames[field]}-${person}`

/** 'km-2' → the field and the participant. */
const fieldOf = (key: string): readonly [CostField, number | undefined] => {
  const [field = '', person] = key.split('-')
  return [field as CostField, person === undefined ? undefined : Number(person)]
}

const sentenceFor = (field: CostField, fault: FieldFault | undefined): string | undefined =>
  fault && (words.faults[field]?.[fault] ?? words.anyFault)
