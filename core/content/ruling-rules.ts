import { rulingSlug } from '../citations/links.ts'
import { ecliContradicts, ecliOf } from '../knowledge/rulings/ecli.ts'
import { isDay } from '../shared/dates.ts'
import { isSlug } from '../shared/slug.ts'
import type { Content, ContentFault, RulingContent } from './content.ts'
import { check, checkUnique, inEach, inField, wrongIf, type Check } from './fault.ts'
import { textFaults, titleFaults } from './field-checks.ts'

/** Decisions are named as courts cite them, say the same as their identifier, and name what is there. */
export const rulingFaults = (content: Content): readonly ContentFault[] => [
  ...check<RulingContent>(
    content.rulings,
    ({ title }) => inField('title', titleFaults(title)),
    ({ court }) => inField('court', textFaults(court, 'Das Gericht')),
    ({ coreStatement }) => textFaults(coreStatement, 'Die Kernaussage'),
    ({ decidedOn }) => inField('decidedOn', wrongIf(!isDay(decidedOn), 'Den Tag der Entscheidung gibt es nicht.')),
    isCalledByItsNumber,
    identifierFits,
    ({ norms }) =>
      inEach('norms', norms, (norm) => wrongIf(!isNorm(norm), `„${norm}“ ist keine Norm, wie man sie zitiert.`)),
    ...namesWhatIsThere(content),
  ),
  ...checkUnique(
    content.rulings,
    'fileNumbers',
    ({ slug }) => slug,
    (slug) => `Die Adresse „${slug}“ hat schon eine andere Entscheidung.`,
  ),
]

/** A sign, a number and a law, which may be one that we do not know: laws have two capitals, as in 'GG' and 'VO'. */
const isNorm = (text: string): boolean =>
  /^(?:§§?|Art\.)\s\d/.test(text) && text.split(/\s/).some((word) => /\p{Lu}.*\p{Lu}/u.test(word))

const isCalledByItsNumber: Check<RulingContent> = ({ slug, court, fileNumbers: [first] }) => {
  if (first === undefined) return inField('fileNumbers', ['Das Aktenzeichen fehlt.'])
  const wanted = rulingSlug(court, first)
  return [
    ...wrongIf(!isSlug(wanted), `Aus „${court}“ und „${first}“ wird keine Adresse.`),
    ...wrongIf(slug !== wanted, `Die Datei muss nach Gericht und erstem Aktenzeichen „${wanted}“ heißen.`),
  ]
}

const identifierFits: Check<RulingContent> = (ruling) => {
  const { ecli, court } = ruling
  if (ecli === undefined) return []
  const told = ecliOf(ecli)
  if (!told) return inField('ecli', [`„${ecli}“ ist kein ECLI eines deutschen Gerichts oder des EuGH.`])
  const contradicts = ecliContradicts(told, ruling)
  return inField('ecli', [
    ...wrongIf(contradicts.court, `Der ECLI nennt „${told.court}“, nicht „${court}“.`),
    ...wrongIf(contradicts.day, 'Der ECLI nennt einen anderen Tag der Entscheidung.'),
    ...wrongIf(contradicts.fileNumber, `Der ECLI nennt das Aktenzeichen „${told.fileNumber}“.`),
  ])
}

const namesWhatIsThere = ({ rulings, themes, lexicon }: Content): readonly Check<RulingContent>[] => {
  const slugs = new Set(rulings.map(({ slug }) => slug))
  const addresses = new Set(themes.map(({ url }) => url))
  const terms = new Set(lexicon.map(({ group, slug }) => `${group}/${slug}`))
  return [
    ({ slug, related }) =>
      inEach('related', related, (other) => [
        ...wrongIf(!slugs.has(other), `Die Entscheidung „${other}“ gibt es nicht.`),
        ...wrongIf(other === slug, 'Eine Entscheidung ist nicht mit sich selbst verwandt.'),
      ]),
    (ruling) =>
      inEach('themes', ruling.themes, (url) => wrongIf(!addresses.has(url), `Das Thema „${url}“ gibt es nicht.`)),
    (ruling) =>
      inEach('terms', ruling.terms, ({ group, slug }) =>
        wrongIf(!terms.has(`${group}/${slug}`), `Den Begriff „${group}/${slug}“ gibt es nicht.`),
      ),
  ]
}
