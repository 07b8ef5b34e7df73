import type { Clock } from '../shared/clock.ts'
import { done } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { ForFillingInForms } from './ports.ts'

/** Forms as one visitor fills them in. */
export const formsOf = (visitor: Visitor, { clock }: { readonly clock: Clock }): ForFillingInForms => ({
  async begin() {
    if (visitor.formBegun() === undefined) visitor.beginForm(clock.now())
    return done(undefined)
  },
})
