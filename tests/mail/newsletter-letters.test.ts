import { describe, expect, test } from 'vitest'
import { letterText } from '#mail/letter-text.ts'
import { mimeMessage } from '#mail/mime-message.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const sender = { siteOrigin, brand }
const about = { to: 'anna@firma.example', dedupeKey: 'a' } as const
const asking = {
  ...about,
  kind: 'newsletter-confirm',
  token: 'abc def',
  hours: 48,
  until: '2026-11-23T12:00:00.000Z',
} as const
const subscribed = { ...about, kind: 'newsletter-subscribed', already: false, unsubscribeToken: 'u-1' } as const
const mail = (letter: typeof asking | typeof subscribed) =>
  mimeMessage({ id: '1', date: '2026-11-21T12:00:00Z', from: 'a@b.de', to: letter.to, ...letterText(letter, sender) })

describe('the letter that asks for a confirmation', () => {
  const { text } = letterText(asking, sender)

  test('leads to the page that confirms, and says for how long', () => {
    expect(text).toContain(`${siteOrigin}/newsletter/bestaetigen/abc%20def\n`)
    expect(text).toContain('48\u00a0Stunden')
  })

  test('advertises nothing: no link but that one, its imprint and its privacy note', () => {
    expect(text.match(/https?:\S+/g)?.map((link) => new URL(link).pathname)).toEqual([
      '/newsletter/bestaetigen/abc%20def',
      '/impressum',
      '/datenschutz',
    ])
  })

  test('has no list to leave', () => expect(JSON.stringify(mail(asking).headers)).not.toContain('List-Unsubscribe'))
})

describe('the letter of a subscription', () => {
  test('is left with one click of the mail program (RFC 8058), and by its link', () => {
    const end = `${siteOrigin}/newsletter/abmelden/u-1`
    expect(mail(subscribed).headers).toMatchObject({
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(letterText(subscribed, sender).text).toContain(`${end}\n`)
  })

  test('says so to whoever has it already', () =>
    expect(letterText({ ...subscribed, already: true }, sender).subject).toBe('Sie bekommen unseren Newsletter schon'))
})
