import type { TargetGroup } from '../shared/target-group.ts'
import { unbroken } from '../shared/unbroken.ts'
import type { LegalBasis } from './costs.ts'

/** Training and costs by office (domain §4.2). */
const bases: Readonly<Record<TargetGroup, Omit<LegalBasis, 'group'>>> = {
  br: { training: unbroken('§ 37 Abs. 6 BetrVG'), costs: unbroken('§ 40 Abs. 1 BetrVG') },
  sbv: { training: unbroken('§ 179 Abs. 4 S. 3 SGB IX'), costs: unbroken('§ 179 Abs. 8 SGB IX') },
  jav: {
    training: `${unbroken('§ 65 Abs. 1 BetrVG')} mit ${unbroken('§ 37 Abs. 6 BetrVG')}`,
    costs: `${unbroken('§ 65 Abs. 1 BetrVG')} mit ${unbroken('§ 40 Abs. 1 BetrVG')}`,
  },
}

/** On what training and costs rest for those a theme serves. */
export const legalBasisOf = (groups: readonly TargetGroup[]): readonly LegalBasis[] =>
  groups.map((group) => ({ group, ...bases[group] }))
