import { isTargetGroup } from '../shared/target-group.ts'
import { isSlug } from '../shared/slug.ts'
import type { Content, ContentFault } from './content.ts'
import { check, checkUnique, inField, wrongIf } from './fault.ts'
import { slugFaults, titleFaults } from './field-checks.ts'

/** Lexicon entries have unlike addresses within their group. */
export const lexiconFaults = ({ lexicon }: Content): readonly ContentFault[] => [
  ...check(
    lexicon,
    ({ group }) => wrongIf(!isTargetGroup(group), `Die Zielgruppe „${group}“ gibt es nicht.`),
    ({ slug }) => inField('slug', slugFaults(slug)),
    ({ title }) => inField('title', titleFaults(title)),
    ({ definition }) => inField('definition', wrongIf(definition.trim() === '', 'Die Begriffsbestimmung fehlt.')),
  ),
  ...checkUnique(
    lexicon,
    'slug',
    ({ group, slug }) => `${group}/${slug}`,
    (key) => `Die Adresse „${key}“ hat schon ein anderer Begriff.`,
  ),
]

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
