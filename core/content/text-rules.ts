import { isTargetGroup } from '../shared/target-group.ts'
import { isSlug } from '../shared/slug.ts'
import type { Content, ContentFault, LexiconContent } from './content.ts'
import { check, checkUnique, inEach, inField, wrongIf, type Check } from './fault.ts'
import { slugFaults, titleFaults } from './field-checks.ts'

/** Lexicon entries have unlike addresses within their group, and name terms and themes that are there. */
export const lexiconFaults = ({ lexicon, themes }: Content): readonly ContentFault[] => [
  ...check(
    lexicon,
    ({ group }) => wrongIf(!isTargetGroup(group), `Die Zielgruppe „${group}“ gibt es nicht.`),
    ({ slug }) => inField('slug', slugFaults(slug)),
    ({ title }) => inField('title', titleFaults(title)),
    ({ definition }) => inField('definition', wrongIf(definition.trim() === '', 'Die Begriffsbestimmung fehlt.')),
    ...namesWhatIsThere({ lexicon, themes }),
  ),
  ...checkUnique(lexicon, 'slug', keyOf, (key) => `Die Adresse „${key}“ hat schon ein anderer Begriff.`),
]

const keyOf = ({ group, slug }: Pick<LexiconContent, 'group' | 'slug'>): string => `${group}/${slug}`

const namesWhatIsThere = ({
  lexicon,
  themes,
}: Pick<Content, 'lexicon' | 'themes'>): readonly Check<LexiconContent>[] => {
  const terms = new Set(lexicon.map(keyOf))
  const addresses = new Set(themes.map(({ url }) => url))
  return [
    (entry) =>
      inEach('related', entry.text?.related ?? [], (one) => [
        ...wrongIf(!terms.has(keyOf(one)), `Den Begriff „${keyOf(one)}“ gibt es nicht.`),
        ...wrongIf(keyOf(one) === keyOf(entry), 'Ein Begriff ist nicht mit sich selbst verwandt.'),
      ]),
    ({ text }) =>
      inEach('themes', text?.themes ?? [], (url) => wrongIf(!addresses.has(url), `Das Thema „${url}“ gibt es nicht.`)),
  ]
}

export const pageFaults = ({ pages }: Content): readonly ContentFault[] => [
  ...check(
    pages,
    ({ slug }) => inField('slug', slugFaults(slug)),
    ({ title }) => inField('title', titleFaults(title)),
  ),
  ...checkUnique(
    pages,
    'slug',
    ({ slug }) => slug,
    (slug) => `Die Adresse „${slug}“ hat schon eine andere Seite.`,
  ),
]

/** The one settings file of the brand (architecture §7). */
const settings = { file: 'settings.yaml', line: 1 }

export const brandFaults = ({ brand, brandAt }: Content): readonly ContentFault[] =>
  check(
    [{ ...brand, at: brandAt ?? settings }],
    ({ name }) => inField('name', titleFaults(name, 'Der Name des Hauses')),
    ({ portal }) => inField('portal', titleFaults(portal, 'Der Name des Portals')),
    ({ inhouseLead: lead }) =>
      inField(
        'inhouseLead',
        wrongIf(
          lead !== undefined && (lead.from < 1 || lead.to < lead.from),
          `Der Vorlauf im Betrieb kann nicht ${lead?.from} bis ${lead?.to} Wochen sein.`,
        ),
      ),
    ({ inhouseSupport: weeks }) =>
      inField('inhouseSupport', wrongIf(weeks === 0, 'Rückfragen im Betrieb werden mindestens 1 Woche beantwortet.')),
    ({ product }) =>
      inField('product', wrongIf(!isSlug(product), `Das Produkt „${product}“ taugt nicht für eine Adresse.`)),
  )
