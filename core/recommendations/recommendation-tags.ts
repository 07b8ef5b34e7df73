import type { Tag } from '../changes/changes.ts'
import { targetGroups } from '../shared/target-group.ts'

const lexicons = targetGroups.map((group): Tag => `lexicon:${group}`)
/** What each kind of content is read from. */
export const madeOf = {
  themes: ['themes', 'rubrics', 'record:conference'],
  articles: ['articles'],
  rulings: ['rulings'],
  lexicon: [...lexicons, 'brand'],
  records: ['record:download', 'record:video'],
} as const satisfies Readonly<Record<string, readonly Tag[]>>

/** Whatever recommendations are made of changes with one of these. */
export const recommendationTags: readonly Tag[] = Object.values(madeOf).flat()
