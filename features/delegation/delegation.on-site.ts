import type { Delegation } from '#core/delegation/delegation.ts'
import { formatEuro } from '#core/shared/money.ts'
import { delegationWording as words } from '#wording/pages/delegation.ts'
import { saidOf } from '../gremium/membership.on-site.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { TakesToTheMeeting } from './delegation.driver.ts'

/** Takes entries to the meeting through the port; what it knows is what it saw last. */
export const takesToTheMeetingOnSite = ({ site }: Entry): TakesToTheMeeting => {
  const { delegation, sharedList } = site.gremium
  let seen: Delegation | undefined
  const shown = (): Delegation => {
    if (!seen) throw new Error('nothing was taken to the meeting')
    return seen
  }
  const sent = () => ({
    entry: shown().entryId,
    chosen: shown().candidates.flatMap(({ id, isChosen }) => (isChosen ? [id] : [])),
  })
  return {
    async take(title) {
      const entry = valueOf(await sharedList.list({})).items.find((one) => one.title === title)?.id ?? 'none'
      const answer = await delegation.look({ entry })
      if (answer.ok) seen = answer.value
      return saidOf(answer)
    },
    async choose(names) {
      const { entryId: entry, candidates } = shown()
      const chosen = candidates.flatMap(({ id, name }) => (names.includes(name) ? [id] : []))
      seen = valueOf(await delegation.look({ entry, chosen }))
    },
    candidates: async () => shown().candidates.map(({ name, isChosen }) => (isChosen ? `${name} (chosen)` : name)),
    clashes: async (name) =>
      shown()
        .candidates.find((one) => one.name === name)
        ?.clashes.map(words.clash) ?? [],
    async costs() {
      const { costs } = shown()
      return costs && formatEuro(costs.net)
    },
    async print(kind) {
      const answer = await delegation.paper({ ...sent(), kind })
      return answer.ok ? answer.value.filename : saidOf(answer)
    },
    reserve: async () => saidOf(await delegation.fillCart({ ...sent(), mode: 'reservieren' })),
  }
}
