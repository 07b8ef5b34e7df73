import { describe, expect, test } from 'vitest'
import { knowingFiles } from '#core/knowledge/downloads/known-files.ts'
import { downloadKinds, isDownloadKind } from '#core/knowledge/downloads/downloads.ts'
import { filterDataOf, narrowed } from '#core/knowledge/downloads/narrowing.ts'
import { audienceHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { awaitedLaws } from '#core/knowledge/laws/awaited-laws.ts'
import { citedLaws } from '#core/knowledge/laws/cited-laws.ts'
import { linkedText } from '#core/knowledge/linking/linked-text.ts'
import { linkingOf } from '#core/knowledge/linking/linking.service.ts'
import type { CitedPages } from '#core/citations/links.ts'
import { aDownload } from '#features/support/record-builder.ts'
import { lawNorm, lawOf } from '#features/support/law-builder.ts'
import { openTestCore, plainGerman } from './test-core.ts'

const pages: CitedPages = {
  law: (law) => (law === 'BetrVG' ? { slug: 'betrvg', hasNorm: () => true } : undefined),
  ruling: () => undefined,
}

describe('a line leads on', () => {
  const pieces = (line: string, within?: string) =>
    linkedText(line, { pages, page: '/gesetze/betrvg/1', ...(within !== undefined && { within }) })

  test('to each norm once, and words between stay together', () => {
    expect(pieces('Nach § 37 BetrVG und § 37 BetrVG, § 1 BetrVG und § 3 BaustellG.')).toEqual([
      { text: 'Nach ' },
      { text: '§ 37 BetrVG', url: '/gesetze/betrvg/37' },
      { text: ' und § 37 BetrVG, § 1 BetrVG und § 3 BaustellG.' },
    ])
    expect(pieces('§ 2 BetrVG, § 3 BetrVG')).toEqual([
      { text: '§ 2 BetrVG', url: '/gesetze/betrvg/2' },
      { text: ', ' },
      { text: '§ 3 BetrVG', url: '/gesetze/betrvg/3' },
    ])
    expect(pieces('nichts')).toEqual([{ text: 'nichts' }])
  })

  test('to its own law where it names none', () => {
    expect(pieces('§ 37', 'BetrVG')).toEqual([{ text: '§ 37', url: '/gesetze/betrvg/37' }])
    expect(pieces('§ 37')).toEqual([{ text: '§ 37' }])
  })
})

describe('what texts may lead to', () => {
  const opened = () => {
    const { needs } = openTestCore()
    let [version, tag, looked, named] = [0, '', 0, 0]
    const { linkingOn } = linkingOf({
      german: plainGerman,
      changes: {
        ...needs.changes,
        since: async (before) => (before === version ? undefined : { version, tags: [tag] }),
      },
      citedPages: async () => {
        looked += 1
        return pages
      },
      terms: async (group) => {
        named += 1
        return [{ address: `/l/${group}`, names: ['Freistellung'] }]
      },
    })
    return {
      linkingOn,
      counts: () => [looked, named],
      changed: (what: string) => {
        version += 1
        tag = what
      },
    }
  }

  test.each([
    ['laws', [2, 1]],
    ['law:betrvg', [2, 1]],
    ['rulings', [2, 1]],
    ['lexicon:br', [1, 2]],
    ['brand', [1, 2]],
    ['lexicon:sbv', [1, 1]],
    ['themes', [1, 1]],
    ['ruling:bag', [1, 1]],
  ])('is looked up again when ‘%s’ changes', async (tag, counts) => {
    const links = opened()
    await links.linkingOn('/a', 'br')
    await links.linkingOn('/a', 'br')
    expect(links.counts()).toEqual([1, 1])
    links.changed(tag)
    await links.linkingOn('/b', 'br')
    expect(links.counts()).toEqual(counts)
  })

  test('is linked in HTML and lines; a cited norm leads to itself', async () => {
    const { inHtml, inText, cited } = await opened().linkingOn('/a', 'sbv')
    expect(inHtml('<p>Freistellung nach § 37 BetrVG</p>')).toBe(
      '<p><a href="/l/sbv">Freistellung</a> nach <a href="/gesetze/betrvg/37">§ 37 BetrVG</a></p>',
    )
    expect(inHtml('<p>Freistellung</p>')).toBe('<p>Freistellung</p>')
    expect(inText('§ 37', 'BetrVG')).toEqual([{ text: '§ 37', url: '/gesetze/betrvg/37' }])
    expect(inText('§ 37')).toEqual([{ text: '§ 37' }])
    expect(cited('§ 37 Abs. 2 BetrVG')).toEqual({
      text: '§ 37 Abs. 2 BetrVG',
      url: '/gesetze/betrvg/37#abs-2',
    })
    expect(cited('§ 3 BaustellG')).toEqual({ text: '§ 3 BaustellG' })
    expect(cited('nichts')).toEqual({ text: 'nichts' })
  })
})

test('a law is cited by each of its names; one that is not here, by that it is known', async () => {
  const { stage, needs } = openTestCore()
  await stage.law({ ...lawOf('GartG', [lawNorm('§ 5', 'Hecken', 'Niedrig.')]), aliases: ['GartenG'] })
  await stage.law(lawOf('KSchG', [lawNorm('§ 1', '', 'Frei.')]))
  const law = await citedLaws(needs.laws)
  const keys = (name: string) => ['1', '5'].map((key) => law(name)?.hasNorm?.(key))
  expect([law('GartG')?.slug, law('GartenG')?.slug, keys('GartenG')]).toEqual(['gartg', 'gartg', [false, true]])
  expect([law('KSchG')?.slug, keys('KSchG')]).toEqual(['kschg', [true, false]])
  expect(law('BGB')).toEqual({ slug: 'bgb' })
  expect(law('BaustellG')).toBeUndefined()
  const awaited = awaitedLaws([{ slug: 'kschg' }, { slug: 'a_g' }])
  expect(awaited.map(({ slug }) => slug)).not.toContain('kschg')
  expect(awaited.slice(0, 2)).toEqual([
    { slug: 'vermbg_2', abbreviation: '5. VermBG', title: 'Fünftes Vermögensbildungsgesetz' },
    { slug: 'aentg_2009', abbreviation: 'AEntG', title: 'Arbeitnehmer-Entsendegesetz' },
  ])
})

describe('documents to take away', () => {
  const it = (
    rubric: string,
    type: (typeof downloadKinds)[number],
    isProtected: boolean,
    group: 'br' | 'sbv' = 'br',
  ) => ({
    rubric,
    type,
    targetGroups: [group],
    protected: isProtected,
  })
  const all = [
    it('wahl', 'muster', true),
    it('wahl', 'leitfaden', false, 'sbv'),
    it('recht', 'muster', false),
    it('recht', 'checkliste', true),
  ]
  const rubrics = [
    { url: 'recht', title: 'Recht' },
    { url: 'wahl', title: 'Wahl' },
    { url: 'leer', title: 'Leer' },
  ]

  test('are counted by what each choice would leave', () => {
    const counts = (filter: Parameters<typeof filterDataOf>[2]) => {
      const data = filterDataOf(all, rubrics, filter)
      return [data.rubrics, data.targetGroups, data.types].map((values) => values.map(({ count }) => count))
    }
    expect(counts({})).toEqual([
      [2, 2],
      [3, 1, 0],
      [1, 2, 0, 1],
    ])
    expect(counts({ type: 'muster' })).toEqual([
      [1, 1],
      [2, 0, 0],
      [1, 2, 0, 1],
    ])
    expect(counts({ rubric: 'wahl', targetGroup: 'sbv' })).toEqual([
      [0, 1],
      [1, 1, 0],
      [0, 0, 0, 1],
    ])
    const { rubrics: shown, counts: sums } = filterDataOf(all, rubrics, { type: 'muster' })
    expect(shown).toEqual([
      { value: 'recht', label: 'Recht', count: 1 },
      { value: 'wahl', label: 'Wahl', count: 1 },
    ])
    expect(sums).toEqual({ all: 2, protected: 1 })
    expect(narrowed(all, { rubric: 'recht', type: 'muster', targetGroup: 'br' })).toEqual([all[2]])
    expect(narrowed(all, { rubric: 'recht', type: 'muster', targetGroup: 'sbv' })).toEqual([])
  })

  test('are of four kinds', () => {
    expect(downloadKinds).toEqual(['checkliste', 'muster', 'uebersicht', 'leitfaden'])
    expect(['muster', 'brief', null, undefined].map(isDownloadKind)).toEqual([true, false, false, false])
  })

  test('are known by what they hold', async () => {
    const { needs } = openTestCore()
    const measured = { fingerprint: 'f', bytes: 1, pages: 1 }
    const sizes = { muster: { ...measured, digest: 'abc' }, gone: { ...measured, digest: 'def' } }
    const { downloadOf } = knowingFiles({
      records: {
        ...needs.records,
        one: async (_, slug) => (slug === 'muster' ? aDownload({ slug }) : undefined),
      },
      fileSizes: { sizes: async () => sizes },
    })
    expect(await downloadOf('abc')).toEqual({ title: 'Checkliste: der Beschluss', url: '/download/muster.pdf' })
    expect(await downloadOf('def')).toBeUndefined()
    expect(await downloadOf('xyz')).toBeUndefined()
  })
})

test('the choice of a target group keeps to the lexicon for those who read there', () => {
  const brand = { product: 'betriebsrat' }
  expect([audienceHref(true, brand, 'sbv'), audienceHref(false, brand, 'sbv')]).toEqual([
    '/betriebsratslexikon/sbv',
    '/seminare/rubrik?amt=sbv',
  ])
})
