import type { TargetGroup } from '../shared/target-group.ts'

const ofFunction: readonly (readonly [beginning: string, group: TargetGroup])[] = [
  ['sbv', 'sbv'],
  ['jav', 'jav'],
  ['br-', 'br'],
  ['gbr-', 'br'],
  // Election board and economic committee belong to the works council (§ 16, § 107 BetrVG).
  ['wahlvorstand', 'br'],
  ['wirtschaftsausschuss', 'br'],
]

/** Whom somebody serves, by the code of his function; null where it does not tell, as of an office or an employer. */
export const targetGroupOf = (functionCode: string): TargetGroup | null =>
  ofFunction.find(([beginning]) => functionCode.startsWith(beginning))?.[1] ?? null
