import { inCore, inPorts, inTests, onScreen } from './planted-fault.ts'

const users = 'core/gremium/users-of-gremium.ts'
const membership = 'core/gremium/gremium.service.ts'
const roster = 'core/gremium/roster-of-gremium.ts'
const voting = 'core/shared-list/voting.ts'
const list = 'core/shared-list/shared-list.service.ts'
const candidates = 'core/delegation/candidates.ts'
const delegating = 'core/delegation/delegating.service.ts'

/** Faults in what belongs to a Gremium, and in what it decides together. */
export const faultsOfGremium = {
  'domain-gremium-managed': [
    inCore(users, "users.some(({ role }) => role === 'verwalter') ? done", 'users.length > 0 ? done'),
    inCore(membership, 'if (!rest) await tx.gremien.delete(left.id)', 'if (!rest) void left'),
    inTests(membership, ' || roleIn(current, userId) === undefined', ''),
  ],
  'domain-gremium-changed': [
    inCore(membership, 'if (current.version !== version) return refused(gremiumChanged)', ''),
    inCore(roster, 'member.version === version ? done(member)', 'version > 0 ? done(member)'),
    inTests('adapters/pages-port/refusal-status.ts', "'member-changed': 409", "'member-changed': 404"),
    onScreen(
      'adapters/react/pages/gremium/member-form.tsx',
      '...(meanwhile && { hint: words.nowStored(read(meanwhile, field)) })',
      '...(meanwhile && {})',
    ),
  ],
  'domain-shared-list': [
    inCore(list, 'if (known !== undefined) return done({ id: known })', ''),
    inPorts(list, "addedBy === userId || roleIn(gremium, userId) === 'verwalter'", 'gremium.users.length > 0'),
    inCore(list, 'if (ask.interested) interested.add(userId)', 'interested.add(userId)'),
  ],
  'domain-shared-list-votes': [
    inCore(voting, 'fewestCounted = 3', 'fewestCounted = 2'),
    inCore(voting, '...(ballot.counted && { tally: ballot.tally })', 'tally: ballot.tally'),
    inPorts(voting, 'if (secret.voters.has(userId)) return refused(votedAlready)', ''),
  ],
  'domain-delegation': [
    inCore(candidates, 'beside.chosen?.has(id) ?? wants', 'beside.chosen?.has(id) ?? false'),
    inCore(candidates, 'wants && overlap(days, event)', 'false'),
    inCore(candidates, "salutationId !== '' && email !== ''", "salutationId !== '-' && email !== '-'"),
    inCore(delegating, 'delegates.filter(({ id }) => isChosen.has(id)),', 'delegates,'),
    inPorts(delegating, "if (list.gremium.role !== 'verwalter') return refused({ why: 'not-allowed' })", ''),
    inPorts(delegating, 'if (obstacle) return refused(obstacle)', ''),
  ],
  'domain-live': [
    inPorts(
      'core/live/news-since.ts',
      'topics.filter((topic) => invalidated.has(topic))',
      'invalidated.size > 0 ? topics : []',
    ),
    inPorts('core/live/live.service.ts', '...(await sharedLists.of(gremium.id)).map(topicOf),', ''),
    inPorts(list, 'if (answer.ok) tx.tags.invalidate([`list:${gremium.id}`])', ''),
  ],
}
