import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentIcons } from '#react/ui/document-icons.ts'
import { icons } from '#react/ui/icons.ts'
import { lucideOutlines as written } from '#react/ui/lucide.generated.ts'
import { lucideOutlines } from '#tools/icons/lucide-outlines.ts'
import packageFile from 'lucide-react/package.json' with { type: 'json' }

const inUi = (name: string): string => readFileSync(new URL(`../../adapters/react/ui/${name}`, import.meta.url), 'utf8')

describe('icons', () => {
  test('of Lucide are what the package draws: when it is another one, run tools/icons/write-lucide-outlines.ts', () => {
    expect(inUi('lucide.generated.ts')).toBe(lucideOutlines())
  })

  test('of our own stand in for none of Lucide’s', () => {
    for (const [name, outline] of Object.entries(written)) expect(icons).toHaveProperty(name, outline)
  })

  test.each(Object.entries({ ...icons, ...documentIcons }))(
    '%s is made of shapes only, each closed, in the colour of its page',
    (_, outline) => {
      const number = String.raw`-?[\d.]+`
      const attribute = `(?:[cxy][xy12]?|r|rx|width|height)="${number}"|d="[-\\d. a-zA-Z]+"|fill="currentColor"|stroke="#fff"`
      expect(outline).toMatch(new RegExp(`^(?:<(?:path|circle|rect|line)(?: (?:${attribute}))+/>)+$`))
    },
  )

  test('come under the licence of the edition that drew them', () => {
    expect(inUi('NOTICE')).toContain(`lucide-react ${packageFile.version} `)
  })
})
