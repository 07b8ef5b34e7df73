import type { Country } from '#core/accounts/accounts.ts'
import { registrationHref } from '#core/conference/conference-links.ts'
import type { Conference } from '#core/conference/conference.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import { FormOfPeople, WhoPays } from '../../blocks/form-of-people.tsx'
import { saidOfWhom } from '../../blocks/said-of-whom.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { RadioField } from '../../ui/radio-field.tsx'
import type { Registered } from './registering.ts'
import { sentencesOf } from './registration-faults.ts'
import { RegistrationPeople } from './registration-people.tsx'
import { modesOf, nothingTyped } from './typed-registration.ts'

const words = pageWording.conferences.registration

/** Who comes to a Fachtagung, who orders and who pays; what it costs is told before anything is sent. */
export const RegistrationForm = ({
  conference,
  countries,
  acted,
}: {
  readonly conference: Conference
  readonly countries: readonly Country[]
  readonly acted: Registered | undefined
}) => {
  const { registrationState: state } = conference
  const { typed, refusal } = acted ?? { typed: nothingTyped(state) }
  const sentences = sentencesOf(refusal, typed)
  const modes = modesOf(state)
  return (
    <div className="stack g3 do">
      {refusal && <Refused refusal={refusal} sentences={sentences} people={typed.people} />}
      <FormOfPeople
        action={registrationHref(conference)}
        people={typed.people}
        does="review"
        label={words.review}
        note={words.reviewNote}
      >
        <RadioField
          name="mode"
          legend={words.mode}
          value={modes.includes(typed.mode) ? typed.mode : modes[0]}
          choices={modes.map((id) => ({ id, label: words.modes[id], text: words.modeTexts[id] }))}
        />
        <RegistrationPeople conference={conference} typed={typed} faults={sentences} />
        <WhoPays
          values={typed.values}
          faults={refusal?.why === 'invalid' ? refusal.fields : {}}
          countries={countries}
        />
      </FormOfPeople>
    </div>
  )
}

/** Why it was refused, with ways to the fields. */
export const Refused = ({
  refusal,
  sentences,
  people = 1,
}: {
  readonly refusal: NonNullable<Registered['refusal']>
  readonly sentences: Readonly<Record<string, string>>
  readonly people?: number
}) => {
  const faults = Object.entries(sentences).map(([field, says]) => ({
    field,
    says: saidOfWhom(field, says, people),
  }))
  return <FormSummary faults={faults} refusal={faults.length > 0 ? undefined : refusalText(refusal)} />
}
