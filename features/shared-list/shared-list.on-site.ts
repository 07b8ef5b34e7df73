import type { ShownEntry } from '#core/shared-list/shown-entry.ts'
import { faultsOf, type Invalid, type Refusal, type Result } from '#core/shared/result.ts'
import { sharedListWording } from '#wording/pages/shared-list.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { Said, SharesAList } from './shared-list.driver.ts'

const said = (answer: Result<unknown, Refusal>): Said => {
  if (answer.ok) return 'done'
  if (answer.refusal.why !== 'invalid') return answer.refusal.why
  return faultsOf((answer.refusal as Invalid).fields)
    .map(([field, fault]) => `${field} ${fault}`)
    .join(', ')
}

/** Shares a list through the port; what it knows of an entry is what it saw last. */
export const sharesAListOnSite = ({ site }: Entry): SharesAList => {
  const { sharedList } = site.gremium
  const ids = new Map<string, string>()
  const items = async (): Promise<readonly ShownEntry[]> => {
    const { items: all } = valueOf(await sharedList.list({}))
    for (const { id, title } of all) ids.set(title, id)
    return all
  }
  const one = async (title: string): Promise<ShownEntry | undefined> =>
    (await items()).find((entry) => entry.title === title)
  const idOf = async (title: string): Promise<string> => {
    if (!ids.has(title) && (await sharedList.list({})).ok) await items()
    return ids.get(title) ?? 'nothing'
  }
  return {
    add: async (item) => said(await sharedList.add(item)),
    remove: async (title) => said(await sharedList.remove({ id: await idOf(title) })),
    forMe: async (title, isSo) => said(await sharedList.interest({ id: await idOf(title), interested: isSo })),
    vote: async (title, opinion) => said(await sharedList.vote({ id: await idOf(title), opinion })),
    countVotes: async (title) => said(await sharedList.countVotes({ id: await idOf(title) })),
    comment: async (title, comment) => said(await sharedList.comment({ id: await idOf(title), comment })),
    async tally(title) {
      const tally = (await one(title))?.vote.tally
      return tally ? sharedListWording.vote.tally(tally) : 'untold'
    },
    hasVoted: async (title) => (await one(title))?.vote.own === 'geheim',
    comments: async (title) => (await one(title))?.comments.map(({ text }) => text) ?? [],
    async titles() {
      const list = await sharedList.list({})
      return list.ok ? (await items()).map(({ title }) => title) : said(list)
    },
    wantedBy: async (title) => (await one(title))?.interested.map(({ name }) => name) ?? [],
    addedBy: async (title) => (await one(title))?.addedBy ?? 'nobody',
    async stands(title) {
      const entry = await one(title)
      return [entry?.state, entry?.seats].filter((part) => part !== undefined).join(': ')
    },
  }
}
