import type { ReactNode } from 'react'
import { functions, salutations } from '#core/accounts/choices.ts'
import { longestNotes } from '#core/cart/recipient-rules.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { peopleWording as words } from '#wording/pages/people.ts'
import { CheckField, ChoiceField, ProseField, TextField } from '../ui/form-field.tsx'
import { fieldOf, type TypedValues } from './typed-people.ts'
import type { PersonField } from './typed-recipient.ts'

interface TypedPeople {
  readonly people: number
  readonly values: TypedValues
}

interface PeopleProps {
  readonly typed: TypedPeople
  /** The sentence for a field at fault, by its name. */
  readonly faults: Readonly<Record<string, string>>
  readonly atHotel: boolean
  /** What else is asked about one, counted from 1. */
  readonly also?: (nth: number) => ReactNode
}

/** Who takes part: a part of the form for each, and ways to one more, up to so many, and one less. */
export const PeopleFields = ({ most, ...props }: PeopleProps & { readonly most: number }) => {
  const { people } = props.typed
  return (
    <section className="stack g3">
      <h2 className="h3">{words.heading}</h2>
      {Array.from({ length: people }, (_, index) => (
        <Person key={index} nth={index + 1} {...props} />
      ))}
      <p className="row">
        {people < most && (
          <button className="btn alt" type="submit" name="do" value="more">
            {words.more}
          </button>
        )}
        {people > 1 && (
          <button className="btn alt" type="submit" name="do" value="less">
            {words.less(people)}
          </button>
        )}
      </p>
    </section>
  )
}

const Person = ({ nth, typed: { people, values }, faults, atHotel, also }: PeopleProps & { readonly nth: number }) => {
  const named = (field: PersonField) => {
    const name = fieldOf(field, nth)
    return { name, fault: faults[name] }
  }
  const about = (field: PersonField) => ({ ...named(field), label: cartWording.fields[field] })
  const valueOf = (field: PersonField) => values[fieldOf(field, nth)]
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
        {also?.(nth)}
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
