import type { LimitedTextInput } from '#core/text/limited-text.machine.ts'

/** Keeps the whole text inside its host while a shortened one is shown and the widget sleeps. */
export const wholeTextSelector = 'template[data-whole]'

/** The settings of a limited text and the text itself, which is the host's own content. Without a limit nothing is cut. */
export function limitedTextSettings(host: HTMLElement): Required<LimitedTextInput> {
  const { limit, stripTags } = host.dataset
  return {
    text: (host.querySelector(wholeTextSelector) ?? host).innerHTML.trim(),
    limit: limit?.trim() ? Number(limit) : Number.NaN,
    stripTags: stripTags !== undefined && stripTags !== 'false' && stripTags !== '0',
  }
}
