import type { Theme } from '../catalogue/catalogue.ts'
import { themeHref } from '../catalogue/theme-links.ts'
import { isConference } from '../catalogue/theme-kind.ts'
import { conferenceHref } from '../conference/conference-links.ts'
import { rulingSlug } from '../citations/links.ts'
import type { ConferenceDetails } from '../conference/conference.ts'
import type { Block } from '../documents/documents.ts'
import { articleHref } from '../knowledge/articles/article-links.ts'
import type { ArticleEntry } from '../knowledge/articles/articles.ts'
import type { Download } from '../knowledge/downloads/downloads.ts'
import type { LexiconEntry } from '../knowledge/lexicon/lexicon.ts'
import { rulingName } from '../knowledge/rulings/ruling-citation.ts'
import type { Ruling } from '../knowledge/rulings/rulings.ts'
import { filmHref } from '../media/film-links.ts'
import type { Video } from '../media/video-record.ts'
import * as addressOf from '../shared/addresses.ts'
import { slugOf } from '../shared/slug.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { citedAspects, textOfHtml } from './cited-norms.ts'
import type { Aspect, Piece } from './recommendations.ts'
import { eachOnce } from './scoring.ts'

/** A piece of content whose aspects still have no names but what it cites. */
export interface Draft extends Omit<Piece, 'aspects'> {
  readonly cited: readonly Aspect[]
  /** Addresses of the themes that it goes with, or is. */
  readonly themes: readonly string[]
  /** Addresses of rubrics. */
  readonly rubrics: readonly string[]
  readonly groups: readonly TargetGroup[]
  readonly tags: readonly string[]
  /** Terms that are named for it: 'br/freistellung'. */
  readonly terms: readonly string[]
  /** What others call it, where that is not its title. */
  readonly calledShort?: string
  /** Its title and what stands under it, in which terms are looked for. */
  readonly brief: string
}

const cited = (...texts: readonly string[]): readonly Aspect[] => eachOnce(citedAspects(texts.join('\n\n')))

const termKey = ({ group, slug }: Pick<LexiconEntry, 'group' | 'slug'>): string => `${group}/${slug}`

/** A seminar, training series or Fachtagung; of the last with what content says of it beside. */
export function draftOfTheme(theme: Theme, conference: ConferenceDetails | undefined): Draft {
  const { url, title, rubric, targetGroups, content } = theme
  const texts = content.flatMap(({ teaser, audience, learn, highlights, programme }) => [
    teaser,
    audience,
    ...learn,
    ...highlights.flatMap((one) => [one.title, one.text ?? '']),
    ...programme.flatMap((day) => [day.title, ...day.points]),
  ])
  const beside = conference && [
    conference.motto,
    ...conference.days.flatMap(({ slots }) => slots.flatMap((slot) => [slot.title, slot.text ?? ''])),
    ...conference.workshops.flatMap((one) => [one.title, one.text]),
  ]
  return {
    type: isConference(theme) ? 'fachtagung' : 'seminar',
    id: url,
    title,
    url: isConference(theme) && conference ? conferenceHref(theme) : themeHref(theme),
    cited: cited(title, ...texts, ...(beside ?? [])),
    themes: [url],
    rubrics: [rubric.url],
    groups: targetGroups,
    tags: [],
    terms: [],
    brief: `${title}\n\n${content[0]?.teaser ?? ''}`,
  }
}

export const draftOfArticle = (article: ArticleEntry): Draft => ({
  type: 'artikel',
  id: String(article.id),
  title: article.title,
  url: articleHref(article),
  publishedOn: article.publishedOn,
  cited: cited(article.title, article.teaser, textOfHtml(article.html)),
  themes: article.themes,
  rubrics: article.rubrics,
  groups: article.targetGroups,
  tags: article.tags.map((tag) => tag.title),
  terms: [],
  brief: [article.title, article.teaser, ...article.tags.map((tag) => tag.title)].join('\n\n'),
})

/** Texts cite a decision in joined cases by any of them. */
const numbersOf = ({ court, fileNumbers }: Ruling): readonly string[] =>
  fileNumbers.map((fileNumber) => rulingSlug(court, fileNumber))

export const draftOfRuling = (ruling: Ruling): Draft => ({
  type: 'urteil',
  id: ruling.slug,
  title: ruling.title,
  url: addressOf.ruling(ruling.slug),
  publishedOn: ruling.decidedOn,
  cited: eachOnce([
    ...cited(
      ...ruling.norms,
      ruling.coreStatement,
      ...[ruling.meaningHtml, ruling.caseHtml, ruling.decisionHtml].map(textOfHtml),
    ),
    ...[ruling.slug, ...numbersOf(ruling), ...ruling.related].map((slug): Aspect => ({
      kind: 'ruling',
      key: slug,
      name: '',
    })),
  ]),
  themes: ruling.themes,
  rubrics: [],
  groups: ruling.groups,
  tags: [ruling.keyword],
  terms: ruling.terms.map(termKey),
  calledShort: rulingName(ruling),
  brief: `${ruling.title}\n\n${ruling.keyword}`,
})

export const draftOfEntry = (entry: LexiconEntry, url: string): Draft => ({
  type: 'lexikon',
  id: termKey(entry),
  title: entry.title,
  url,
  cited: cited(
    entry.definition,
    ...(entry.text?.legalBasis ?? []),
    textOfHtml(entry.text?.html ?? ''),
    ...(entry.text?.questions ?? []).map(({ html }) => textOfHtml(html)),
  ),
  themes: entry.text?.themes ?? [],
  rubrics: [],
  groups: [entry.group],
  tags: [],
  terms: [entry, ...(entry.text?.related ?? [])].map(termKey),
  brief: '',
})

/** `whereToSignIn` leads to a document that is for members alone. */
export const draftOfDownload = (download: Download, whereToSignIn: (target: string) => string): Draft => ({
  type: 'download',
  id: download.slug,
  title: download.title,
  url: download.isProtected
    ? whereToSignIn(addressOf.downloadPdf(download.slug))
    : addressOf.downloadPdf(download.slug),
  publishedOn: download.asOf,
  cited: cited(download.title, download.description, ...download.blocks.flatMap(textsOfBlock)),
  themes: [],
  rubrics: [download.rubric],
  groups: download.targetGroups,
  tags: download.tags,
  terms: [],
  brief: [download.title, download.description, ...download.tags].join('\n\n'),
})

export const draftOfVideo = (video: Video): Draft => ({
  type: 'video',
  id: video.id,
  title: video.title,
  url: filmHref(video) ?? video.source,
  ...(video.publishedOn !== undefined && { publishedOn: video.publishedOn }),
  cited: cited(video.title, video.description),
  themes: [],
  rubrics: video.rubrics,
  groups: [],
  tags: [video.topic],
  terms: [],
  brief: `${video.title}\n\n${video.topic}`,
})

const textsOfBlock = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [`${block.opening ?? ''} ${block.text}`]
    case 'list':
      return block.items.map((item) => (typeof item === 'string' ? item : `${item.opening} ${item.text}`))
    case 'table':
      return block.rows.flatMap(({ cells }) => cells)
    case 'facts':
      return block.facts.map(({ label, text }) => `${label} ${text}`)
    default:
      return []
  }
}

/** What stands for a tag in the keys of aspects. */
export const tagKey = (tag: string): string => slugOf(tag)
