import type { Entry } from '../support/entry.ts'
import type { TakesExports } from './exports.driver.ts'

/** Asks the port itself. */
export const takesExportsOnSite = ({ site }: Entry): TakesExports => ({
  async take(kind, { since, atATime }) {
    const ids: string[] = []
    const gone: string[] = []
    let cursor: string | undefined
    for (;;) {
      const answer = await site.office.exports[kind]({
        ...(since !== undefined && { since }),
        ...(atATime !== undefined && { limit: atATime }),
        ...(cursor !== undefined && { cursor }),
      })
      if (!answer.ok)
        return { refused: answer.refusal.why === 'invalid' ? `${answer.refusal.fields.since}` : answer.refusal.why }
      ids.push(...answer.value.items.map(({ id }) => id))
      gone.push(...answer.value.deletedIds)
      if (answer.value.nextCursor === null) return { ids, gone, state: answer.value.generatedAt }
      cursor = answer.value.nextCursor
    }
  },
})
