import type { Content, ContentFault } from './content.ts'
import { check, wrongIf } from './fault.ts'
import { pictureFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phoneShape = /^\+?[\d\s/()-]{5,}$/

/** Experts teach themes that are there. */
export const expertFaults = (content: Content): readonly ContentFault[] => {
  const themes = new Set(content.themes.map(({ url }) => url))
  return check(
    recordsOf(content, 'expert'),
    ({ value }) => slugFaults(value.id),
    ({ value }) => titleFaults(value.name, 'Der Name'),
    ({ value }) => titleFaults(value.title, 'Der Titel'),
    ({ value }) => textFaults(value.vita, 'Die Vita'),
    ({ value }) => pictureFaults(value.photo),
    ({ value }) => value.themes.flatMap((url) => wrongIf(!themes.has(url), `Das Thema „${url}“ gibt es nicht.`)),
  )
}

/** Those who look after events can be reached, and look after rubrics that are there. */
export const managerFaults = (content: Content): readonly ContentFault[] => {
  const rubrics = new Set(content.rubrics.map(({ url }) => url))
  return check(
    recordsOf(content, 'manager'),
    ({ value }) => slugFaults(value.id),
    ({ value }) => titleFaults(value.name, 'Der Name'),
    ({ value }) => pictureFaults(value.photo),
    ({ value: { phone } }) => wrongIf(!phoneShape.test(phone), `„${phone}“ ist keine Telefonnummer.`),
    ({ value: { email } }) => wrongIf(!emailShape.test(email), `„${email}“ ist keine E-Mail-Adresse.`),
    ({ value }) => wrongIf(value.languages.length === 0, 'Die Sprachen fehlen.'),
    ({ value }) => value.rubrics.flatMap((url) => wrongIf(!rubrics.has(url), `Die Rubrik „${url}“ gibt es nicht.`)),
  )
}
