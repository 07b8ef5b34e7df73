import { describe, expect, test } from 'vitest'
import { differenceBetween } from './difference-between.ts'
import { breadcrumbOf, contentsOf } from '#core/knowledge/laws/divisions.ts'
import { isLawSlug, lawNames, lawSlug } from '#core/knowledge/laws/law-names.ts'
import { neighboursOf, normAt } from '#core/knowledge/laws/norm-at.ts'
import { plainNorm } from '#core/knowledge/laws/plain-text.ts'
import { standOf } from '#core/knowledge/laws/stand.ts'
import { gardenLaw, gardenNorm } from './garden-law.ts'

describe('names of a law', () => {
  test.each([
    ['BetrVG', 'betrvg'],
    ['SGB 9 2018', 'sgb_9_2018'],
    ['ArbStättV 2004', 'arbst_ttv_2004'],
    ['AÜG', 'a_g'],
    ['BetrVGDV1WO', 'betrvgdv1wo'],
  ])('the address of %s is that of the official collection: %s', (abbreviation, slug) => {
    expect(lawSlug(abbreviation)).toBe(slug)
    expect(isLawSlug(slug)).toBe(true)
  })

  test.each(['', '../etc', 'a/b', 'A', '_a', 'a'.repeat(61), 'a b'])('%j is no address of a law', (text) => {
    expect(isLawSlug(text)).toBe(false)
  })

  test('it is cited by the abbreviation that it gives itself; the others mean it too', () => {
    expect(lawNames({ juris: ['SGB 9 2018'], official: 'SGB IX' })).toEqual({
      slug: 'sgb_9_2018',
      abbreviation: 'SGB IX',
      aliases: ['SGB 9 2018', 'SGB 9'],
    })
    expect(lawNames({ juris: ['TTDSG'], official: 'TDDDG' }).aliases).toEqual(['TTDSG'])
    expect(lawNames({ juris: ['BetrVGDV1WO', 'WO'], official: 'WO' }).aliases).toEqual([
      'BetrVGDV1WO',
      'WahlO',
      'WO BetrVG',
    ])
  })

  test('where it gives itself none, by that of the collection', () => {
    expect(lawNames({ juris: ['EntgFG'] })).toEqual({ slug: 'entgfg', abbreviation: 'EntgFG', aliases: ['EFZG'] })
  })
})

describe('Stand of a law', () => {
  const entry = (type: string, comment: string) => ({ type, comment })

  test('is the day of the last change, never that of its publication anew', () => {
    expect(
      standOf([
        entry('Neuf', 'Neugefasst durch Bek. v. 25.9.2001 I 2518;'),
        entry('Stand', 'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 248'),
      ]),
    ).toEqual({
      day: '2024-07-19',
      text: 'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 248',
      recast: 'Neugefasst durch Bek. v. 25.9.2001 I 2518',
      hints: [],
    })
  })

  test('changes that are not worked in yet are hints', () => {
    const hint =
      'Änderung durch Art. 9 G v. 27.12.2024 I Nr. 438 textlich nachgewiesen, dokumentarisch noch nicht abschließend bearbeitet'
    expect(
      standOf([entry('Stand', 'Geändert durch G v. 23.10.2024'), entry('Hinweis', hint), entry('Sonst', 'Mehr')]),
    ).toEqual({
      day: '2024-10-23',
      text: 'Geändert durch G v. 23.10.2024',
      hints: [hint, 'Mehr'],
    })
  })

  test('of several days the latest; of none none; what is no day is none', () => {
    expect(standOf([entry('Stand', 'G v. 1.2.2020 u. V v. 3.11.2021'), entry('Stand', 'G v. 5.5.2019')]).day).toBe(
      '2021-11-03',
    )
    expect(standOf([entry('Stand', 'Stand unbekannt')]).day).toBeUndefined()
    expect(standOf([entry('Stand', 'G v. 31.2.2020')]).day).toBeUndefined()
    expect(standOf([])).toEqual({ hints: [] })
  })
})

describe('order of a law', () => {
  test('a norm stands in the divisions whose codes its own begins with', () => {
    expect(breadcrumbOf(gardenLaw.divisions, '020010').map(({ label }) => label)).toEqual([
      'Zweiter Teil',
      'Erster Abschnitt',
    ])
    expect(breadcrumbOf(gardenLaw.divisions, '010').map(({ label }) => label)).toEqual(['Erster Teil'])
    expect(breadcrumbOf(gardenLaw.divisions, undefined)).toEqual([])
  })

  test('the table of contents follows the codes; what stands in no division stands before or after them', () => {
    const contents = contentsOf(gardenLaw)
    expect(contents.before.map(({ key }) => key)).toEqual(['inhaltsuebersicht'])
    expect(
      contents.parts.map(({ division, norms, parts }) => [division.label, norms.map(({ key }) => key), parts.length]),
    ).toEqual([
      ['Erster Teil', ['1', '2'], 0],
      ['Zweiter Teil', [], 2],
    ])
    expect(contents.parts[1]?.parts.map(({ norms }) => norms.map(({ key }) => key))).toEqual([['3-bis-6', '7'], ['7a']])
    expect(contents.after.map(({ key }) => key)).toEqual(['anlage-1'])
  })

  test('a division whose parent is missing stands at the nearest one above', () => {
    const divisions = [
      { code: '010', label: 'Teil', notes: [] },
      { code: '010020030', label: 'Titel', notes: [] },
    ]
    expect(contentsOf({ divisions, norms: [] }).parts[0]?.parts[0]?.division.label).toBe('Titel')
  })

  test.each([
    ['7', '7'],
    ['7A', '7a'],
    ['4', '3-bis-6'],
    ['3-bis-6', '3-bis-6'],
    ['anlage-1', 'anlage-1'],
    ['8', undefined],
    ['art-7', undefined],
  ])('number %s is the norm %s', (number, key) => {
    expect(normAt(gardenLaw.norms, number)?.key).toBe(key)
  })

  test('one leafs from norm to norm', () => {
    const keys = (key: string) => {
      const { previous, next } = neighboursOf(gardenLaw.norms, { key })
      return [previous?.key, next?.key]
    }
    expect(keys('7')).toEqual(['3-bis-6', '7a'])
    expect(keys('inhaltsuebersicht')).toEqual([undefined, '1'])
    expect(keys('anlage-1')).toEqual(['7a', undefined])
  })
})

describe('difference between two texts', () => {
  test('the first text adds all', () => {
    const { counts } = differenceBetween(undefined, gardenLaw)
    expect(counts).toEqual({ norms: 7, added: 7, changed: 0, removed: 0, unchanged: 0 })
  })

  test('norms are told of one by one, with what they said', () => {
    const after = {
      ...gardenLaw,
      norms: gardenLaw.norms
        .filter(({ key }) => key !== '3-bis-6')
        .flatMap((norm) => {
          if (norm.key === '1') return [gardenNorm('§ 1', 'Gärten', 'Gärten sind grün und\u00A0bunt.')]
          return norm.key === '7' ? [gardenNorm('§ 5', 'Wege', 'Wege sind frei.'), norm] : [norm]
        }),
    }
    const { counts, changes } = differenceBetween(gardenLaw, after)
    expect(counts).toEqual({ norms: 7, added: 1, changed: 1, removed: 1, unchanged: 5 })
    expect(changes).toEqual([
      {
        key: '1',
        name: '§ 1',
        type: 'changed',
        before: 'Gärten\nGärten sind grün.',
        after: 'Gärten\nGärten sind grün und bunt.',
      },
      { key: '5', name: '§ 5', type: 'added', after: 'Wege\nWege sind frei.' },
      { key: '3-bis-6', name: '§§ 3 bis 6', type: 'removed', before: '(weggefallen)' },
    ])
  })

  test('spaces that look alike and hints of the collection change nothing', () => {
    const after = {
      ...gardenLaw,
      norms: gardenLaw.norms.map((norm) =>
        norm.key === '1'
          ? {
              ...gardenNorm('§ 1', 'Gärten', 'Gärten  sind\u00A0grün.'),
              remarks: [{ kind: 'pre' as const, text: '+++' }],
            }
          : norm,
      ),
    }
    expect(differenceBetween(gardenLaw, after).changes).toEqual([])
  })

  test('a norm that comes into force with the same words has changed', () => {
    const later = {
      ...gardenLaw,
      norms: gardenLaw.norms.map((norm) => ({ ...norm, state: 'not-yet-in-force' as const })),
    }
    expect(differenceBetween(later, gardenLaw).counts.changed).toBe(7)
  })
})

describe('plain text', () => {
  test('labels, cells and lines never stick together', () => {
    const text = (content: string) => [
      { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: content }] },
    ]
    const cell = (content: string) => ({ blocks: text(content), columns: 1, rows: 1, align: 'left' as const })
    expect(
      plainNorm({
        subsections: [
          {
            number: '1',
            blocks: [
              {
                kind: 'paragraph',
                content: [{ kind: 'text', text: 'Bei' }, { kind: 'break' }, { kind: 'text', text: '500' }],
              },
              { kind: 'list', items: [{ label: '1.', blocks: text('mit') }] },
              { kind: 'table', head: [], body: [{ cells: [cell('200 bis 500'), cell('Gärten')] }] },
            ],
          },
          { blocks: text('Ende.') },
        ],
      }),
    ).toBe('(1) Bei 500 1. mit 200 bis 500 Gärten\nEnde.')
  })
})
