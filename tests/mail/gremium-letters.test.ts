import { expect, test } from 'vitest'
import type { GremiumLetter } from '#core/gremium/ports.ts'
import { letterText } from '#mail/letter-text.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const invitation: GremiumLetter = {
  kind: 'gremium-invitation',
  to: 'anna@firma.example',
  dedupeKey: 'g-1',
  gremium: 'Betriebsrat, Łuczak & Söhne, Werk Nord',
  invitedBy: 'Änne Ö’Brien-von der Heide',
  token: 'abc def',
  days: 14,
  until: '2026-12-04T09:00:00.000Z',
}

test('an invitation says who asks, to what and until when, and leads to one page', () => {
  const { subject, text, html } = letterText(invitation, { siteOrigin, brand })
  expect(subject).toBe('Einladung: Betriebsrat, Łuczak & Söhne, Werk Nord')
  expect(text).toContain('Änne Ö’Brien-von der Heide lädt Sie ein, bei mein Seminarhaus mitzumachen')
  expect(text).toContain('14\u00a0Tage, bis zum 04.12.2026')
  expect(text.match(/https?:[^\s]+/g)).toEqual(
    ['/meinifb/einladung/abc%20def', '/impressum', '/datenschutz'].map((path) => siteOrigin + path),
  )
  expect(html).toContain('Łuczak &amp; Söhne')
})
