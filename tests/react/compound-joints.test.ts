import { expect, test } from 'vitest'
import { withJoints } from '#react/ui/compound-joints.ts'

// Eighteen letters of a heading stand beside each other on a phone of 360 px.
test.each([
  ['Kündigungsschutzgesetz', 'Kündigungs|schutzgesetz'],
  ['Gleichbehandlungsgesetz', 'Gleichbehandlungs|gesetz'],
  ['Lieferkettensorgfaltspflichtengesetz', 'Lieferketten|sorgfaltspflichten|gesetz'],
  ['Entgeltfortzahlungsgesetz', 'Entgeltfortzahlungs|gesetz'],
  ['Barrierefreiheitsstärkungsgesetz', 'Barriere|freiheits|stärkungsgesetz'],
  ['Gesamtschwerbehindertenvertretung', 'Gesamt|schwerbehinderten|vertretung'],
  ['Ordnungswidrigkeitengesetz', 'Ordnungswidrigkeiten|gesetz'],
  ['insgesamt', 'insgesamt'],
])('%s breaks at its joints', (title, joined) => {
  expect(withJoints(title).replaceAll('\u00ad', '|')).toBe(joined)
})
