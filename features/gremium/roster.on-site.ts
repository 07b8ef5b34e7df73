import type { ShownMember } from '#core/gremium/roster-ports.ts'
import type { MemberForm } from '#core/gremium/roster-rules.ts'
import { nameOfMember } from '#core/gremium/roster.ts'
import type { Result } from '#core/shared/result.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import { saidOf } from './membership.on-site.ts'
import type { KeepsTheRoster, MemberDraft } from './roster.driver.ts'

const shown = ({ role, released, until, ...member }: ShownMember): string =>
  [
    `${nameOfMember(member)} (${role})`,
    ...(released > 0 ? [`released ${released}`] : []),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(' ')

const formOf = (draft: MemberDraft, before?: ShownMember): MemberForm => {
  const { released, functions, ...texts } = draft
  return {
    firstName: '',
    lastName: '',
    role: '',
    since: '',
    ...before,
    ...texts,
    ...(released !== undefined && { released: Number(released) }),
    ...(functions !== undefined && { functions: functions.split(' ').filter(Boolean) }),
  }
}

/** Keeps the roster through the port. */
export const keepsTheRosterOnSite = ({ site }: Entry): KeepsTheRoster => {
  const { roster } = site.gremium
  const seen = new Map<string, ShownMember>()
  let instead: ShownMember | undefined
  const find = async (name: string): Promise<ShownMember> => {
    const { items } = valueOf(await roster.roster({}))
    const member = seen.get(name) ?? items.find((one) => nameOfMember(one) === name)
    if (!member) throw new Error(`${name} is not in the roster`)
    return member
  }
  const told = (answer: Result<unknown, { readonly why: string; readonly now?: ShownMember }>) => {
    if (!answer.ok && answer.refusal.now) instead = answer.refusal.now
    return saidOf(answer)
  }
  return {
    async members() {
      const answer = await roster.roster({})
      return answer.ok ? answer.value.items.map(shown) : answer.refusal.why
    },
    async seats() {
      const { inOffice, seats } = valueOf(await roster.roster({}))
      return `${inOffice} of ${seats ?? 'unknown'}`
    },
    emailOf: async (name) => (await find(name)).email,
    hasAccount: async (name) => (await find(name)).hasAccount,
    add: async (draft) => told(await roster.addMember(formOf(draft))),
    async lookAt(name) {
      seen.set(name, await find(name))
    },
    async change(name, draft) {
      const { hasAccount: _, isOwn: __, ...before } = await find(name)
      const { id, version } = before
      return told(await roster.changeMember({ ...formOf(draft, await find(name)), id, version }))
    },
    toldInstead: async () => instead && shown(instead),
    async endTerm(name, until, successor) {
      const { id, version } = await find(name)
      const next = successor === undefined ? {} : { successor: (await find(successor)).id }
      return told(await roster.endTerm({ id, version, until, ...next }))
    },
    async remove(name) {
      const { id, version } = await find(name)
      return told(await roster.removeMember({ id, version }))
    },
  }
}
