import { eventTypes } from '../catalogue/catalogue.ts'
import type { ConferenceDetails, ConferenceSlot } from '../conference/conference.ts'
import { isWallTime } from '../shared/dates.ts'
import type { Content, ContentFault } from './content.ts'
import { check, wrongIf } from './fault.ts'
import { isPositiveInteger, numberFaults, priceFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const slotFaults = ({ title, begins, ends }: ConferenceSlot): readonly string[] => {
  const wrong = [begins, ends].filter((time) => !isWallTime(time))
  return [
    ...titleFaults(title, 'Der Titel eines Programmpunkts'),
    ...wrong.map((time) => `„${time}“ ist keine Uhrzeit der Form 09:00.`),
    ...wrongIf(
      wrong.length === 0 && ends <= begins,
      `Der Programmpunkt „${title}“ endet um ${ends} Uhr und beginnt erst um ${begins} Uhr.`,
    ),
  ]
}

/** What is later on the page is later in the day; what stands side by side may overlap. */
const orderFaults = (slots: readonly ConferenceSlot[]): readonly string[] =>
  slots.flatMap((slot, index) => {
    const before = slots[index - 1]
    return wrongIf(
      before !== undefined && slot.begins < before.begins,
      `Der Programmpunkt „${slot.title}“ beginnt vor dem, der über ihm steht.`,
    )
  })

const dayFaults = ({ days }: ConferenceDetails): readonly string[] => [
  ...wrongIf(days.length === 0, 'Das Programm fehlt.'),
  ...days.flatMap(({ title, slots }) => [
    ...titleFaults(title, 'Der Titel eines Tages'),
    ...wrongIf(slots.length === 0, `Der Tag „${title}“ hat keine Programmpunkte.`),
    ...slots.flatMap(slotFaults),
    ...orderFaults(slots),
  ]),
]

const workshopFaults = ({ workshops }: ConferenceDetails): readonly string[] => {
  const ids = workshops.map(({ id }) => id)
  return [
    ...workshops.flatMap(({ id, title, capacity }) => [
      ...slugFaults(id),
      ...titleFaults(title, 'Der Titel eines Workshops'),
      ...numberFaults(capacity, `Die Zahl der Plätze in „${title}“`),
    ]),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map(
      (id) => `Die Kennung „${id}“ hat mehr als ein Workshop.`,
    ),
  ]
}

const speakerFaults = ({ days, workshops }: ConferenceDetails, experts: ReadonlySet<string>): readonly string[] => {
  const named = [...days.flatMap(({ slots }) => slots), ...workshops].flatMap(({ speakers }) => speakers)
  return [...new Set(named)].flatMap((id) =>
    wrongIf(!experts.has(id), `Eine Referentin oder einen Referenten „${id}“ gibt es nicht.`),
  )
}

const moneyFaults = ({ prices, contingent }: ConferenceDetails): readonly string[] => [
  ...prices.flatMap(({ title, price }) => [
    ...titleFaults(title, 'Der Titel eines Preises'),
    ...priceFaults(price, `Der Preis „${title}“`),
  ]),
  ...(contingent === null
    ? []
    : [
        ...numberFaults(contingent.rooms, 'Die Zahl der Zimmer im Kontingent'),
        ...priceFaults(contingent.price, 'Der Zimmerpreis'),
        ...wrongIf(
          contingent.daysBefore !== 0 && !isPositiveInteger(contingent.daysBefore),
          `Das Kontingent endet eine ganze Zahl von Tagen vorher, nicht ${contingent.daysBefore}.`,
        ),
      ]),
]

const questionFaults = ({ questions }: ConferenceDetails): readonly string[] =>
  questions.flatMap(({ question, answer }) => [
    ...textFaults(question, 'Eine Frage'),
    ...textFaults(answer, `Die Antwort auf „${question}“`),
  ])

/** What is said of a Fachtagung belongs to a theme that is one, and names speakers that are there. */
export const conferenceFaults = (content: Content): readonly ContentFault[] => {
  const typeOf = new Map(content.themes.map(({ url, eventType }) => [url, eventType]))
  const experts = new Set(recordsOf(content, 'expert').map(({ value }) => value.id))
  return check(
    recordsOf(content, 'conference'),
    ({ value: { theme } }) => {
      if (!typeOf.has(theme)) return [`Das Thema „${theme}“ gibt es nicht.`]
      return wrongIf(typeOf.get(theme) !== eventTypes.conference, `Das Thema „${theme}“ ist keine Fachtagung.`)
    },
    ({ value }) => textFaults(value.motto, 'Das Motto'),
    ({ value }) => dayFaults(value),
    ({ value }) => workshopFaults(value),
    ({ value }) => speakerFaults(value, experts),
    ({ value }) => moneyFaults(value),
    ({ value }) => questionFaults(value),
  )
}
