import type { Entry } from '../support/entry.ts'
import type { TakesHerData } from './taking-data.driver.ts'

/** Takes data away through the port. */
export const takesHerDataOnSite = ({ site }: Entry): TakesHerData => {
  const { ownData } = site.account
  return {
    async prove(password) {
      const answer = await ownData.prove({ password })
      return answer.ok ? 'done' : answer.refusal.why
    },
    async take() {
      const answer = await ownData.take({})
      return answer.ok ? { bytes: answer.value.bytes } : { why: answer.refusal.why }
    },
  }
}
