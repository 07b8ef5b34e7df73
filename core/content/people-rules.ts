import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { pictureFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phoneShape = /^\+?[\d\s/()-]{5,}$/

export const phoneFaults = (phone: string) => wrongIf(!phoneShape.test(phone), `„${phone}“ ist keine Telefonnummer.`)
export const emailFaults = (email: string) => wrongIf(!emailShape.test(email), `„${email}“ ist keine E-Mail-Adresse.`)

/** Experts teach themes that are there. */
export const expertFaults = (content: Content): readonly ContentFault[] => {
  const themes = new Set(content.themes.map(({ url }) => url))
  return check(
    recordsOf(content, 'expert'),
    ({ value }) => inField('id', slugFaults(value.id)),
    ({ value }) => inField('name', titleFaults(value.name, 'Der Name')),
    ({ value }) => inField('title', titleFaults(value.title, 'Der Titel')),
    ({ value }) => inField('vita', textFaults(value.vita, 'Die Vita')),
    ({ value }) => inField('photo', pictureFaults(value.photo)),
    ({ value }) =>
      inEach('themes', value.themes, (url) => wrongIf(!themes.has(url), `Das Thema „${url}“ gibt es nicht.`)),
  )
}

/** Those who look after events can be reached, and look after rubrics that are there. */
export const managerFaults = (content: Content): readonly ContentFault[] => {
  const rubrics = new Set(content.rubrics.map(({ url }) => url))
  return check(
    recordsOf(content, 'manager'),
    ({ value }) => inField('id', slugFaults(value.id)),
    ({ value }) => inField('name', titleFaults(value.name, 'Der Name')),
    ({ value }) => inField('photo', pictureFaults(value.photo)),
    ({ value }) => inField('phone', phoneFaults(value.phone)),
    ({ value }) => inField('email', emailFaults(value.email)),
    ({ value }) => inField('languages', wrongIf(value.languages.length === 0, 'Die Sprachen fehlen.')),
    ({ value }) =>
      inEach('rubrics', value.rubrics, (url) => wrongIf(!rubrics.has(url), `Die Rubrik „${url}“ gibt es nicht.`)),
  )
}
