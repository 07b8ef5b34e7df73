import { describe, expect, test } from 'vitest'
import type { AlertLetter } from '#core/alerts/ports.ts'
import { letterText } from '#mail/letter-text.ts'
import { mimeMessage } from '#mail/mime-message.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const sender = { siteOrigin, brand }
const norm = { kind: 'norm', key: 'betrvg/37', title: '§ 37 BetrVG', url: '/gesetze/betrvg/37' } as const
const theme = { kind: 'theme', key: 'recht-1', title: 'Recht & Ordnung', url: '/seminare/t/recht-1' } as const
const about = { to: 'anna@firma.example', dedupeKey: 'a', subject: norm } as const
const asking: AlertLetter = {
  ...about,
  kind: 'alert-confirm',
  token: 'abc def',
  hours: 48,
  until: '2026-11-23T12:00:00.000Z',
}
const news: AlertLetter = {
  ...about,
  kind: 'alert-news',
  subject: theme,
  items: [
    { kind: 'event', url: '/seminare/p/recht-1-17', startDate: '2027-03-01', endDate: '2027-03-03', town: 'Köln' },
    { kind: 'event', url: '/seminare/p/recht-1-18', startDate: '2027-04-05', endDate: '2027-04-05' },
  ],
  more: 3,
  stopToken: 's-1',
}
const mail = (letter: AlertLetter) =>
  mimeMessage({ id: '1', date: '2026-11-21T12:00:00Z', from: 'a@b.de', to: letter.to, ...letterText(letter, sender) })
const pathsIn = (text: string) => text.match(/https?:[^\s"<]+/g)?.map((link) => new URL(link).pathname)

describe('the letter that asks for a confirmation', () => {
  const { subject, text } = letterText(asking, sender)

  test('says what it is about, leads to the page that confirms and advertises nothing', () => {
    expect(subject).toBe('Bitte bestätigen Sie die Benachrichtigung zu §\u00a037\u00a0BetrVG')
    expect(text).toContain('wenn sich §\u00a037\u00a0BetrVG ändert oder eine Entscheidung dazu erscheint')
    expect(text).toContain('48\u00a0Stunden')
    expect(pathsIn(text)).toEqual(['/benachrichtigungen/bestaetigen/abc%20def', '/impressum', '/datenschutz'])
  })

  test('has no list to leave', () => expect(JSON.stringify(mail(asking).headers)).not.toContain('List-Unsubscribe'))
})

describe('the letter that tells what is new', () => {
  const { subject, text, html } = letterText(news, sender)

  test('tells each thing with its address, and how many there are beyond them', () => {
    expect(subject).toBe('Neues zu „Recht & Ordnung“')
    expect(text).toContain(
      `Neuer Termin vom 01.03.2027 bis 03.03.2027, Köln:\n${siteOrigin}/seminare/p/recht-1-17\n\n` +
        `Neuer Termin am 05.04.2027, online:\n${siteOrigin}/seminare/p/recht-1-18\n\nund 3 weitere Neuigkeiten\n`,
    )
  })

  test('leads to the law alone where the norm has left it', () => {
    const items = [{ kind: 'gone', title: '§ 37 BetrVG', url: '/gesetze/betrvg' }] as const
    const left = letterText({ ...news, subject: { ...norm, url: '/gesetze/betrvg' }, items, more: 0 }, sender)
    expect(left.text).toContain(`§ 37 BetrVG steht nicht mehr im Gesetz:\n${siteOrigin}/gesetze/betrvg\n`)
    expect(left.text.split(`${siteOrigin}/gesetze/betrvg`)).toHaveLength(2)
  })

  test('is left with one click of the mail program (RFC 8058), and by its link', () => {
    const end = `${siteOrigin}/benachrichtigungen/beenden/s-1`
    expect(mail(news).headers).toMatchObject({
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(text).toContain(`${end}\n`)
  })

  test('has the same links in HTML, one of them a button', () => {
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href).pathname)
    expect(hrefs).toEqual([
      '/seminare/p/recht-1-17',
      '/seminare/p/recht-1-18',
      '/seminare/t/recht-1',
      '/benachrichtigungen/beenden/s-1',
    ])
    expect(html.match(/display:inline-block/g)).toHaveLength(1)
    expect(html).toContain('Recht &amp; Ordnung')
  })
})

test.each([
  [true, 'Wir benachrichtigen Sie schon zu §\u00a037\u00a0BetrVG'],
  [false, 'Wir benachrichtigen Sie ab jetzt zu §\u00a037\u00a0BetrVG'],
])('the letter of one that has begun says so (%s)', (already, subject) => {
  const letter: AlertLetter = { ...about, kind: 'alert-begun', already, stopToken: 's-1' }
  expect(letterText(letter, sender).subject).toBe(subject)
  expect(mail(letter).headers).toHaveProperty('List-Unsubscribe')
})

test('whoever follows too much is told how much that is, and leaves no list by it', () => {
  const letter: AlertLetter = { ...about, kind: 'alert-refused', most: 30 }
  expect(letterText(letter, sender).text).toContain('30\u00a0anderen Themen')
  expect(JSON.stringify(mail(letter).headers)).not.toContain('List-Unsubscribe')
})
