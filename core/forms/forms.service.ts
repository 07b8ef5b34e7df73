import type { Clock } from '../shared/clock.ts'
import { done } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { stillBegun } from './fill-time.ts'
import type { ForFillingInForms } from './ports.ts'

/** Forms as one visitor fills them in. */
export const formsOf = (visitor: Visitor, { clock }: { readonly clock: Clock }): ForFillingInForms => ({
  async begin() {
    const now = clock.now()
    if (stillBegun(visitor.formBegun(), now) === undefined) visitor.beginForm(now)
    return done(undefined)
  },
})
