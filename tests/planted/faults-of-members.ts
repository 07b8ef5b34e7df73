import { inCore, inPorts, inTests } from './planted-fault.ts'

const inBrief = 'core/overview/list-in-brief.ts'
const fitting = 'core/training-plan/fitting-event.ts'
const stored = 'core/training-plan/keeping-plans.service.ts'

/** Faults in what the portal proposes to a member. */
export const faultsOfMembers = {
  'domain-overview': [
    inCore(inBrief, '!isInterested && !hasVoted', '!isInterested'),
    inCore(inBrief, 'addedBy?.id !== userId && ', ''),
    inCore('core/overview/overview.service.ts', 'await overviews.saw(userId, clock.now())', 'void overviews'),
    inCore('core/overview/overview.service.ts', 'if (wanted !== undefined && !shown) return refused(unknown)', ''),
    inCore('core/overview/overview.ts', 'mostShownBookmarks = 3', 'mostShownBookmarks = 4'),
  ],
  'domain-suggestions': [
    inPorts('core/suggestions/known-of-member.ts', 'if (known.has(key)) continue', ''),
    inPorts('core/suggestions/suggesting.service.ts', 'of [...own, undefined])', 'of [undefined])'),
    inPorts('core/suggestions/suggesting.service.ts', 'withReason(article, reason)', "withReason(article, 'neu')"),
  ],
  'domain-training-plan': [
    inPorts('core/training-plan/plans-of-gremium.ts', 'smallGremium = 3', 'smallGremium = 2'),
    inTests('core/training-plan/plans-of-gremium.ts', 'smallGremium = 3', 'smallGremium = 2'),
    inPorts('core/training-plan/proposed-plan.ts', 'weeksBetween = 3', 'weeksBetween = 2'),
    inPorts(fitting, 'seatsLeft - (seatsOfOthers.get(eventId) ?? 0)', 'seatsLeft - (seatsOfOthers.size > 99 ? 1 : 0)'),
    inPorts(fitting, 'before >= most', 'before > most'),
    inPorts('core/training-plan/plan-costs.ts', 'net: price?.net ?? null', 'net: price?.net ?? 0'),
  ],
  'domain-training-plan-stored': [
    inCore('core/training-plan/profile-of-draft.ts', '...new Set([...draft.attended, ...attended])', '...attended'),
    inCore('core/training-plan/plan-limits.ts', 'monthsOfLink = 12', 'monthsOfLink = 13'),
    inCore(stored, '(owner === who.userId || who.isConsultant)', 'who.userId !== owner + who.userId'),
    inCore(
      stored,
      "if (plan.version !== version) return refused({ why: 'plan-changed', version: plan.version })\n      const edit",
      'const edit',
    ),
  ],
}
