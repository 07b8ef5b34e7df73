import { setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { limited } from './limit-text.ts'
import type { Limited } from './limit-text.ts'

export interface LimitedTextInput {
  readonly text: string
  /** In characters. */
  readonly limit: number
  readonly stripTags?: boolean
}

/**
 * A limited text (spec §4): truncated until the reader expands it; there is no way back. A short one is whole at once.
 */
export const limitedTextMachine = setup({
  types: {
    context: {} as Limited,
    input: {} as LimitedTextInput,
    events: {} as { readonly type: 'expand' },
  },
  guards: { isTruncated: ({ context }) => context.truncated },
}).createMachine({
  id: 'limited-text',
  context: ({ input: { text, limit, stripTags } }) => limited(text, limit, { stripTags }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isTruncated', target: 'truncated' }, { target: 'whole' }] },
    truncated: { on: { expand: 'whole' } },
    whole: {},
  },
})

/**
 * What a limited text shows: with `stripTags` plain text, else markup. The label offers the rest while there is one.
 */
export const textOf = ({
  context,
  value,
}: Pick<SnapshotFrom<typeof limitedTextMachine>, 'context' | 'value'>): {
  readonly text: string
  readonly truncated: boolean
  readonly expandLabel: 'Mehr lesen'
} => {
  const truncated = value === 'truncated'
  return { text: truncated ? context.text : context.whole, truncated, expandLabel: 'Mehr lesen' }
}
