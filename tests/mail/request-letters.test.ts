import { describe, expect, test } from 'vitest'
import { letterText } from '#mail/letter-text.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const sender = { siteOrigin, brand }
const both = {
  form: 'lawyer-consultation-request',
  reference: '0A1B2C3D',
  deletedOn: '2027-02-21',
  dedupeKey: 'a',
} as const

describe('the letter to whoever sent a form', () => {
  const letter = { ...both, kind: 'request-received', to: 'anna@firma.example', files: 2 } as const

  test('names the form, its number, what happens next, and until when it is stored', () => {
    const { subject, text, replyTo } = letterText(letter, sender)
    expect(subject).toBe('Frage an eine Anwältin oder einen Anwalt: 0A1B2C3D ist angekommen')
    expect(text).toContain('mit 2\u00a0Dateien')
    expect(text).toContain('Die Kanzlei meldet sich')
    expect(text).toContain('Am 21.02.2027 löschen wir Ihre Angaben')
    expect(replyTo).toBeUndefined()
  })

  test('speaks of one file, and of none where none came', () => {
    expect(letterText({ ...letter, files: 1 }, sender).text).toContain('mit einer Datei')
    expect(letterText({ ...letter, files: 0 }, sender).text).not.toContain('Datei')
  })
})

test('the letter to the office says each field as the page calls it, and an answer goes to the sender', () => {
  const { text, replyTo } = letterText(
    {
      ...both,
      kind: 'request-arrived',
      to: 'buero@haus.example',
      requestId: 'r-1',
      email: 'anna@firma.example',
      values: { topic: 'Anhörung', pending: 'ja', deadline: '2026-12-01', forwardConsent: true },
      files: [{ name: 'Akte Ö.pdf', kind: 'pdf', size: 2_000 }],
    },
    sender,
  )
  expect(text).toContain('Worum geht es?\nAnhörung\n')
  expect(text).toContain('Ja, bei Gericht oder Einigungsstelle\n')
  expect(text).toContain('01.12.2026\n')
  expect(text).toContain('an eine Kanzlei weitergeben.\nja\n')
  expect(text).toContain('Akte Ö.pdf (2\u00a0kB)')
  expect(replyTo).toBe('anna@firma.example')
})

describe('letters about a declaration', () => {
  const declared = {
    form: 'withdrawal',
    reference: '0A1B2C3D',
    deletedOn: '2033-11-23',
    dedupeKey: 'a',
    // Half past midnight in Berlin, of the next day.
    declaredAt: '2026-11-22T23:30:00.000Z',
    values: { name: 'Anna Sommer', contract: 'Bestellung 7', email: 'anna@firma.example', message: 'Erste\nZweite' },
  } as const
  const arrived = {
    ...declared,
    kind: 'request-arrived',
    to: 'buero@haus.example',
    requestId: 'r-1',
    email: 'anna@firma.example',
    files: [],
  } as const
  const said = [
    'Eingegangen\n23.11.2026, 0:30\u00a0Uhr\n',
    'Ihr Name\nAnna Sommer\n',
    'Welchen Vertrag widerrufen Sie?\nBestellung 7\n',
    'E-Mail-Adresse\nanna@firma.example\n',
    'Ihre Nachricht\nErste\nZweite\n',
  ]

  test('the receipt repeats all of it, with day and time in Berlin', () => {
    const { subject, text } = letterText(
      { ...declared, kind: 'declaration-received', to: 'anna@firma.example' },
      sender,
    )
    expect(subject).toBe('Widerruf eines Vertrags: 0A1B2C3D ist eingegangen')
    for (const words of said) expect(text).toContain(words)
    expect(text).toContain('Am 23.11.2033')
  })

  test('the office reads the same, and that it owes the receipt where none could be sent', () => {
    const { text } = letterText(arrived, sender)
    for (const words of said) expect(text).toContain(words)
    expect(text).not.toContain('Bitte bestätigen Sie den Eingang')
    expect(letterText({ ...arrived, receiptOwed: true }, sender).text).toContain('Bitte bestätigen Sie den Eingang')
  })
})

test('an answer of the office says what was written, the number, and how to go on; an answer to it goes to the office', () => {
  const { subject, text, replyTo } = letterText(
    {
      ...both,
      kind: 'request-answered',
      to: 'anna@firma.example',
      sentAt: '2026-11-22T23:30:00.000Z',
      subject: 'Antwort auf Ihre Anfrage 0A1B2C3D',
      text: 'ja, das geht.\nGanz sicher.\n\nUnd noch etwas.',
    },
    sender,
  )
  expect(subject).toBe('Antwort auf Ihre Anfrage 0A1B2C3D')
  expect(text).toMatch(/^Guten Tag,\n\nja, das geht\.\nGanz sicher\.\n\nUnd noch etwas\.\n/)
  expect(text).toContain('vom 23.11.2026. Der Vorgang ist 0A1B2C3D.')
  expect(text).toContain('Am 21.02.2027 löschen wir Ihre Angaben und diese Antwort')
  expect(text).toContain('Freundliche Grüße')
  expect(replyTo).toBeUndefined()
})
