import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { importRuling } from '#core/knowledge/rulings/importing-rulings.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { readingRulingFiles } from '#reading/rulings/reading-ruling-files.ts'
import { openTestCore, valueOf } from '../../core/test-core.ts'

/** Decisions as they are published, where RULINGS names a folder with some. */
const { RULINGS = '' } = process.env
if (!existsSync(RULINGS)) console.log('Skipped: reading published decisions, for RULINGS names no folder with any.')

const files: readonly (readonly [file: string, slug: string, marginals: number])[] = [
  ['bag-1-azr-62-23.xml', 'bag-1-azr-62-23', 29],
  ['bag-10-azr-598-20.xml', 'bag-10-azr-598-20', 26],
  ['bag-2-azr-113-23.xml', 'bag-2-azr-113-23', 32],
  ['bag-7-abr-8-23.xml', 'bag-7-abr-8-23', 35],
  ['bag-8-azr-209-21-b.xml', 'bag-8-azr-209-21-b', 9],
  ['bag-9-azr-115-23.xml', 'bag-9-azr-115-23', 48],
  ['bverfg-2bvq53-18-ORIGINAL-rii.xml', 'bverfg-2-bvq-53-18', 9],
]

describe.skipIf(!existsSync(RULINGS))('decisions as they are published (RULINGS names their folder)', () => {
  test.each(files)('%s', async (name, slug, marginals) => {
    const file = valueOf(await readingRulingFiles.read(readFileSync(join(RULINGS, name))))
    const { facts, reasons } = file.text
    const numbers = [...facts, ...reasons].flatMap(({ marginal = [] }) => marginal)
    expect([file.slug, file.warnings]).toEqual([slug, []])
    expect(numbers).toEqual(Array.from({ length: marginals }, (_, at) => String(at + 1)))
  })

  test('agree with what we tell of them', async () => {
    const { needs, stage } = openTestCore()
    const folder = fileURLToPath(new URL('../../../content', import.meta.url))
    valueOf(await stage.content(valueOf(await readContentFolder(folder))))
    for (const [name] of files) {
      const imported = await importRuling(readFileSync(join(RULINGS, name)), {
        ...needs,
        rulingFiles: readingRulingFiles,
      })
      expect(valueOf(imported)).toMatchObject({ outcome: 'added', isTold: true, differs: [] })
    }
  })
})
