import type { Entitled } from '../catalogue/catalogue.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Ruling } from '../knowledge/rulings/rulings.ts'
import { inGermanOrder } from '../shared/german-order.ts'
import type { WeighedText } from '../search/known-words.ts'
import type { ArticleContent, Content, ThemeContentFile } from './content.ts'

export interface WeighedWord {
  readonly word: string
  readonly weight: number
}
export type WeighsWords = (theme: ThemeContentFile, rubricTitle: string) => readonly WeighedWord[]

/** The words by which things of the content are found. */
export interface SearchWords {
  readonly themes: WeighsWords
  readonly rulings: (ruling: Ruling) => readonly string[]
  readonly articles: FindsArticles
}
type FindsArticles = (article: Pick<ArticleContent, 'title' | 'teaser' | 'tags'>) => readonly string[]

/** How much a word says about a theme, by where it stands. */
export const weights = { title: 8, designation: 4, teaser: 3, rubric: 2, text: 1 } as const

/** The texts of the content whose words people look for: those of themes that are found, of the lexicon, of towns. */
export const searchedTexts = ({ themes, rubrics, lexicon, locations }: Content): readonly WeighedText[] => {
  const titles = new Map(rubrics.map(({ url, title }) => [url, title]))
  return [
    ...themes
      .filter(({ redirectUrl }) => redirectUrl === undefined)
      .flatMap((theme) => textsOf(theme, titles.get(theme.rubric) ?? '')),
    ...lexicon.map(({ title }): WeighedText => [title, weights.title]),
    ...locations.map(({ name }): WeighedText => [name, weights.title]),
  ]
}

const linesOf = (titled: readonly Entitled[]): readonly string[] =>
  titled.flatMap(({ title, text = '' }) => [title, text])

const textsOf = (theme: ThemeContentFile, rubricTitle: string): readonly WeighedText[] => {
  const [content] = theme.content
  const rest = content && [
    content.learn,
    content.programme.flatMap(({ title, points }) => [title, points].flat()),
    content.audience,
    linesOf(content.highlights),
    linesOf(content.starterPackages),
  ]
  return [
    [theme.title, weights.title],
    [theme.designation, weights.designation],
    [content?.teaser ?? '', weights.teaser],
    [rubricTitle, weights.rubric],
    [rest?.flat().join('\n') ?? '', weights.text],
  ]
}

/**
 * The words by which a theme is found. A word weighs the sum of the texts in which it stands, however often it stands
 * in each: a long programme does not outweigh a title.
 */
export const searchWordsBy =
  (german: ForAnalysingGerman): WeighsWords =>
  (theme, rubricTitle) => {
    const found = new Map<string, number>()
    for (const [text, weight] of textsOf(theme, rubricTitle))
      for (const word of new Set(german.indexWords(text))) found.set(word, (found.get(word) ?? 0) + weight)
    return [...found].map(([word, weight]) => ({ word, weight })).toSorted((a, b) => inGermanOrder(a.word, b.word))
  }

/** The words of an article's title, teaser and tags. */
export const articleWordsBy =
  (german: ForAnalysingGerman): FindsArticles =>
  ({ title, teaser, tags }) =>
    [...new Set(german.indexWords([title, teaser, ...tags.map((tag) => tag.title)].join('\n')))].toSorted(inGermanOrder)
