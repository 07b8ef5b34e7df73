import { expect, test } from 'vitest'
import { arrangingThemes } from '#core/theme-sequence/theme-sequence.service.ts'
import type { ThemeSequence } from '#core/theme-sequence/theme-sequence.ts'

const sequence: ThemeSequence = {
  rubric: { id: 7, url: 'recht', title: 'Recht' },
  themes: [
    { id: 1, url: 'eins', title: 'Eins' },
    { id: 2, url: 'zwei', title: 'Zwei' },
  ],
  version: 3,
}

/** The office, which may or may not arrange, and what it has changed. */
const opened = (why?: 'not-signed-in' | 'not-allowed') => {
  const arranged: unknown[] = []
  const tags: string[] = []
  const office = arrangingThemes(async () => (why ? { why } : undefined), {
    sequences: { sequence: async (rubric) => (rubric === 'recht' ? sequence : undefined) },
    change: (work) =>
      work({
        sequences: {
          lock: async (id) => (id === 7 ? sequence : undefined),
          arrange: async (...asked) => void arranged.push(asked),
        },
        tags: { invalidate: (some) => void tags.push(...some) },
      }),
  })
  return { ...office, arranged, tags }
}
const refused = (refusal: object) => ({ ok: false, refusal })

test('the themes of a rubric are told in their order', async () => {
  const office = opened()
  expect(await office.sequence({ rubric: 'recht' })).toEqual({ ok: true, value: sequence })
  expect(await office.sequence({ rubric: 'nirgends' })).toEqual(refused({ why: 'not-found' }))
})

test.each([[undefined], [3]])(
  'another order counts from now on, and pages are made anew: version %s',
  async (version) => {
    const { updateThemeSequence, arranged, tags } = opened()
    const ask = { rubricId: 7, ids: [2, 1], ...(version !== undefined && { version }) }
    expect(await updateThemeSequence(ask)).toEqual({ ok: true, value: undefined })
    expect(arranged).toEqual([[7, [2, 1], 4]])
    expect(tags).toEqual(['themes', 'rubrics', 'rubric:recht', 'theme:eins', 'theme:zwei'])
  },
)

test.each([
  [{ rubricId: 8, ids: [2, 1] }, { why: 'not-found' }],
  [
    { rubricId: 7, ids: [2, 1], version: 2 },
    { why: 'outdated', version: 3 },
  ],
  [
    { rubricId: 7, ids: [2, 1], version: 4 },
    { why: 'outdated', version: 3 },
  ],
  [
    { rubricId: 7, ids: [2] },
    { why: 'invalid', fields: { ids: 'unknown' } },
  ],
  [
    { rubricId: 7, ids: [2, 3] },
    { why: 'invalid', fields: { ids: 'unknown' } },
  ],
])('%j changes nothing', async (ask, refusal) => {
  const { updateThemeSequence, arranged, tags } = opened()
  expect(await updateThemeSequence(ask)).toEqual(refused(refusal))
  expect([arranged, tags]).toEqual([[], []])
})

test.each(['not-signed-in', 'not-allowed'] as const)('whoever is %s arranges nothing', async (why) => {
  const { sequence: read, updateThemeSequence, arranged } = opened(why)
  expect(await read({ rubric: 'recht' })).toEqual(refused({ why }))
  expect(await updateThemeSequence({ rubricId: 7, ids: [2, 1] })).toEqual(refused({ why }))
  expect(arranged).toEqual([])
})
