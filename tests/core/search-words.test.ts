import { describe, expect, test } from 'vitest'
import { documentKinds, isDocumentKind } from '#core/fulltext/fulltext.ts'
import { plainTextOf } from '#core/fulltext/plain-text.ts'
import { readingQuestions } from '#core/search/question.ts'
import { synonyms } from '#core/search/synonyms.ts'
import { analysingGerman } from '#reading/german.ts'

const german = analysingGerman()
const wordsOf = readingQuestions(german)

/** What means the same, whichever of it is asked. */
const same = [
  ['Homeoffice', 'Home Office', 'mobile Arbeit', 'mobiles Arbeiten', 'Telearbeit'],
  ['Chef', 'Chefin', 'Arbeitgeber', 'Geschäftsführung'],
  ['Azubi', 'Auszubildende', 'Lehrling'],
  ['Rauswurf', 'Entlassung', 'Kündigung'],
  ['Protokoll', 'Niederschrift'],
  ['Schriftführer', 'Schriftführung'],
  ['bezahlen', 'zahlen', 'Kosten'],
  ['ablehnen', 'verweigern', 'lehnt ab'],
  ['Webinar', 'Online-Seminar'],
  ['Lohn', 'Gehalt', 'Entgelt', 'Vergütung'],
  ['EFZG', 'EntgFG', 'Entgeltfortzahlungsgesetz'],
  ['TTDSG', 'TDDDG'],
  ['Inklusionsamt', 'Integrationsamt'],
  ['Schwerbehinderung', 'schwerbehindert', 'schwerbehinderte Menschen'],
  ['Verhandlung', 'verhandeln'],
  ['Dienstplan', 'Schichtplan'],
  ['Mehrarbeit', 'Überstunden'],
  ['Rechtsprechung', 'Urteil', 'Entscheidung'],
  ['Vorlage', 'Muster', 'Formular'],
  ['Grundlagenseminar', 'Grundlagen', 'Einsteigerseminar'],
]

describe('synonyms', () => {
  test('are these and no others', () => expect(synonyms).toEqual(same))

  test.each(same.flatMap((group) => group.map((phrase) => [phrase, group] as const)))(
    '%s is looked for as each of %j',
    (phrase, group) => {
      const asked = wordsOf(phrase)
      expect(asked).toHaveLength(1)
      for (const other of group) expect(asked[0]).toContainEqual(german.queryWords(other))
    },
  )
})

describe('what questions are made of', () => {
  const telling = wordsOf('Wahlvorstand')

  test.each([
    'tun',
    'viel',
    'viele',
    'gibt',
    'geht',
    'mache',
    'bekomme',
    'brauchen',
    'darf',
    'soll',
    'sollen',
    'wollen',
  ])('%s need not be in a text', (word) => expect(wordsOf(`${word} Wahlvorstand`)).toEqual(telling))

  test('is looked for where a question has nothing else', () => expect(wordsOf('brauchen')).toHaveLength(1))
})

test('kinds of documents are known by these names, in the order in which equals stand', () => {
  const names = 'lexicon law theme ruling article download faq venue video position event page thread'.split(' ')
  expect(documentKinds).toEqual(names)
  expect(names.filter((name) => !isDocumentKind(name))).toEqual([])
  expect(['seminar', '', null, undefined].filter(isDocumentKind)).toEqual([])
})

test.each([
  ['<p>Lohn &amp; Gehalt</p>', 'Lohn & Gehalt'],
  ['1 &lt; 2 &gt; 0', '1 < 2 > 0'],
  ['&quot;Wahl&quot; und&nbsp;Recht', '"Wahl" und Recht'],
  ['§&nbsp;37', '§ 37'],
  ['wie geht&#39;s', "wie geht's"],
  ['&euro; bleibt', '&euro; bleibt'],
  ['<h2>Frist</h2>\n<p>von\tdrei  Tagen</p>', 'Frist: von drei Tagen'],
  [
    '<h2>Wie viele</h2> <table> <thead> <tr> <th>Beschäftigte</th> <th>Sitze</th> </tr> </thead> <tbody> <tr> <td>5</td> <td>1</td> </tr> <tr> <td>21</td> <td>3</td> </tr> </tbody></table> <p>Mehr.</p>',
    'Wie viele: Beschäftigte – Sitze; 5 – 1; 21 – 3. Mehr.',
  ],
  ['<h2>Und nun?</h2><p>Fragen.</p>', 'Und nun? Fragen.'],
])('the text of %j is %j', (html, text) => expect(plainTextOf(html)).toBe(text))
