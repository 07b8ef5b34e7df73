import { recordKinds, type RecordKind } from '../records/records.ts'
import { consultantFaults } from './consultant-rules.ts'
import { conferenceFaults } from './conference-rules.ts'
import { downloadFaults } from './download-rules.ts'
import { faqFaults } from './faq-rules.ts'
import type { Day } from '../shared/day.ts'
import type { Content, ContentFault } from './content.ts'
import { checkUnique } from './fault.ts'
import { issueFaults } from './article-rules.ts'
import { expertFaults, managerFaults } from './people-rules.ts'
import { positionFaults } from './job-rules.ts'
import { primerFaults } from './primer-rules.ts'
import { recordsOf } from './records-of.ts'
import { shopFaults } from './shop-rules.ts'
import { teachingFaults } from './teaching-rules.ts'
import { hotelDetailsFaults, locationDetailsFaults } from './venue-details-rules.ts'
import { voiceFaults } from './voice-rules.ts'
import { videoFaults } from './video-rules.ts'

const anotherOne: Readonly<Record<RecordKind, string>> = {
  expert: 'eine andere Referentin oder ein anderer Referent',
  manager: 'eine andere Ansprechperson',
  voice: 'eine andere Stimme',
  video: 'ein anderes Video',
  position: 'eine andere Stelle',
  conference: 'eine andere Fachtagung',
  hotel: 'ein anderes Hotel',
  location: 'ein anderer Standort',
  shop: 'ein anderer Werbemittelshop',
  download: 'ein anderer Download',
  faq: 'eine andere Frage',
  issue: 'eine andere Ausgabe',
  teaching: 'eine andere Schulung des Lehrplans',
  consultant: 'eine andere Beraterin oder ein anderer Berater',
  primer: 'ein anderer Text des Mitgliederwissens',
}

/** Keys are unlike within their kind. */
const keyFaults = (content: Content): readonly ContentFault[] =>
  recordKinds.flatMap((kind) =>
    checkUnique(
      recordsOf(content, kind),
      'key',
      ({ key }) => key,
      (key) => `„${key}“ heißt schon ${anotherOne[kind]}.`,
    ),
  )

const rules = [
  keyFaults,
  expertFaults,
  managerFaults,
  consultantFaults,
  voiceFaults,
  videoFaults,
  positionFaults,
  conferenceFaults,
  hotelDetailsFaults,
  locationDetailsFaults,
  shopFaults,
  downloadFaults,
  faqFaults,
  issueFaults,
  teachingFaults,
  primerFaults,
]

/** Everything that is wrong with the small kinds of content, whatever they name included. */
export const recordFaults = (content: Content, firstFill: Day): readonly ContentFault[] =>
  rules.flatMap((rule) => rule(content, firstFill))
