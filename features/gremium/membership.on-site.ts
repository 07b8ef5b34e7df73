import type { SettingsOfGremium, UserOfGremium } from '#core/gremium/ports.ts'
import { faultsOf, type Invalid, type Refusal, type Result } from '#core/shared/result.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { BelongsToAGremium, Said } from './membership.driver.ts'

export const saidOf = (answer: Result<unknown, Refusal>): Said => {
  if (answer.ok) return 'done'
  if (answer.refusal.why !== 'invalid') return answer.refusal.why
  return faultsOf((answer.refusal as Invalid).fields)
    .map(([field, fault]) => `${field} ${fault}`)
    .join(', ')
}

const shown = ({ name, email, role, status }: UserOfGremium): string =>
  status === 'aktiv' ? `${name} (${role})` : `${email} (${role}, ${status})`

/** What is said of a Gremium in words; all else is a number. */
const texts = new Set(['electedAt', 'type'])

/** Belongs to a Gremium through the port. */
export const belongsToAGremiumOnSite = ({ site: { gremium, account } }: Entry): BelongsToAGremium => {
  const { membership } = gremium
  let opened: SettingsOfGremium | undefined
  const listed = (answer: Awaited<ReturnType<typeof membership.managedUsers>>) =>
    answer.ok ? answer.value.items.map(shown) : saidOf(answer)
  const idOfUser = async (called: string): Promise<string> => {
    const { items } = valueOf(await membership.users({}))
    return items.find(({ name, email }) => name === called || email === called)?.id ?? 'nobody'
  }
  return {
    begin: async (type, company, site) => saidOf(await membership.found({ type, company, site })),
    own: async () => valueOf(await membership.own({})).items.map(({ name }) => name),
    async ofAccount() {
      const self = valueOf(await account.accounts.whoAmI({}))
      return self.isLoggedIn && self.gremium ? `${self.gremium.name} as ${self.gremium.role}` : undefined
    },
    users: async () => listed(await membership.users({})),
    managedUsers: async () => listed(await membership.managedUsers({})),
    usersOf: async (id) => listed(await membership.users({ gremium: id })),
    async idOf(wanted) {
      const { items } = valueOf(await membership.own({}))
      return items.find(({ company }) => company === wanted)?.id ?? 'none'
    },
    invite: async (email, role) => saidOf(await membership.invite({ email, role })),
    remove: async (called) => saidOf(await membership.removeUser({ id: await idOfUser(called) })),
    makeRole: async (called, role) => saidOf(await membership.changeRole({ id: await idOfUser(called), role })),
    async openSettings() {
      opened = valueOf(await membership.settings({}))
    },
    async say(numbers) {
      const { id: gremium, version, type, company } = opened ?? valueOf(await membership.settings({}))
      const told = Object.fromEntries(
        numbers.map(([field, value]) => [field, texts.has(field) ? value : Number(value)]),
      )
      return saidOf(await membership.changeSettings({ gremium, version, type, company, ...told }))
    },
    async read() {
      const {
        id: _,
        name: __,
        version: ___,
        role: ____,
        type: _____,
        company: ______,
        hasRoster: _______,
        ...rest
      } = valueOf(await membership.settings({}))
      return Object.entries(rest)
        .map(([field, value]) => `${field} ${value}`)
        .toSorted()
    },
    learns: async () => valueOf(await membership.hints({})).items.map(({ about }) => about),
    leave: async () => saidOf(await membership.leave({})),
    async join(token) {
      const seen = await membership.lookAtInvitation({ token })
      return seen.ok ? saidOf(await membership.join({ token })) : saidOf(seen)
    },
  }
}
