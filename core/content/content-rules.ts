import type { Day } from '../shared/day.ts'
import type { Content, ContentFault } from './content.ts'
import { articleFaults } from './article-rules.ts'
import { eventFaults } from './event-rules.ts'
import { hotelFaults, locationFaults, rubricFaults } from './rubric-and-venue-rules.ts'
import { recordFaults } from './record-rules.ts'
import { rulingFaults } from './ruling-rules.ts'
import { brandFaults, lexiconFaults, pageFaults } from './text-rules.ts'
import { themeFaults } from './theme-rules.ts'

const rules = [
  brandFaults,
  rubricFaults,
  locationFaults,
  hotelFaults,
  themeFaults,
  eventFaults,
  lexiconFaults,
  rulingFaults,
  articleFaults,
  pageFaults,
  recordFaults,
]

/** Everything that is wrong with content, kind by kind; nothing when it may come in. */
export const faultsIn = (content: Content, firstFill: Day): readonly ContentFault[] =>
  rules.flatMap((rule) => rule(content, firstFill))
