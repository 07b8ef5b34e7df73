import { brandBeforeContent } from '#core/brand/brand.ts'
import { letterText } from '#mail/letter-text.ts'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import {
  arrivedLetter,
  brand,
  changedLetter,
  confirmLetter,
  existsLetter,
  loginLetters,
  receivedLetter,
  resetLetter,
  siteOrigin,
} from './letters-for-tests.ts'

const everyLetter = [
  confirmLetter,
  existsLetter,
  resetLetter,
  changedLetter,
  receivedLetter,
  arrivedLetter,
  ...loginLetters,
]
const sender = { siteOrigin, brand }
const link = 'https://www.seminarhaus.example/registrierung/bestaetigen/tOk_en-1'

describe('the letter that confirms an address', () => {
  const { subject, text, html } = letterText(confirmLetter, sender)

  test('says what it is about and leads to the confirmation', () => {
    expect(subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    expect(text).toBe(`Guten Tag,

mit dieser E-Mail-Adresse möchte sich jemand bei „mein Seminarhaus“ registrieren. Waren Sie das? Dann öffnen Sie bitte den Link und geben Sie dort das Passwort ein, das Sie eben gewählt haben. Damit ist Ihr Konto bereit.

E-Mail-Adresse bestätigen:
${link}

Der Link gilt 48\u00A0Stunden. Ist er abgelaufen, registrieren Sie sich einfach noch einmal.

Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann sich niemand mit dieser Adresse anmelden, und nach Ablauf der Zeit löschen wir alle Angaben.

Freundliche Grüße
Seminarhaus

Fragen beantworten wir gern:
Telefon 040 66969-120
Mo–Fr 8:00–17:00 Uhr
service@seminarhaus.example

Impressum: https://www.seminarhaus.example/impressum
Datenschutz: https://www.seminarhaus.example/datenschutz
`)
  })

  test('says the same in HTML, with the link to click and to copy', () => {
    expect(html).toContain(`<a href="${link}"`)
    expect(html).toContain(`>${link}</p>`)
    expect(html).toContain('Guten Tag,')
    expect(html).toContain('<html lang="de">')
  })

  test('makes one link only, however the token looks', () => {
    const { text } = letterText({ ...confirmLetter, token: '../x?y#z" <' }, sender)
    expect(text).toContain('/registrierung/bestaetigen/..%2Fx%3Fy%23z%22%20%3C\n')
  })
})

describe('the letter that tells of an account', () => {
  const { subject, text, html } = letterText(existsLetter, sender)

  test('leads to the login and carries no token', () => {
    expect(subject).toBe('Sie haben schon ein Konto bei uns')
    expect(text).toContain('Anmelden:\nhttps://www.seminarhaus.example/kundenportal/login\n')
    expect(text).toContain('Sie haben aber schon eines; es ist unverändert.')
    expect(html).toContain('<a href="https://www.seminarhaus.example/kundenportal/login"')
    expect(`${text}${html}`).not.toContain('bestaetigen')
  })
})

describe('the letter with a link for a new password', () => {
  const { subject, text, html } = letterText(resetLetter, sender)

  test('greets its owner, leads to the form, tells for how long and what to do who did not ask', () => {
    expect(subject).toBe('Ihr neues Passwort')
    expect(text).toContain('Guten Tag Frau Ö’Brien-von der Heide,')
    expect(text).toContain(`${siteOrigin}/kundenportal/password-reset/rEs_et-1\n`)
    expect(text).toContain('Der Link gilt 60\u00A0Minuten')
    expect(text).toContain('Sie haben das nicht angefordert?')
    expect(html).toContain(`<a href="${siteOrigin}/kundenportal/password-reset/rEs_et-1"`)
  })
})

describe('the letter about a changed password', () => {
  test('says so, and where to go for who did not do it', () => {
    const { subject, text } = letterText(changedLetter, sender)
    expect(subject).toBe('Ihr Passwort wurde geändert')
    expect(text).toContain('Auf allen Geräten sind Sie jetzt abgemeldet')
    expect(text).toContain(`${siteOrigin}/kundenportal/password-forgot\n`)
  })
})

describe('letters about a login', () => {
  test.each([
    ['password-updated', 'Auf allen anderen Geräten sind Sie jetzt abgemeldet', '/kundenportal/password-forgot\n'],
    ['confirm-new-address', 'Der Link gilt 48\u00A0Stunden', '/kundenportal/neue-adresse/nEw_a-1\n'],
    ['address-in-use', 'Sie gehört aber schon zu Ihrem Konto', ''],
    ['address-change-asked', 'erst wenn er geöffnet und bestätigt ist', '/kundenportal/password-forgot\n'],
    ['address-changed', 'können Sie sich nicht mehr anmelden', ''],
  ])('%s says what happened, and what to do', (kind, says, leadsTo) => {
    const letter = loginLetters.find((one) => one.kind === kind)
    const text = letter ? letterText(letter, sender).text : ''
    expect(text).toContain(says)
    expect(text).toContain(leadsTo)
  })

  test('name nobody to an address that nobody has confirmed', () => {
    const text = loginLetters.map((letter) => letterText(letter, sender).text)
    expect(text.filter((one) => one.startsWith('Guten Tag,'))).toHaveLength(1)
    expect(text[1]).toMatch(/^Guten Tag,/)
  })
})

describe('every letter', () => {
  test.each([
    ['frau', 'Guten Tag Frau Heide,'],
    ['herr', 'Guten Tag Herr Heide,'],
    ['divers', 'Guten Tag Anna Heide,'],
    ['constructor', 'Guten Tag Anna Heide,'],
  ])('greets %s as "%s"', (salutationId, greeting) => {
    const { text } = letterText({ ...existsLetter, salutationId, lastName: 'Heide' }, sender)
    expect(text.split('\n')[0]).toBe(greeting)
  })

  test.each([existsLetter, resetLetter, changedLetter, arrivedLetter])('$kind lets no name write HTML', (letter) => {
    const { html, text } = letterText(
      Object.assign({}, letter, { salutationId: 'divers', firstName: '<script>"&\'' }),
      sender,
    )
    expect(html).toContain('&lt;script&gt;&quot;&amp;&#39; Ö’Brien')
    expect(html).not.toContain('<script')
    expect(text).toContain('<script>"&\' Ö’Brien')
  })

  test.each(everyLetter)('$kind loads nothing from outside and advertises nothing', (letter) => {
    const { html, text } = letterText(letter, sender)
    expect(html).not.toMatch(/<img|<link|src=|url\(/)
    expect(text).not.toMatch(/Seminare|Angebot|Rabatt|Newsletter|entdecken/)
    expect(text).not.toContain(brand.claim)
  })

  test.each(everyLetter)('$kind is valid HTML', async (letter) => {
    const checker = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off' } })
    const report = await checker.validateString(letterText(letter, sender).html)
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })

  test('of a provider without content still signs', () => {
    const { text } = letterText(existsLetter, { siteOrigin, brand: brandBeforeContent })
    expect(text).toContain('Freundliche Grüße\nSeminarhaus\n\nImpressum')
    expect(text).not.toContain('Fragen beantworten')
  })
})
