import { createActor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { limitedTextMachine, textOf } from '#core/text/limited-text.machine.ts'
import type { ReadsLimitedText } from './text.driver.ts'

/** Reads a limited text by running its machine as a page does. */
export const readsLimitedTextOnSite = (): ReadsLimitedText => {
  let actor: ActorRefFrom<typeof limitedTextMachine> | undefined
  return {
    async open(text, limit, stripTags = false) {
      actor = createActor(limitedTextMachine, { input: { text, limit, stripTags } }).start()
    },
    async see() {
      if (actor === undefined) throw new Error('no page with a text is open')
      const { text, truncated, expandLabel } = textOf(actor.getSnapshot())
      return { text, more: truncated ? expandLabel : undefined }
    },
    expand: async () => actor?.send({ type: 'expand' }),
  }
}
