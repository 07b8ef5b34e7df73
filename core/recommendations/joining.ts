import type { NamedTerm } from '../knowledge/linking/lexicon-terms.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { tagKey, type Draft } from './drafts.ts'
import type { Aspect, AspectKind, Piece } from './recommendations.ts'
import { eachOnce } from './scoring.ts'

/** What is needed to name what drafts are about. */
export interface Naming {
  /** Titles of rubrics by their addresses. */
  readonly rubrics: ReadonlyMap<string, string>
  /** The terms that a text names for readers of a group. */
  readonly termsIn: (text: string, group: TargetGroup) => readonly NamedTerm[]
}

const groupNames: Readonly<Record<TargetGroup, string>> = { br: 'den Betriebsrat', sbv: 'die SBV', jav: 'die JAV' }

/** What was written of content, with names for all that it is about; what is not there is left out. */
export function joined(drafts: readonly Draft[], { rubrics, termsIn }: Naming): readonly Piece[] {
  const namesOf = (...types: readonly Draft['type'][]): ReadonlyMap<string, string> =>
    new Map(
      drafts.filter(({ type }) => types.includes(type)).map(({ id, title, calledShort = title }) => [id, calledShort]),
    )
  const themes = namesOf('seminar', 'fachtagung')
  const terms = namesOf('lexikon')
  const rulings = namesOf('urteil')
  const termAt = new Map(drafts.filter(({ type }) => type === 'lexikon').map(({ id, url }) => [url, id]))
  const namedBy = (kind: AspectKind, names: ReadonlyMap<string, string>, keys: readonly string[]): readonly Aspect[] =>
    keys.flatMap((key) => {
      const name = names.get(key)
      return name === undefined ? [] : [{ kind, key, name }]
    })
  const termsNamedIn = ({ brief, groups }: Draft): readonly string[] =>
    groups.flatMap((group) => termsIn(brief, group).flatMap(({ address }) => termAt.get(address) ?? []))

  return drafts.map((draft) => {
    const { type, id, title, url, publishedOn } = draft
    return {
      type,
      id,
      title,
      url,
      ...(publishedOn !== undefined && { publishedOn }),
      aspects: eachOnce([
        ...draft.cited
          .map((aspect) =>
            aspect.kind === 'ruling' ? { ...aspect, name: rulings.get(aspect.key) ?? aspect.name } : aspect,
          )
          .filter(({ name }) => name !== ''),
        ...namedBy('theme', themes, draft.themes),
        ...namedBy('term', terms, [...draft.terms, ...termsNamedIn(draft)]),
        ...draft.tags.map((tag): Aspect => ({ kind: 'tag', key: tagKey(tag), name: tag })),
        ...namedBy('rubric', rubrics, draft.rubrics),
        ...draft.groups.map((group): Aspect => ({ kind: 'group', key: group, name: groupNames[group] })),
      ]),
    }
  })
}
