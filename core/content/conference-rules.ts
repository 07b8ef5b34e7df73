import { eventTypes } from '../catalogue/catalogue.ts'
import type { ConferenceDetails, ConferenceSlot } from '../conference/conference.ts'
import { isWallTime } from '../shared/dates.ts'
import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf, type Found } from './fault.ts'
import { isPositiveInteger, numberFaults, priceFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const hourFaults = (time: string): Found => wrongIf(!isWallTime(time), `„${time}“ ist keine Uhrzeit der Form 09:00.`)

const slotFaults = ({ title, begins, ends }: ConferenceSlot): Found => {
  const wrong = [...inField('begins', hourFaults(begins)), ...inField('ends', hourFaults(ends))]
  return [
    ...inField('title', titleFaults(title, 'Der Titel eines Programmpunkts')),
    ...wrong,
    ...inField(
      'ends',
      wrongIf(
        wrong.length === 0 && ends <= begins,
        `Der Programmpunkt „${title}“ endet um ${ends} Uhr und beginnt erst um ${begins} Uhr.`,
      ),
    ),
  ]
}

/** What is later on the page is later in the day; what stands side by side may overlap. */
const orderFaults = (slots: readonly ConferenceSlot[]): Found =>
  inEach('slots', slots, (slot) => {
    const before = slots[slots.indexOf(slot) - 1]
    return wrongIf(
      before !== undefined && slot.begins < before.begins,
      `Der Programmpunkt „${slot.title}“ beginnt vor dem, der über ihm steht.`,
    )
  })

const dayFaults = ({ days }: ConferenceDetails): Found => [
  ...inField('days', wrongIf(days.length === 0, 'Das Programm fehlt.')),
  ...inEach('days', days, ({ title, slots }) => [
    ...inField('title', titleFaults(title, 'Der Titel eines Tages')),
    ...inField('slots', wrongIf(slots.length === 0, `Der Tag „${title}“ hat keine Programmpunkte.`)),
    ...inEach('slots', slots, slotFaults),
    ...orderFaults(slots),
  ]),
]

const workshopFaults = ({ workshops }: ConferenceDetails): Found => {
  const ids = workshops.map(({ id }) => id)
  return [
    ...inEach('workshops', workshops, ({ id, title, capacity }) => [
      ...inField('id', slugFaults(id)),
      ...inField('title', titleFaults(title, 'Der Titel eines Workshops')),
      ...inField('capacity', numberFaults(capacity, `Die Zahl der Plätze in „${title}“`)),
    ]),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].flatMap((id) =>
      inField(
        'workshops',
        inField(ids.lastIndexOf(id), inField('id', [`Die Kennung „${id}“ hat mehr als ein Workshop.`])),
      ),
    ),
  ]
}

const speakerFaults = ({ days, workshops }: ConferenceDetails, experts: ReadonlySet<string>): Found => {
  const faultsOf = ({ speakers }: { readonly speakers: readonly string[] }): Found =>
    inEach('speakers', speakers, (id) =>
      wrongIf(!experts.has(id), `Eine Referentin oder einen Referenten „${id}“ gibt es nicht.`),
    )
  return [
    ...inEach('days', days, ({ slots }) => inEach('slots', slots, faultsOf)),
    ...inEach('workshops', workshops, faultsOf),
  ]
}

const moneyFaults = ({ prices, contingent }: ConferenceDetails): Found => [
  ...inEach('prices', prices, ({ title, price, daysBefore = 0 }) => [
    ...inField('title', titleFaults(title, 'Der Titel eines Preises')),
    ...inField('price', priceFaults(price, `Der Preis „${title}“`)),
    ...inField(
      'daysBefore',
      wrongIf(
        daysBefore !== 0 && !isPositiveInteger(daysBefore),
        `Der Preis „${title}“ endet eine ganze Zahl von Tagen vorher, nicht ${daysBefore}.`,
      ),
    ),
  ]),
  ...(contingent === null
    ? []
    : inField('contingent', [
        ...inField('rooms', numberFaults(contingent.rooms, 'Die Zahl der Zimmer im Kontingent')),
        ...inField('price', priceFaults(contingent.price, 'Der Zimmerpreis')),
        ...inField(
          'daysBefore',
          wrongIf(
            contingent.daysBefore !== 0 && !isPositiveInteger(contingent.daysBefore),
            `Das Kontingent endet eine ganze Zahl von Tagen vorher, nicht ${contingent.daysBefore}.`,
          ),
        ),
      ])),
]

const questionFaults = ({ questions }: ConferenceDetails): Found =>
  inEach('questions', questions, ({ question, answer }) => [
    ...inField('question', textFaults(question, 'Eine Frage')),
    ...inField('answer', textFaults(answer, `Die Antwort auf „${question}“`)),
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
    ({ value }) => inField('motto', textFaults(value.motto, 'Das Motto')),
    ({ value }) => dayFaults(value),
    ({ value }) => workshopFaults(value),
    ({ value }) => speakerFaults(value, experts),
    ({ value }) => moneyFaults(value),
    ({ value }) => questionFaults(value),
  )
}
