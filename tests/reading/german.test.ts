import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysingGerman } from '#reading/german.ts'

const german = analysingGerman()

/** As a store matches: every asked word begins some indexed word. */
const finds = (asked: string, text: string): boolean => {
  const indexed = german.indexWords(text)
  const words = german.queryWords(asked)
  return words.length > 0 && words.every((word) => indexed.some((one) => one.startsWith(word)))
}

describe('a search finds what is meant (domain §8)', () => {
  test.each<[asked: string, text: string, why: string]>([
    ['Forderung', 'Förderung der Teilzeit', 'without Umlaut'],
    ['Foerderung', 'Förderung der Teilzeit', 'Umlaut in two letters'],
    ['FÖRDERUNG', 'foerderung', 'the other way round'],
    ['Strasse', 'Straße', 'sharp s'],
    ['Straße', 'STRASSE', 'sharp s the other way round'],
    ['Beschlüsse', 'Der Beschluss, der hält', 'plural'],
    ['Kündigungen', 'Anhörung vor der Kündigung', 'plural of -ung'],
    ['Gremien', 'das Gremium', 'Latin plural'],
    ['Gremium', 'die Gremien', 'Latin singular'],
    ['Vorsitzender', 'Betriebsratsvorsitzender', 'last part of a compound'],
    ['Vorsitzende', 'Betriebsratsvorsitzender', 'another form of it'],
    ['Betriebsratsvorsitzender', 'Der Vorsitzende leitet die Sitzung', 'the compound finds its meaning'],
    ['Betriebsratsvorsitzender', 'Vorsitzende des Betriebsrats', 'the compound finds the words apart'],
    ['Vorsitzende des Betriebsrats', 'Betriebsratsvorsitzende', 'the words apart find the compound'],
    ['Sitzung', 'Wirtschaftsausschusssitzung', 'three parts'],
    ['Wirtschaftsausschuss', 'Wirtschaftsausschusssitzung', 'first part'],
    ['Änderung', 'Betriebsaenderung', 'Umlaut at a joint'],
    ['Einsatz', 'Videoeinsatz', 'o and e at a joint are no ö'],
    ['Gefährdung', 'Gefährdungsbeurteilungen', 'linking s'],
    ['Mitglied', 'Ersatzmitglieder', 'inflected last part'],
    ['Betriebsratsvors', 'Betriebsratsvorsitzende', 'half typed'],
    ['BR', 'Wahl des Betriebsrats', 'BR'],
    ['Betriebsrat', 'der BR tagt', 'BR the other way round'],
    ['SBV', 'Schwerbehindertenvertretung', 'SBV'],
    ['Schwerbehindertenvertretung', 'die SBV berät', 'SBV the other way round'],
    ['JAV', 'Jugend- und Auszubildendenvertretung', 'JAV'],
    ['Jugend- und Auszubildendenvertretung', 'die JAV', 'JAV the other way round'],
    ['BEM', 'betriebliches Eingliederungsmanagement', 'BEM'],
    ['Eingliederungsmanagement', 'BEM: Zurück in die Arbeit', 'BEM the other way round'],
    ['GBR', 'Gesamtbetriebsrat', 'GBR'],
    ['WA', 'Wirtschaftsausschuss', 'WA'],
    ['BV', 'Betriebsvereinbarung', 'BV'],
    ['EFZG', 'nach § 3 EntgFG', 'two short forms of one law'],
    ['EntgFG', 'das EFZG', 'the other way round'],
    ['Entgeltfortzahlung', 'EFZG', 'and its long form'],
    ['§ 37 BetrVG', 'nach §\u00a037 Abs.\u00a06\u00a0BetrVG', 'norms across protected spaces'],
    ['Be\u00adschluss', 'Beschluss', 'soft hyphens'],
    ['Café', 'CAFE', 'other accents'],
  ])('%s finds %s: %s', (asked, text) => expect(finds(asked, text)).toBe(true))

  test.each<[asked: string, text: string, why: string]>([
    ['BR', 'Brutto und netto', 'a short form is not the beginning of a word'],
    ['WA', 'Wahl und Warteliste', 'nor this one'],
    ['KI', 'Kinder und Kirche', 'nor this one'],
    ['Arbeitsrecht', 'Recht auf Arbeit', 'a known compound stays whole'],
    ['Betriebsverfassungsrecht', 'Recht und Verfassung im Betrieb', 'so does a long one'],
    ['Rat', 'rot', 'vowels matter'],
    ['Wahlvorstand', 'Vorstand', 'every telling part must be there'],
  ])('%s does not find %s: %s', (asked, text) => expect(finds(asked, text)).toBe(false))
})

describe('words', () => {
  test('stop words are neither indexed nor asked', () => {
    expect(german.queryWords('Was ist der Beschluss und wie wird er gefasst?')).toEqual(['beschluss', 'gefasst'])
    expect(german.indexWords('der die das')).toEqual([])
    expect(german.queryWords('über für')).toEqual([])
  })

  test('each word comes once', () => {
    expect(german.queryWords('Wahl Wahlen wahl')).toEqual(['wahl'])
    expect(german.indexWords('Wahl, Wahlen')).toEqual(['wahl'])
  })

  test('Roman and Arabic figures are words', () => {
    expect(german.queryWords('SBV II')).toContain('ii')
    expect(german.queryWords('§ 78a')).toEqual(['78a'])
  })

  test('a compound is indexed whole and with all its parts, one level below the other', () => {
    expect(german.indexWords('Betriebsratsvorsitzender')).toEqual([
      'betriebsratsvorsitz',
      'betriebsrat',
      'vorsitz',
      'betrieb',
      'rat',
    ])
  })

  test('an own vocabulary takes apart what the built-in one does not know', () => {
    expect(german.indexWords('Kranführerschein')).toEqual(['kranfuhrerschein'])
    expect(analysingGerman(['Kran', 'Führerschein']).indexWords('Kranführerschein')).toEqual([
      'kranfuhrerschein',
      'kran',
      'fuhrerschein',
    ])
  })

  test('whatever is asked, nothing breaks, and words have no capitals, accents or spaces', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const word of [...german.indexWords(text), ...german.queryWords(text)])
          expect(word).toMatch(/^[^\s\p{Lu}\p{M}]+$/u)
      }),
    )
  })

  test('words longer than any real one are left whole, and the longest real ones are not', () => {
    expect(german.indexWords('betriebsrats'.repeat(6))).toHaveLength(1)
    expect(german.queryWords('Betriebsratsvorsitzendenvertretungswahlvorstandssitzungsprotokoll')).toHaveLength(1)
    expect(german.queryWords('Betriebsratsvorsitzendenvertretungswahlvorstandsprotokoll')).toEqual([
      'vorsitz',
      'vertret',
      'wahlvorstand',
      'protokoll',
    ])
  })
})
