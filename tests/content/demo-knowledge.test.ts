import { expect, test } from 'vitest'
import { citationsIn } from '#core/citations/parse.ts'
import { recordsOf } from '#core/content/records-of.ts'
import { readDemoContent } from './reading-demo-content.ts'

const reading = await readDemoContent()
if (!reading.ok) throw new Error(reading.refusal.faults.map(({ at, message }) => `${at.file}: ${message}`).join('\n'))
const { value: content } = reading
const primers = recordsOf(content, 'primer').map(({ value }) => value)
const wordsIn = (html: string): number => html.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/).length

test('members’ knowledge has more than forty texts, from A to Z', () => {
  expect(primers.length).toBeGreaterThan(40)
  const letters = new Set(primers.map(({ title }) => title.charAt(0)))
  expect([letters.has('A'), letters.has('Z'), letters.size > 14]).toEqual([true, true, true])
})

test.each(primers)('$slug is short, says what to do, cites the law and leads on', ({ html, brief, terms, themes }) => {
  expect(wordsIn(html)).toBeGreaterThan(60)
  expect(wordsIn(html)).toBeLessThan(260)
  expect(html).toMatch(/<(?:ul|ol|h2|table)>/)
  expect(citationsIn(html).length).toBeGreaterThan(0)
  expect(brief.length).toBeLessThan(120)
  expect([terms.length > 0, themes.length > 0]).toEqual([true, true])
})

test('no text of it says what the lexicon says', () => {
  const sentences = (html: string): readonly string[] =>
    html
      .replaceAll(/<[^<>]*>/g, ' ')
      .split(/[.:?]\s+/)
      .map((one) => one.replaceAll(/\s+/g, ' ').trim())
      .filter((one) => one.length > 60)
  const told = new Set(content.lexicon.flatMap(({ text }) => sentences(text?.html ?? '')))
  expect(
    primers.flatMap(({ slug, html }) => sentences(html).flatMap((one) => (told.has(one) ? [slug, one] : []))),
  ).toEqual([])
})
