import { limited } from '#core/text/limit-text.ts'
import { ownHtml } from '../ui/own-html.ts'
import { limitedTextSettings } from '../widgets/limited-text-settings.ts'

/** As `textOf` says it; the machine itself is not loaded for a word. */
export const expandLabel = 'Mehr lesen'

/**
 * Shows sleeping limited texts at their length, in the form the widget gives them, so that nothing jumps when one
 * wakes. The whole text stays in its host.
 */
export function shortenSleepingTexts(hosts: readonly HTMLElement[]): void {
  for (const host of hosts) {
    const { text, limit, stripTags } = limitedTextSettings(host)
    const { text: short, truncated } = limited(text, limit, { stripTags })
    if (!truncated) continue
    const document = host.ownerDocument
    const whole = document.createElement('template')
    whole.setAttribute('data-whole', '')
    whole.innerHTML = ownHtml(text)
    const shown = document.createElement('div')
    if (stripTags) shown.textContent = short
    else shown.innerHTML = ownHtml(short)
    const more = document.createElement('button')
    more.className = 'txt'
    more.type = 'button'
    more.setAttribute('data-primary', '')
    more.textContent = expandLabel
    host.replaceChildren(whole, shown, more)
  }
}
