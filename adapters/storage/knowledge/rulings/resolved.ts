import type { ContentWithDays } from '#core/content/ports.ts'
import { normKeysIn } from '#core/knowledge/rulings/norm-key.ts'
import { wordsColumn, type ResolvedRuling } from './rows.ts'

/** A decision as rows; its topics are the rubrics of its themes. */
export const resolvedRuling = (
  content: ContentWithDays['rulings'][number],
  rubricOf: (themeUrl: string) => string,
): ResolvedRuling => {
  const { at: _, searchWords, ...ruling } = content
  const each = (kind: ResolvedRuling['keys'][number]['kind'], values: readonly string[]) =>
    [...new Set(values)].map((value) => ({ kind, value }))
  return {
    row: {
      slug: ruling.slug,
      court: ruling.court,
      decided_on: ruling.decidedOn,
      words: wordsColumn(searchWords),
      document: JSON.stringify(ruling),
    },
    keys: [
      ...each('group', ruling.groups),
      ...each('topic', ruling.themes.map(rubricOf)),
      ...each('norm', ruling.norms.flatMap(normKeysIn)),
    ],
  }
}
