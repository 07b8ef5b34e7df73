import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles } from './import-graph.ts'
import { drawsToText, makesHtmlOfText, picturesWithoutSize, reasonWithoutReact } from './react-parts.ts'

const files = sourceFiles()
  .filter((file) => file.startsWith('adapters/react/'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
const where = (is: (source: string) => boolean): readonly string[] =>
  files.filter(({ source }) => is(source)).map(({ file }) => file.replace('adapters/react/', ''))

describe('parts that run on both sides', () => {
  test('text becomes HTML in these files alone, and each says what makes it safe', () => {
    expect(where(makesHtmlOfText)).toEqual([
      // The generated art: our own figures and colours.
      'blocks/cover-art.tsx',
      // A host's own content, shown shortened while its widget sleeps.
      'browser/shorten-sleeping-texts.ts',
      // Outlines of icons.
      'browser/symbols-in-document.ts',
      // What React has drawn before.
      'cached-part.tsx',
      // Markdown of editors, whose reader lets no HTML through.
      'ui/prose.tsx',
      // A host's own content again, once its widget is awake.
      'widgets/limited-text.tsx',
    ])
  })

  test('one file draws to text: parts do not draw each other', () => {
    expect(where(drawsToText)).toEqual(['drawing.tsx'])
  })

  test.each([
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'host.innerHTML = text',
    "host.insertAdjacentHTML('beforeend', text)",
  ])('raw HTML would be found: %s', (source) => {
    expect(makesHtmlOfText(source)).toBe(true)
    expect(makesHtmlOfText('const text = host.innerHTML.trim()')).toBe(false)
  })

  test('drawing to text would be found', () => {
    expect(drawsToText("import { renderToString } from 'react-dom/server'")).toBe(true)
    expect(drawsToText("import { createRoot } from 'react-dom/client'")).toBe(false)
  })

  test('every picture is drawn with its size, also where no page of the demonstration shows it', () => {
    expect(files.flatMap(({ file, source }) => picturesWithoutSize(file, source))).toEqual([])
  })

  test.each([
    ['<img src={url} alt="" />', 1],
    ['<img src={url} alt="" width={64} />', 1],
    ['<p><img {...size} src={url} alt="" height={64} /></p>', 1],
    ['<p><img src={url} alt="" width="64" height={64} /></p>', 0],
  ])('a picture without its size would be found: %s', (drawn, count) => {
    expect(picturesWithoutSize('x.tsx', `export const X = () => ${drawn}`)).toHaveLength(count)
  })

  test('a file that imports no React says why in its first line', () => {
    expect(files.filter(({ file, source }) => !reasonWithoutReact(file, source)).map(({ file }) => file)).toEqual([])
  })

  test.each([
    ['blocks/x.ts', "import { y } from '#core/shared/y.ts'", undefined],
    ['blocks/x.ts', '// What it is for.\nexport const x = 1', undefined],
    ['blocks/x.ts', 'export const x = 1\n// Without React: too late.', undefined],
    ['blocks/x.ts', '// Without React: typography of texts.\nexport const x = 1', 'typography of texts'],
    ['blocks/x.ts', "import { use } from 'react'", 'it imports React'],
    ['browser/x.ts', 'export const x = 1', 'its folder or its ending says so'],
  ])('a file without a reason would be found: %s %j', (file, source, reason) => {
    expect(reasonWithoutReact(`adapters/react/${file}`, source)).toBe(reason)
  })
})
