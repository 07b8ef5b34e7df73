import { describe, expect, test } from 'vitest'
import { consentCookie, consentDays, consentFrom, consentIn, consentRevision } from '#core/media/consent-cookie.ts'

const undecided = { decided: false, marketing: false }
const choice = (...categories: readonly string[]) => JSON.stringify({ revision: 1, categories })

describe('what a choice of cookies says', () => {
  test.each([
    [choice('necessary', 'marketing'), { decided: true, marketing: true }],
    [choice('necessary'), { decided: true, marketing: false }],
    [choice(), { decided: true, marketing: false }],
    // Of an older or a newer revision
    [JSON.stringify({ revision: 0, categories: ['marketing'] }), undecided],
    [JSON.stringify({ revision: 2, categories: ['marketing'] }), undecided],
    [JSON.stringify({ categories: ['marketing'] }), undecided],
    // Spoilt
    [JSON.stringify({ revision: 1 }), undecided],
    [JSON.stringify({ revision: 1, categories: 'marketing' }), undecided],
    ['null', undecided],
    ['1', undecided],
    ['"marketing"', undecided],
    ['[]', undecided],
    ['{', undecided],
    ['', undecided],
    [undefined, undecided],
  ])('%s', (text, consent) => expect(consentFrom(text)).toEqual(consent))
})

describe('among the cookies of a page', () => {
  const marketing = `cookie-auswahl=${encodeURIComponent(choice('marketing'))}`
  test.each([
    [marketing, true],
    [`a=b; ${marketing}; signed-in=1`, true],
    [`cookie-auswahl2=%7B%7D; ${marketing}`, true],
    [`meine-${marketing}`, false],
    [`cookie-auswahl2${marketing.slice('cookie-auswahl'.length)}`, false],
    ['signed-in=1', false],
    ['', false],
    ['cookie-auswahl=', false],
    // No text that somebody encoded
    ['cookie-auswahl=%', false],
  ])('%s: %s', (cookies, decided) => expect(consentIn(cookies)).toEqual({ decided, marketing: decided }))
})

test('a choice holds for half a year under a name that stays [rule:domain-consent-half-year]', () => {
  expect([consentCookie, consentRevision, consentDays]).toEqual(['cookie-auswahl', 1, 182])
})
