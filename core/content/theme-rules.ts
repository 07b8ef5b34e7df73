import * as addressOf from '../shared/addresses.ts'
import { isTargetGroup } from '../shared/target-group.ts'
import { eventTypes, type ThemeContent } from '../catalogue/catalogue.ts'
import type { Content, ContentFault, ThemeContentFile } from './content.ts'
import { check, checkUnique, inEach, inField, wrongIf, type Found } from './fault.ts'
import { durationFaults, numberFaults, pictureFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'

/** More themes than a rubric ever has. */
const lastInSequence = 9999
const hexColor = /^#[0-9a-f]{6}$/i
const redirectShape = /^(?:https:\/\/[^\s/]\S*|\/(?![/\\])\S*)$/

const targetGroupFaults = ({ targetGroups: groups }: ThemeContentFile): Found => [
  ...wrongIf(groups.length === 0, 'Die Zielgruppe fehlt: br, sbv oder jav.'),
  ...groups.flatMap((group) => wrongIf(!isTargetGroup(group), `Die Zielgruppe „${group}“ gibt es nicht.`)),
  ...wrongIf(new Set(groups).size < groups.length, 'Eine Zielgruppe ist doppelt genannt.'),
]

const redirectFaults = ({ url, redirectUrl }: ThemeContentFile): Found => {
  if (redirectUrl === undefined) return []
  if (!redirectShape.test(redirectUrl))
    return [`Die Weiterleitung „${redirectUrl}“ ist weder ein Pfad auf unserer Seite noch eine Adresse mit https.`]
  return wrongIf(
    redirectUrl === addressOf.theme(url) || redirectUrl.startsWith(`${addressOf.theme(url)}/`),
    'Die Weiterleitung führt auf das Thema selbst zurück.',
  )
}

const entryFaults = ({ title, duration, image, highlights, starterPackages }: ThemeContent): Found => [
  ...inField('title', titleFaults(title, 'Der Titel des Inhalts')),
  ...inField('duration', durationFaults(duration)),
  ...inField('image', pictureFaults(image && image.url)),
  ...inEach('highlights', highlights, (highlight) => titleFaults(highlight.title, 'Der Titel eines Highlights')),
  ...inEach('starterPackages', starterPackages, ({ title, image }) => [
    ...titleFaults(title, 'Der Titel eines Starterpakets'),
    ...(image ? [...pictureFaults(image.url), ...textFaults(image.alt, `Der Bildtext zu „${title}“`)] : []),
  ]),
]

const sequenceFaults = (sequence: number | undefined): Found =>
  wrongIf(
    sequence !== undefined && !(Number.isInteger(sequence) && sequence >= 1 && sequence <= lastInSequence),
    `Die Reihenfolge zählt von 1 bis ${lastInSequence}, nicht ${sequence}.`,
  )

const contentFaults = ({ content, eventType }: ThemeContentFile): Found => [
  ...wrongIf(content.length === 0, 'Das Thema hat keinen Inhalt.'),
  ...wrongIf(
    eventType !== eventTypes.trainingSeries && content.length > 0 && content[0]?.duration === undefined,
    'Die Dauer fehlt; nur eine Ausbildungsreihe darf ohne eigene Dauer stehen.',
  ),
  ...content.flatMap(entryFaults),
]

/** Themes have unlike numbers and addresses, a known rubric and at least one entry of content. */
export const themeFaults = ({ themes, rubrics }: Content): readonly ContentFault[] => {
  const rubricUrls = new Set(rubrics.map(({ url }) => url))
  return [
    ...check(
      themes,
      ({ internalId }) => inField('internalId', numberFaults(internalId, 'Die Nummer des Themas')),
      ({ url }) => inField('url', slugFaults(url)),
      ({ title }) => inField('title', titleFaults(title)),
      ({ eventType }) =>
        inField(
          'eventType',
          wrongIf(!Number.isInteger(eventType), `Die Veranstaltungsart muss eine ganze Zahl sein, nicht ${eventType}.`),
        ),
      ({ color }) =>
        inField(
          'color',
          wrongIf(color !== undefined && !hexColor.test(color), `„${color}“ ist keine Farbe der Form #rrggbb.`),
        ),
      ({ rubric }) => inField('rubric', wrongIf(!rubricUrls.has(rubric), `Die Rubrik „${rubric}“ gibt es nicht.`)),
      ({ sequence }) => inField('sequence', sequenceFaults(sequence)),
      (theme) => inField('targetGroups', targetGroupFaults(theme)),
      (theme) => inField('redirectUrl', redirectFaults(theme)),
      contentFaults,
    ),
    ...checkUnique(
      themes,
      'internalId',
      ({ internalId }) => internalId,
      (id) => `Die Nummer ${id} hat schon ein anderes Thema.`,
    ),
    ...checkUnique(
      themes,
      'url',
      ({ url }) => url,
      (url) => `Die Adresse „${url}“ hat schon ein anderes Thema.`,
    ),
    ...checkUnique(
      themes.filter(({ sequence }) => sequence !== undefined),
      'sequence',
      ({ rubric, sequence }) => `${sequence} der Rubrik „${rubric}“`,
      (place) => `Den Platz ${place} hat schon ein anderes Thema.`,
    ),
  ]
}
