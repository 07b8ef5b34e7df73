import type { SearchDocument } from '../../fulltext/fulltext.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { LawText } from './laws.ts'
import { plainNorm } from './plain-text.ts'

/** Longest text of a norm that is searched, in characters; some annexes are as long as a law. */
const longestText = 20_000

/** Of whom the documents of a law are, for the index. */
export const sourceOfLaw = (slug: string): string => `law:${slug}`

/** Ids of a law and of its norms in the index. */
export const lawDocumentId = (slug: string): string => `law:${slug}`
export const normDocumentId = (slug: string, key: string): string => `norm:${slug}/${key}`

/** What the search finds of a law: the law, and each of its norms that says something. */
export const documentsOfLaw = ({
  slug,
  abbreviation,
  aliases,
  title,
  shortTitle,
  norms,
}: LawText): readonly SearchDocument[] => [
  {
    id: lawDocumentId(slug),
    kind: 'law',
    url: addressOf.law(slug),
    title: `${abbreviation}: ${shortTitle ?? title}`,
    ownTitle: shortTitle ?? title,
    names: [abbreviation, ...aliases],
    keywords: [title],
    lead: title,
    text: '',
    groups: [],
  },
  ...norms
    .filter(({ state }) => state === 'in-force')
    .map((norm): SearchDocument => ({
      id: normDocumentId(slug, norm.key),
      kind: 'law',
      url: addressOf.norm(slug, norm.key),
      title: [`${norm.name} ${abbreviation}`, norm.title].filter((part) => part !== undefined).join(': '),
      ownTitle: [norm.name, norm.title ?? ''].join(' '),
      names: [abbreviation, ...aliases],
      keywords: [],
      lead: '',
      text: plainNorm(norm).slice(0, longestText),
      groups: [],
    })),
]
