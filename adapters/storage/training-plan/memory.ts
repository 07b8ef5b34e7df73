import type { Instant } from '#core/shared/day.ts'
import type { ForChangingPlans, ForStoringPlans } from '#core/training-plan/ports.ts'
import { forgottenFrom, type StoredPlan } from '#core/training-plan/stored-plan.ts'
import { aNumber } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type PlanTables = Pick<MemoryTables, 'plans'>

const ofOwner = ({ plans }: PlanTables, owner: string): readonly StoredPlan[] =>
  [...plans.values()].filter((plan) => plan.owner === storableText(owner))

export const plansInMemory = (tables: PlanTables): ForStoringPlans => ({
  byToken: async (token) => structuredClone([...tables.plans.values()].find((plan) => plan.token === token)),
  byId: async (id) => structuredClone(tables.plans.get(id)),
  ofOwner: async (owner) => structuredClone(ofOwner(tables, owner).toReversed()),
  list: async (page) => {
    const all = [...tables.plans.values()].map((plan, index) => ({ plan, place: index + 1 }))
    const { items, ...rest } = pageFrom(all, ({ place }) => [-place], [aNumber], page)
    return { items: items.map(({ plan }) => structuredClone(plan)), ...rest }
  },
})

/** Changes plans within a transaction. */
export const changingPlans = (tables: () => PlanTables): ForChangingPlans => ({
  lock: async (id) => structuredClone(tables().plans.get(id)),
  countOf: async (owner) => ofOwner(tables(), owner).length,
  save: async (plan) => void tables().plans.set(plan.id, storableRecord(plan)),
  delete: async (id) => void tables().plans.delete(id),
  deleteOf: async (owner) => {
    for (const { id } of ofOwner(tables(), owner)) tables().plans.delete(id)
  },
})

/** Those that nothing needs any more. */
export const tidyPlans = ({ plans }: PlanTables, now: Instant): void => {
  for (const [id, plan] of plans.entries()) if (Date.parse(forgottenFrom(plan)) <= Date.parse(now)) plans.delete(id)
}
