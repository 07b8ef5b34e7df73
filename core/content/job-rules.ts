import type { Position } from '../jobs/jobs.ts'
import type { Day } from '../shared/day.ts'
import type { Content, ContentFault } from './content.ts'
import { dayOf, noDay } from './day-spec.ts'
import { check, inField, wrongIf, type Found } from './fault.ts'
import { isPositiveInteger, numberFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

/** A position is posted before it closes. */
const daysFaults = ({ postedOn, validThrough }: Position, firstFill: Day): Found => {
  const [posted, closes] = [dayOf(postedOn, firstFill), dayOf(validThrough, firstFill)]
  if (posted === undefined || closes === undefined)
    return [
      ...inField('postedOn', wrongIf(posted === undefined, noDay(postedOn))),
      ...inField('validThrough', wrongIf(closes === undefined, noDay(validThrough))),
    ]
  return inField(
    'validThrough',
    wrongIf(closes < posted, `Die Bewerbungsfrist endet am ${closes}, veröffentlicht wird erst am ${posted}.`),
  )
}

const salaryFaults = ({ salary }: Position): readonly string[] => {
  if (salary === null) return []
  const { from, to } = salary
  if (!isPositiveInteger(from) || !isPositiveInteger(to))
    return ['Das Gehalt muss in ganzen Cent über 0 angegeben sein.']
  return wrongIf(to < from, 'Das Gehalt muss mit dem kleineren Betrag beginnen.')
}

const listFaults = ({ tasks, profile, offers, extent }: Position): Found => [
  ...wrongIf(tasks.length === 0, 'Die Aufgaben fehlen.'),
  ...wrongIf(profile.length === 0, 'Das Profil fehlt.'),
  ...wrongIf(offers.length === 0, 'Es fehlt, was wir bieten.'),
  ...inField('extent', wrongIf(extent.length === 0, 'Die Arbeitszeit fehlt.')),
]

/** Open positions say what schema.org asks of a JobPosting. */
export const positionFaults = (content: Content, firstFill: Day): readonly ContentFault[] =>
  check(
    recordsOf(content, 'position'),
    ({ value }) => inField('id', numberFaults(value.id, 'Die Nummer der Stelle')),
    ({ value }) => inField('title', titleFaults(value.title)),
    ({ value }) => inField('department', titleFaults(value.department.title, 'Die Abteilung')),
    ({ value }) => inField('department', slugFaults(value.department.slug)),
    ({ value }) => textFaults(value.teaser, 'Der einleitende Absatz'),
    ({ value }) => inField('hours', textFaults(value.hours, 'Der Umfang')),
    ({ value }) => inField('city', textFaults(value.city, 'Der Ort')),
    ({ value }) => listFaults(value),
    ({ value }) => inField('salary', salaryFaults(value)),
    ({ value }) => daysFaults(value, firstFill),
  )
