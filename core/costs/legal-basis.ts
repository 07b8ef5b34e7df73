import type { TargetGroup } from '../shared/target-group.ts'
import type { LegalBasis } from './costs.ts'

const nbsp = '\u00A0'
/** A citation that no line may break. */
const law = (citation: string): string => citation.replaceAll(' ', nbsp)

/** Training and costs by office (domain §4.2). */
const bases: Readonly<Record<TargetGroup, Omit<LegalBasis, 'group'>>> = {
  br: { training: law('§ 37 Abs. 6 BetrVG'), costs: law('§ 40 Abs. 1 BetrVG') },
  sbv: { training: law('§ 179 Abs. 4 S. 3 SGB IX'), costs: law('§ 179 Abs. 8 SGB IX') },
  jav: {
    training: `${law('§ 65 Abs. 1 BetrVG')} mit ${law('§ 37 Abs. 6 BetrVG')}`,
    costs: `${law('§ 65 Abs. 1 BetrVG')} mit ${law('§ 40 Abs. 1 BetrVG')}`,
  },
}

/** On what training and costs rest for those a theme serves. */
export const legalBasisOf = (groups: readonly TargetGroup[]): readonly LegalBasis[] =>
  groups.map((group) => ({ group, ...bases[group] }))
