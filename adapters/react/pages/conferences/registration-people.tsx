import { functions, salutations } from '#core/accounts/choices.ts'
import { mostRegistered } from '#core/booking/registration.ts'
import { longestNotes } from '#core/cart/recipient-rules.ts'
import type { Conference } from '#core/conference/conference.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { pageWording } from '#wording/pages.ts'
import { CheckField, ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { fieldOf, type PersonField, type TypedRegistration } from './typed-registration.ts'

const words = pageWording.conferences.registration
const pageWords = pageWording.conferences.page

interface People {
  readonly conference: Conference
  readonly typed: TypedRegistration
  /** The sentence for a field at fault, by its name. */
  readonly faults: Readonly<Record<string, string>>
}

/** Who takes part: a part of the form for each, and ways to one more and one less. */
export const RegistrationPeople = ({ conference, typed, faults }: People) => (
  <section className="stack g3">
    <h2 className="h3">{words.people}</h2>
    {Array.from({ length: typed.people }, (_, index) => (
      <Person key={index} nth={index + 1} conference={conference} typed={typed} faults={faults} />
    ))}
    <p className="row">
      {typed.people < mostRegistered && (
        <button className="btn alt" type="submit" name="do" value="more">
          {words.more}
        </button>
      )}
      {typed.people > 1 && (
        <button className="btn alt" type="submit" name="do" value="less">
          {words.less(typed.people)}
        </button>
      )}
    </p>
  </section>
)

const Person = ({ nth, conference, typed: { people, values }, faults }: People & { readonly nth: number }) => {
  const named = (field: PersonField) => {
    const name = fieldOf(field, nth)
    return { name, fault: faults[name] }
  }
  const about = (field: Exclude<PersonField, 'workshops' | 'otherWorkshop'>) => ({
    ...named(field),
    label: cartWording.fields[field],
  })
  const valueOf = (field: PersonField) => values[fieldOf(field, nth)]
  const atHotel = conference.event?.hotel !== null
  return (
    <section className="stack g2" aria-labelledby={`person-${nth}`}>
      <h3 className="h4" id={`person-${nth}`}>
        {words.nth(nth, people)}
      </h3>
      <div className="form">
        <ChoiceField {...about('salutationId')} value={valueOf('salutationId')} choices={salutations} width="w2" />
        <TextField {...about('firstName')} value={valueOf('firstName')} autoComplete="off" width="w2" />
        <TextField {...about('lastName')} value={valueOf('lastName')} autoComplete="off" width="w2" />
        <TextField {...about('email')} value={valueOf('email')} type="email" autoComplete="off" width="w3" />
        <TextField {...about('phone')} value={valueOf('phone')} type="tel" autoComplete="off" optional width="w3" />
        <ChoiceField {...about('function')} value={valueOf('function')} choices={functions} width="w4" />
        <WorkshopFields
          conference={conference}
          first={{ ...named('workshops'), value: valueOf('workshops') }}
          second={{ ...named('otherWorkshop'), value: valueOf('otherWorkshop') }}
        />
        {atHotel && (
          <ChoiceField
            {...about('overnight')}
            value={valueOf('overnight')}
            choices={[
              { id: '', label: cartWording.overnight.usual },
              { id: 'yes', label: cartWording.overnight.yes },
              { id: 'no', label: cartWording.overnight.no },
            ]}
            chosen
            width="w3"
            optional
          />
        )}
        <div>
          <CheckField {...named('isFirstTerm')} checked={valueOf('isFirstTerm') === 'on'} optional>
            {cartWording.fields.isFirstTerm}
          </CheckField>
          {atHotel && (
            <>
              <CheckField {...named('arrivalEve')} checked={valueOf('arrivalEve') === 'on'} optional>
                {cartWording.fields.arrivalEve}
              </CheckField>
              <CheckField {...named('departureLate')} checked={valueOf('departureLate') === 'on'} optional>
                {cartWording.fields.departureLate}
              </CheckField>
            </>
          )}
        </div>
        <ProseField
          {...about('notes')}
          value={valueOf('notes')}
          rows={3}
          maxLength={longestNotes}
          hint={cartWording.notesHint}
          optional
        />
      </div>
    </section>
  )
}

interface Field {
  readonly name: string
  readonly fault: string | undefined
  readonly value: string | undefined
}

/** A first and a second choice among the workshops; what is full is no choice, but to wait for. */
const WorkshopFields = ({
  conference: { workshops, registrationState },
  first,
  second,
}: {
  readonly conference: Conference
  readonly first: Field
  readonly second: Field
}) => {
  if (workshops.length === 0) return null
  const isOffered = ({ id, free }: Conference['workshops'][number]): boolean =>
    free > 0 || registrationState === 'warteliste' || id === first.value || id === second.value
  const choices = [
    { id: '', label: words.noWorkshop },
    ...workshops.filter(isOffered).map(({ id, title, free, capacity }) => ({
      id,
      label: `${title} (${pageWords.seats(free, capacity)})`,
    })),
  ]
  return (
    <>
      <ChoiceField {...first} label={words.firstChoice} choices={choices} chosen optional width="w3" />
      <ChoiceField {...second} label={words.secondChoice} choices={choices} chosen optional width="w3" />
    </>
  )
}
