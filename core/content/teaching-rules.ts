import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { recordsOf } from './records-of.ts'

/** Trainings are taught by themes that are there, and a theme teaches one training. */
export const teachingFaults = (content: Content): readonly ContentFault[] => {
  const themes = new Set(content.themes.map(({ url }) => url))
  const all = recordsOf(content, 'teaching')
  const taught = all.flatMap(({ value }) => value.themes)
  return check(
    all,
    ({ value }) => inField('themes', wrongIf(value.themes.length === 0, 'Hier fehlt ein Thema, das sie vermittelt.')),
    ({ value }) =>
      inEach('themes', value.themes, (url) => wrongIf(!themes.has(url), `Das Thema „${url}“ gibt es nicht.`)),
    ({ value }) =>
      inEach('themes', value.themes, (url) =>
        wrongIf(
          taught.filter((each) => each === url).length > 1,
          `Das Thema „${url}“ steht zweimal im Lehrplan. Ein Thema vermittelt eine Schulung.`,
        ),
      ),
  )
}
