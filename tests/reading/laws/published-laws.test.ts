import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { differenceBetween } from '../../core/laws/difference-between.ts'
import { breadcrumbOf } from '#core/knowledge/laws/divisions.ts'
import type { LawFile } from '#core/knowledge/laws/law-file.ts'
import { normAt } from '#core/knowledge/laws/norm-at.ts'
import { plainNorm } from '#core/knowledge/laws/plain-text.ts'
import { sentencesOf } from '#core/knowledge/laws/sentences.ts'
import { readingLawFiles } from '#reading/laws/reading-law-files.ts'

/** Laws as the ministry publishes them, where LAWS names a folder with some; newer ones of them in 2026-04. */
const { LAWS = '' } = process.env
if (!existsSync(LAWS)) console.log('Skipped: reading published laws, for LAWS names no folder with laws.')

const read = async (name: string): Promise<LawFile> => {
  const law = await readingLawFiles.read(readFileSync(join(LAWS, name)))
  if (!law.ok) throw new Error(JSON.stringify(law.refusal))
  return law.value
}

/** The official file has two pictures, of fractions, in §§ 231 and 232. */
const picture = (norm: string, detail: string) => ({ what: 'missing-picture', norm, detail })

describe.skipIf(!existsSync(LAWS))('laws as they are published (LAWS names their folder)', () => {
  test.each([
    ['agg.xml', 'agg', 'AGG', 42, 11, '2023-12-22'],
    ['arbschg.xml', 'arbschg', 'ArbSchG', 29, 6, '2024-07-15'],
    ['betrvg.xml', 'betrvg', 'BetrVG', 149, 31, '2024-07-19'],
    ['betrvgdv1wo.xml', 'betrvgdv1wo', 'WO', 46, 16, '2021-10-08'],
    ['bfsg.xml', 'bfsg', 'BFSG', 16, 10, '2024-05-06'],
    ['bgb.xml', 'bgb', 'BGB', 2534, 289, '2024-10-23'],
    ['gewo.xml', 'gewo', 'GewO', 171, 21, '2024-10-23'],
    ['gg.xml', 'gg', 'GG', 205, 14, '2025-03-22'],
    ['kschg.xml', 'kschg', 'KSchG', 28, 4, '2021-06-14'],
    ['sgb_9_2018.xml', 'sgb_9_2018', 'SGB IX', 250, 44, '2023-12-22'],
    ['tzbfg.xml', 'tzbfg', 'TzBfG', 24, 4, '2022-07-20'],
  ])('%s', async (file, slug, abbreviation, norms, divisions, stand) => {
    const { text, warnings } = await read(file)
    expect([text.slug, text.abbreviation, text.norms.length, text.divisions.length, text.stand.day]).toEqual([
      slug,
      abbreviation,
      norms,
      divisions,
      stand,
    ])
    expect(new Set(text.norms.map(({ key }) => key)).size).toBe(norms)
    expect(warnings).toEqual(
      slug === 'sgb_9_2018'
        ? [picture('§ 231', 'bgbl1_2017_j2541-1_0010.jpg'), picture('§ 232', 'bgbl1_2017_j2541-1_0020.jpg')]
        : [],
    )
  })

  test('every word of a file is in the text that is read of it', async () => {
    const xml = readFileSync(join(LAWS, 'kschg.xml'), 'utf8')
    const words = (text: string) => text.replaceAll(/[\s\u00A0()]+/g, '')
    const { text } = await read('kschg.xml')
    const bodies = [...xml.matchAll(/<enbez>[^]*?<text format="XML"><Content>([^]*?)<\/Content>/g)]
    expect(bodies).toHaveLength(text.norms.length)
    for (const [position, [, body = '']] of bodies.entries()) {
      const norm = text.norms[position]
      expect(norm && words(plainNorm(norm))).toBe(words(body.replaceAll(/<[^>]+>/g, ' ')))
    }
  })

  test('§ 37 BetrVG stands in the third section of the second part; its Absatz 6 has six sentences', async () => {
    const { divisions, norms } = (await read('betrvg.xml')).text
    const norm = normAt(norms, '37')
    expect(breadcrumbOf(divisions, norm?.division).map(({ label }) => label)).toEqual([
      'Zweiter Teil',
      'Dritter Abschnitt',
    ])
    const sixth = norm?.subsections.find(({ number }) => number === '6')
    expect(sixth && sentencesOf(sixth)).toHaveLength(6)
  })

  test('numbers that were repealed together lead to what tells of them', async () => {
    const { norms } = (await read('bgb.xml')).text
    expect([normAt(norms, '4')?.name, normAt(norms, '4')?.state]).toEqual(['§§ 3 bis 6', 'repealed'])
    expect(normAt(norms, '1615e')?.name).toBe('§§ 1615b bis 1615k')
  })

  test('the Betriebsverfassungsgesetz in its canonical form is the same law', async () => {
    expect(await read('2026-04/betrvg.xml')).toEqual(await read('betrvg.xml'))
  })

  test('a year changed one paragraph of the Arbeitsschutzgesetz', async () => {
    const { counts, changes } = differenceBetween(
      (await read('arbschg.xml')).text,
      (await read('2026-04/arbschg.xml')).text,
    )
    expect(counts).toEqual({ norms: 29, added: 0, changed: 1, removed: 0, unchanged: 28 })
    expect(changes.map(({ name }) => name)).toEqual(['§ 23'])
  })

  test('the Barrierefreiheitsstärkungsgesetz came into force', async () => {
    const before = (await read('bfsg.xml')).text
    const after = (await read('2026-04/bfsg.xml')).text
    const { counts, changes } = differenceBetween(before, after)
    expect(counts).toEqual({ norms: 45, added: 39, changed: 6, removed: 10, unchanged: 0 })
    expect(changes.filter(({ type }) => type === 'changed').map(({ name }) => name)).toEqual([
      'Inhaltsübersicht',
      '§ 3',
      '§ 13',
      '§ 16',
      '§ 17',
      '§ 35',
    ])
    expect(before.norms.filter(({ state }) => state === 'not-yet-in-force')).toHaveLength(12)
  })
})
