import { describe, expect, test } from 'vitest'
import { letterText } from '#mail/letter-text.ts'
import { mimeMessage } from '#mail/mime-message.ts'
import { arrivedLetter, brand, receivedLetter, siteOrigin } from './letters-for-tests.ts'

const sender = { siteOrigin, brand }

describe('the letter to an applicant', () => {
  const { subject, text, replyTo } = letterText(receivedLetter, sender)

  test('says what has come, by which sign to speak of it, and until when it is kept', () => {
    expect(subject).toBe('Ihre Bewerbung ist angekommen: Redakteurin (m/w/d)')
    // The address is anybody's until somebody answers: nothing that was typed is written to it, no name either.
    expect(text.startsWith('Guten Tag,\n')).toBe(true)
    expect(text).not.toContain('Anna')
    expect(text).toContain(
      'Ihre Nachricht mit 1.240\u00a0Zeichen\nEine Datei: PDF, 29\u00a0kB\nEine Datei: JPG-Bild, 1,2\u00a0MB\n',
    )
    expect(text).toContain('Ihr Vorgang ist 2D43EFA8.')
    expect(text).toContain('Am 21.05.2027 löschen wir sie.')
    expect(text).toContain('https://www.seminarhaus.example/datenschutz\n')
    expect(replyTo).toBeUndefined()
  })

  test.each([
    [1, '1\u00a0kB'],
    [1024 * 1024 - 1, '1024\u00a0kB'],
    [1024 * 1024, '1\u00a0MB'],
  ])('tells the size of a file of %i bytes', (size, said) => {
    const { text } = letterText({ ...receivedLetter, files: [{ kind: 'odt', size }] }, sender)
    expect(text).toContain(`OpenDocument-Text, ${said}`)
  })

  test('speaks of no message where there is none', () => {
    expect(letterText({ ...receivedLetter, messageLength: 0 }, sender).text).not.toContain('Nachricht mit')
  })
})

describe('the letter to the office', () => {
  const { subject, text, replyTo } = letterText(arrivedLetter, sender)

  test('brings the application, and an answer goes to the applicant', () => {
    expect(subject).toBe('Bewerbung 2D43EFA8: Redakteurin (m/w/d) (Stelle 703)')
    expect(text.startsWith('Guten Tag,\n')).toBe(true)
    expect(text).toContain('Name: Anna Ö’Brien-von der Heide\nE-Mail: anna@firma.example\nTelefon: 040 123456\n')
    expect(text).toContain('Guten Tag,\nich möchte gern.\n')
    expect(text).toContain('Im Anhang:\nLebenslauf Ö.pdf (29\u00a0kB)\n')
    expect(text).toContain('wird die Bewerbung am 21.05.2027 gelöscht')
    expect(replyTo).toBe('anna@firma.example')
  })

  test('says so where there are no files', () => {
    const { phone: _, message: __, ...bare } = arrivedLetter
    const told = letterText({ ...bare, files: [] }, sender).text
    expect(told).toContain('Dateien gehören nicht dazu.')
    expect(told).not.toContain('Telefon: ')
  })

  test('carries its files under their names', () => {
    const bytes = new Uint8Array([1, 2, 3])
    const words = letterText(arrivedLetter, sender)
    const mail = mimeMessage({
      id: '1',
      date: '2026-11-21T12:00:00Z',
      from: 'post@seminarhaus.example',
      to: arrivedLetter.to,
      ...words,
      enclosures: [{ name: 'Lebenslauf Ö.pdf', bytes }],
    })
    expect(mail.attachments).toEqual([{ filename: 'Lebenslauf Ö.pdf', content: Buffer.from(bytes) }])
    expect(mail.replyTo).toBe('anna@firma.example')
  })
})
