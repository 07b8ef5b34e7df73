import {
  articleKinds,
  editors,
  isElectionCategory,
  type ArticleKind,
  type ArticleTag,
} from '../knowledge/articles/articles.ts'
import { isSlug } from '../shared/slug.ts'
import { isTargetGroup } from '../shared/target-group.ts'
import type { ArticleContent, Content, ContentFault } from './content.ts'
import { check, checkUnique, faultsAt, inEach, inField, wrongIf, type Check, type Found } from './fault.ts'
import { numberFaults, pictureFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const inTheMagazine: readonly ArticleKind[] = ['magazin', 'interview']

/** Articles have unlike numbers, and name rubrics, themes, experts and issues that are there. */
export const articleFaults = (content: Content): readonly ContentFault[] => [
  ...check(
    content.articles,
    ({ id }) => inField('id', numberFaults(id, 'Die Nummer des Artikels')),
    ({ kind }) => wrongIf(!articleKinds.includes(kind), `Artikel der Art „${kind}“ gibt es nicht.`),
    ({ slug }) => inField('slug', slugFaults(slug)),
    ({ title }) => inField('title', titleFaults(title)),
    ({ teaser }) => inField('teaser', textFaults(teaser, 'Der Teaser')),
    ({ targetGroups }) =>
      inEach('targetGroups', targetGroups, (group) =>
        wrongIf(!isTargetGroup(group), `Die Zielgruppe „${group}“ gibt es nicht.`),
      ),
    tagFaults,
    categoryFaults,
    ({ picture }) =>
      inField('picture', picture ? [...pictureFaults(picture.url), ...textFaults(picture.alt, 'Der Bildtext')] : []),
    ...namesWhatIsThere(content),
  ),
  ...checkUnique(
    content.articles,
    'id',
    ({ id }) => id,
    (id) => `Die Nummer ${id} hat schon ein anderer Artikel.`,
  ),
  ...unlikeTagFaults(content.articles),
]

/** Issues have numbers that say their order, which is their key as well. */
export const issueFaults = (content: Content): readonly ContentFault[] =>
  check(
    recordsOf(content, 'issue'),
    ({ value }) => inField('number', numberFaults(value.number, 'Die Nummer der Ausgabe')),
    ({ value }) => inField('title', titleFaults(value.title)),
    ({ value }) => inField('description', textFaults(value.description, 'Die Beschreibung')),
  )

const tagFaults: Check<ArticleContent> = ({ tags }) => [
  ...inEach('tags', tags, ({ slug, title }) =>
    wrongIf(!isSlug(slug), `Das Schlagwort „${title}“ lässt sich nicht in eine Adresse schreiben.`),
  ),
  ...inField(
    'tags',
    wrongIf(new Set(tags.map(({ slug }) => slug)).size < tags.length, 'Ein Schlagwort ist doppelt genannt.'),
  ),
]

const categoryFaults: Check<ArticleContent> = ({ kind, category, issue }): Found => [
  ...wrongIf(kind === 'wahl' && category === undefined, 'Es fehlt, um welche Wahl es geht: „kategorie“.'),
  ...inField('category', [
    ...wrongIf(category !== undefined && !isElectionCategory(category), `Die Kategorie „${category}“ gibt es nicht.`),
    ...wrongIf(kind !== 'wahl' && category !== undefined, 'Eine Kategorie haben nur Nachrichten zu Wahlen.'),
  ]),
  ...wrongIf(inTheMagazine.includes(kind) && issue === undefined, 'Es fehlt, in welcher Ausgabe das steht: „ausgabe“.'),
  ...inField(
    'issue',
    wrongIf(!inTheMagazine.includes(kind) && issue !== undefined, 'In einer Ausgabe stehen nur Beiträge des Magazins.'),
  ),
]

const namesWhatIsThere = (content: Content): readonly Check<ArticleContent>[] => {
  const rubrics = new Set(content.rubrics.map(({ url }) => url))
  const themes = new Set(content.themes.map(({ url }) => url))
  const experts = new Set(recordsOf(content, 'expert').map(({ key }) => key))
  const issues = new Set(recordsOf(content, 'issue').map(({ value }) => value.number))
  return [
    (article) =>
      inEach('rubrics', article.rubrics, (url) => wrongIf(!rubrics.has(url), `Die Rubrik „${url}“ gibt es nicht.`)),
    (article) =>
      inEach('themes', article.themes, (url) => wrongIf(!themes.has(url), `Das Thema „${url}“ gibt es nicht.`)),
    ({ author }) =>
      inField(
        'author',
        wrongIf(
          author !== editors && !experts.has(author),
          `Unter den Referenten gibt es „${author}“ nicht; ohne Namen schreibt die „${editors}“.`,
        ),
      ),
    ({ issue }) =>
      inField('issue', wrongIf(issue !== undefined && !issues.has(issue), `Die Ausgabe ${issue} gibt es nicht.`)),
  ]
}

/** A tag is written alike wherever it stands: one address, one name. */
const unlikeTagFaults = (articles: readonly ArticleContent[]): readonly ContentFault[] => {
  const known = new Map<string, ArticleTag>()
  return articles.flatMap((article) =>
    faultsAt(
      article,
      inEach('tags', article.tags, (tag) => {
        const first = known.get(tag.slug) ?? tag
        known.set(tag.slug, first)
        return wrongIf(first.title !== tag.title, `Das Schlagwort „${tag.title}“ heißt anderswo „${first.title}“.`)
      }),
    ),
  )
}
