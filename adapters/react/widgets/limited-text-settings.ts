// Without React: reads a host of the page, before a widget is drawn on it too.
import { booleanAttribute } from '#core/shared/boolean-attribute.ts'
import type { LimitedTextInput } from '#core/text/limited-text.machine.ts'
import { wholeTextSelector } from './whole-text.ts'

/**
 * The settings of a limited text and the text itself, which is the host's own content. Without a limit nothing is cut.
 */
export function limitedTextSettings(host: HTMLElement): Required<LimitedTextInput> {
  const { limit, stripTags } = host.dataset
  return {
    text: (host.querySelector(wholeTextSelector) ?? host).innerHTML.trim(),
    limit: limit?.trim() ? Number(limit) : Number.NaN,
    stripTags: booleanAttribute(stripTags) ?? false,
  }
}
