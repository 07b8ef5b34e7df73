import type { Consent } from '#core/media/media.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'

/**
 * Shows, where a page has sentences for it, the one that is true of the visitor's choice, and another when he chooses
 * anew.
 */
export function showPresentChoice(document: Document, consent: ForAskingConsent): void {
  const sentences = document.querySelectorAll<HTMLElement>('[data-choice]')
  if (sentences.length === 0) return
  const show = (present: Consent) => {
    for (const sentence of sentences) sentence.hidden = sentence.dataset['choice'] !== nameOf(present)
  }
  show(consent.current())
  consent.subscribe(show)
}

const nameOf = ({ decided, marketing }: Consent): string => (decided ? (marketing ? 'marketing' : 'necessary') : 'none')
