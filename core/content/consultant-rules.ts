import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { pictureFaults, slugFaults, titleFaults } from './field-checks.ts'
import { emailFaults, phoneFaults } from './people-rules.ts'
import { recordsOf } from './records-of.ts'

const beginningShape = /^\d{1,5}$/

/** Consultants can be reached, and no two of them look after the same postcodes. */
export const consultantFaults = (content: Content): readonly ContentFault[] => {
  const all = recordsOf(content, 'consultant')
  const others = (id: string, beginning: string): boolean =>
    all.some(({ value }) => value.id !== id && value.postcodes.includes(beginning))
  return check(
    all,
    ({ value }) => inField('id', slugFaults(value.id)),
    ({ value }) => inField('name', titleFaults(value.name, 'Der Name')),
    ({ value }) => inField('photo', pictureFaults(value.photo)),
    ({ value }) => inField('phone', phoneFaults(value.phone)),
    ({ value }) => inField('email', emailFaults(value.email)),
    ({ value }) => inField('region', titleFaults(value.region, 'Die Region')),
    ({ value }) => inField('postcodes', wrongIf(value.postcodes.length === 0, 'Die Postleitzahlen fehlen.')),
    ({ value }) =>
      inEach('postcodes', value.postcodes, (beginning) =>
        wrongIf(!beginningShape.test(beginning), `„${beginning}“ ist kein Anfang einer Postleitzahl.`),
      ),
    ({ value }) =>
      inEach('postcodes', value.postcodes, (beginning) =>
        wrongIf(others(value.id, beginning), `Für „${beginning}“ ist schon jemand anderes zuständig.`),
      ),
  )
}
