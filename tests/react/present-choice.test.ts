import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { Consent } from '#core/media/media.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { showPresentChoice } from '#react/browser/present-choice.ts'
import { openPages } from './pages-app.ts'

/** A consent tool in which a test decides. */
const consentOf = (first: Consent) => {
  const listeners = new Set<(consent: Consent) => void>()
  const consent: ForAskingConsent = {
    current: () => first,
    renew: () => {},
    subscribe(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
  return { consent, decide: (next: Consent) => listeners.forEach((heard) => heard(next)), listeners }
}

const pageOf = (html: string) => {
  const { document } = new Window({ url: 'https://www.haus.example/' })
  document.write(html)
  return document as unknown as Document
}
const shown = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('[data-choice]')].flatMap(({ hidden, textContent }) =>
    hidden ? [] : (textContent ?? ''),
  )

test('the page of cookie settings says what is chosen, and says it anew after another choice', async () => {
  const { visit } = await openPages()
  const document = pageOf((await visit().get('/cookie-einstellungen')).html)
  expect(shown(document)).toEqual([])
  const { consent, decide } = consentOf({ decided: false, marketing: false })
  showPresentChoice(document, consent)
  expect(shown(document)).toEqual([
    'Sie haben noch nichts entschieden. Bis dahin bleibt alles aus, was nicht notwendig ist.',
  ])
  decide({ decided: true, marketing: true })
  expect(shown(document)).toEqual(['Videos und andere externe Medien sind erlaubt.'])
  decide({ decided: true, marketing: false })
  expect(shown(document)).toEqual(['Videos und andere externe Medien sind nicht erlaubt.'])
})

test('a page without such sentences does not listen', () => {
  const { consent, listeners } = consentOf({ decided: true, marketing: true })
  showPresentChoice(pageOf('<p>Nichts dergleichen</p>'), consent)
  expect(listeners.size).toBe(0)
})
