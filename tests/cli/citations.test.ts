import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { printedCitation } from '#cli/commands/cite.ts'
import { citationsIn } from '#core/citations/parse.ts'
import { runProgram, type Ended } from './run-program.ts'

// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const cite = (...args: readonly string[]): Promise<Ended> => runProgram(['cite', ...args])

describe('cite', () => {
  test('prints the citations alone for scripts', async () => {
    const { code, out } = await cite('--json', '§ 37 Abs. 6 und 7 BetrVG')
    const citation = { kind: 'law', unit: 'paragraph', law: 'BetrVG', number: '37' }
    expect(code).toBe(0)
    expect(JSON.parse(out)).toStrictEqual([
      { ...citation, at: { absatz: '6' } },
      { ...citation, at: { absatz: '7' } },
    ])
    expect(await cite('--json', '§ 12 der Geschäftsordnung')).toEqual({ code: 0, out: '[]\n', err: '' })
  })

  test('says what a norm without a law means, and whose it is where that is told', async () => {
    const citation = { kind: 'law', unit: 'paragraph', number: '5', context: 'selbes Gesetz, nur in Gesetzestext' }
    expect(JSON.parse((await cite('--json', '§ 5')).out)).toStrictEqual([{ ...citation, law: null }])
    expect(JSON.parse((await cite('--json', '§ 5', '--within', 'KSchG')).out)).toStrictEqual([
      { ...citation, law: 'KSchG' },
    ])
  })

  test('shows a table to people', async () => {
    const { code, out } = await cite('§ 27 Abs. 1 Satz 3 bis 5 BetrVG; BAG 7. Februar 2024 – 7 ABR 8/23 – Rn. 15')
    expect(code).toBe(0)
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['text', 'law or court', 'number', 'more'],
      [expect.stringMatching(/^─+$/), expect.any(String), expect.any(String), expect.any(String)],
      ['§ 27 Abs. 1 Satz 3 bis 5 BetrVG', 'BetrVG', '§ 27', 'Abs. 1 Satz 3 bis 5'],
      ['BAG 7. Februar 2024 – 7 ABR 8/23 – Rn. 15', 'BAG', '7 ABR 8/23', '2024-02-07 Rn. 15'],
      [''],
    ])
    expect((await cite('Nichts davon.')).out).toBe('Der Text zitiert nichts.\n')
  })

  test('ends with 2 where it is called wrongly', async () => {
    expect(await cite()).toMatchObject({ code: 2, out: '' })
    expect(await cite('§ 5', '--within', 'XYZ')).toEqual({
      code: 2,
      out: '',
      err: 'Ein Gesetz „XYZ“ ist nicht bekannt.\n',
    })
    expect(await cite('--help')).toMatchObject({ code: 0, err: '' })
  })
})

/** Citations with what is expected of them, as JSON, where CITATIONS names such a file. */
const { CITATIONS = '' } = process.env
if (!existsSync(CITATIONS)) console.log('Skipped: reference citations, for CITATIONS names no file with some.')
const reference: readonly { readonly text: string; readonly expect: unknown }[] = existsSync(CITATIONS)
  ? JSON.parse(readFileSync(CITATIONS, 'utf8'))
  : []

describe.skipIf(!existsSync(CITATIONS))('the reference citations (CITATIONS names their file)', () => {
  test('are there', () => expect(reference.length).toBeGreaterThan(0))

  test.each(reference)('$text', ({ text, expect: expected }) =>
    expect(citationsIn(text).map(({ citation }) => printedCitation(citation))).toStrictEqual(expected),
  )
})
