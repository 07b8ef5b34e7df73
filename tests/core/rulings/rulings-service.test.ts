import { beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '#core/site.ts'
import { aRuling, aThemeFile, aWord, someContentFolder } from '../sample-content.ts'
import { aVisitor, openTestCore, valueOf } from '../test-core.ts'

const plan = aRuling({
  slug: 'bag-1-azr-62-23',
  fileNumbers: ['1 AZR 62/23'],
  decidedOn: '2024-01-30',
  ecli: 'ECLI:DE:BAG:2024:300124.U.1AZR62.23.0',
  title: 'Sozialplan mit Stichtag',
  norms: ['§ 112 Abs. 1 Satz 2 BetrVG'],
  groups: ['sbv'],
})
const training = aRuling({
  related: ['bag-1-azr-62-23'],
  terms: [{ group: 'br', slug: 'abmahnung' }],
  themes: [aThemeFile().url],
})

let core: ReturnType<typeof openTestCore>
let rulings: Site['knowledge']['rulings']
beforeEach(async () => {
  core = openTestCore()
  valueOf(await core.stage.content(someContentFolder({ rulings: [plan, training] })))
  rulings = core.site(aVisitor()).knowledge.rulings
})

describe('decisions', () => {
  const found = async (asked: Parameters<typeof rulings.rulings>[0]) =>
    valueOf(await rulings.rulings(asked)).items.map(({ slug }) => slug)

  test.each([
    [{}, ['bag-7-abr-8-23', 'bag-1-azr-62-23']],
    [{ q: 'sozialplan' }, ['bag-1-azr-62-23']],
    [{ q: 'der Sozialplan und das' }, ['bag-1-azr-62-23']],
    [{ q: '7 ABR 8/23' }, ['bag-7-abr-8-23']],
    [{ q: 'sozialplan webinar' }, []],
    [{ norm: '§ 112 BetrVG' }, ['bag-1-azr-62-23']],
    [{ norm: '  ' }, ['bag-7-abr-8-23', 'bag-1-azr-62-23']],
    [{ norm: '§ 113 BetrVG' }, []],
    [{ group: 'sbv' as const }, ['bag-1-azr-62-23']],
    [{ from: '2024-02-01', court: 'BAG' }, ['bag-7-abr-8-23']],
    [{ topic: 'betriebsverfassung' }, ['bag-7-abr-8-23']],
  ])('asked for by %j', async (asked, slugs) => {
    expect(await found(asked)).toEqual(slugs)
  })

  test('are told by what they can be narrowed', async () => {
    expect(valueOf(await rulings.rulingChoices({}))).toEqual({
      courts: ['BAG'],
      topics: [{ url: 'betriebsverfassung', title: 'Betriebsverfassung' }],
    })
  })
})

describe('one decision', () => {
  test('leads to others and to terms by what they are called', async () => {
    const { related, terms, ...ruling } = valueOf(await rulings.ruling({ slug: 'bag-7-abr-8-23' }))
    expect(ruling).toMatchObject({ title: 'Präsenz oder Webinar', themes: [aThemeFile().url], body: '7. Senat' })
    expect(ruling).not.toHaveProperty('at')
    expect(ruling).not.toHaveProperty('searchWords')
    expect(related).toEqual([
      {
        slug: 'bag-1-azr-62-23',
        title: 'Sozialplan mit Stichtag',
        court: 'BAG',
        decidedOn: '2024-01-30',
        fileNumbers: ['1 AZR 62/23'],
      },
    ])
    expect(terms).toEqual([{ title: aWord().title, url: '/betriebsratslexikon/br/abmahnung' }])
  })

  test('that nobody knows is not found, and one that was taken back says so', async () => {
    expect(await rulings.ruling({ slug: 'bag-9-azr-9-99' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    valueOf(await core.stage.content(someContentFolder({ rulings: [] })))
    expect(await rulings.ruling({ slug: 'bag-7-abr-8-23' })).toEqual({ ok: false, refusal: { why: 'withdrawn' } })
    expect(valueOf(await rulings.rulingChoices({}))).toEqual({ courts: [], topics: [] })
  })
})
