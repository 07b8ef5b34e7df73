import { mostRegistered } from '#core/booking/registration.ts'
import type { Conference } from '#core/conference/conference.ts'
import { pageWording } from '#wording/pages.ts'
import { PeopleFields } from '../../blocks/people-fields.tsx'
import { fieldOf } from '../../blocks/typed-people.ts'
import { ChoiceField } from '../../ui/form-field.tsx'
import type { TypedRegistration } from './typed-registration.ts'

const words = pageWording.conferences.registration
const pageWords = pageWording.conferences.page

interface People {
  readonly conference: Conference
  readonly typed: TypedRegistration
  /** The sentence for a field at fault, by its name. */
  readonly faults: Readonly<Record<string, string>>
}

/** Who takes part, and in which workshops. */
export const RegistrationPeople = (people: People) => (
  <PeopleFields
    most={mostRegistered}
    typed={people.typed}
    faults={people.faults}
    atHotel={people.conference.event?.hotel !== null}
    also={workshopsIn(people)}
  />
)

const workshopsIn = ({ conference, typed, faults }: People) => {
  const about = (field: 'workshops' | 'otherWorkshop', nth: number): Field => {
    const name = fieldOf(field, nth)
    return { name, fault: faults[name], value: typed.values[name] }
  }
  return (nth: number) => (
    <WorkshopFields conference={conference} first={about('workshops', nth)} second={about('otherWorkshop', nth)} />
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
