import type { Brand } from '../../brand/brand.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { TargetGroup } from '../../shared/target-group.ts'

/** The lexicon of a target group; the prefix is the product's (spec §2). */
export const lexiconHref = ({ product }: Pick<Brand, 'product'>, group: TargetGroup): string =>
  addressOf.lexicon(product, group)

/** Where the choice of a target group leads: it keeps to the lexicon for those who read there. */
export const audienceHref = (inLexicon: boolean, brand: Pick<Brand, 'product'>, group: TargetGroup): string =>
  inLexicon ? lexiconHref(brand, group) : addressOf.programmeFor(group)
