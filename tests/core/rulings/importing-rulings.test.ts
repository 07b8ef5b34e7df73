import { beforeEach, describe, expect, test } from 'vitest'
import { importRuling } from '#core/knowledge/rulings/importing-rulings.ts'
import type { RulingFile } from '#core/knowledge/rulings/ruling-file.ts'
import { withLines, type RulingText } from '#core/knowledge/rulings/ruling-text.ts'
import { lawNorm, lawOf } from '#features/support/law-builder.ts'
import { rulingText } from '#features/support/content-builder.ts'
import { aRuling, someContentFolder } from '../sample-content.ts'
import { aVisitor, openTestCore, valueOf } from '../test-core.ts'

const { slug, court, body, decidedOn, fileNumbers, type, ecli = '' } = aRuling()
const file: RulingFile = { slug, court, body, decidedOn, fileNumbers, type, ecli, text: rulingText, warnings: [] }

let core: ReturnType<typeof openTestCore>
beforeEach(() => {
  core = openTestCore()
})
const take = (told: RulingFile) =>
  importRuling(new Uint8Array(), { ...core.needs, rulingFiles: { read: async () => ({ ok: true, value: told }) } })
const tell = async () => valueOf(await core.stage.content(someContentFolder({ rulings: [aRuling()] })))
const shown = async () => valueOf(await core.site(aVisitor()).knowledge.rulings.ruling({ slug }))
/** The lines of a text, whatever they lead to. */
const linesOf = (text: RulingText) => withLines(text, (line) => line)
const linesShown = async () => {
  const { text } = await shown()
  return text && withLines(text, (pieces) => pieces.map((piece) => piece.text).join(''))
}

describe('what a court wrote', () => {
  test('is shown with what we tell, and changes nothing the second time', async () => {
    await tell()
    expect(await shown()).not.toHaveProperty('text')
    expect(valueOf(await take(file))).toEqual({
      slug,
      court,
      decidedOn,
      fileNumbers,
      outcome: 'added',
      isTold: true,
      differs: [],
      warnings: [],
    })
    expect(await linesShown()).toEqual(linesOf(rulingText))
    const before = await core.needs.changes.since(undefined)
    expect(valueOf(await take(file)).outcome).toBe('unchanged')
    expect(await core.needs.changes.since(before?.version)).toBeUndefined()
    expect(valueOf(await take({ ...file, text: { ...rulingText, orders: [] } })).outcome).toBe('changed')
    expect((await core.needs.changes.since(before?.version))?.tags).toEqual([`ruling:${slug}`])
  })

  test('waits until we tell of the decision', async () => {
    expect(valueOf(await take(file))).toMatchObject({ outcome: 'added', isTold: false, differs: [] })
    await tell()
    expect((await shown()).text?.documentNumber).toBe(rulingText.documentNumber)
  })

  test.each<[string, Partial<RulingFile>]>([
    ['decidedOn', { decidedOn: '2024-02-08' }],
    ['fileNumbers', { fileNumbers: ['7 ABR 8/23', '7 ABR 9/23'] }],
    ['ecli', { ecli: 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.1' }],
    ['body', { body: '8. Senat' }],
    ['type', { type: 'Urteil' }],
  ])('that contradicts what we tell in %s is told', async (name, over) => {
    await tell()
    expect(valueOf(await take({ ...file, ...over })).differs).toEqual([name])
  })

  test('may have its identifier in any case, or none', async () => {
    await tell()
    expect(valueOf(await take({ ...file, ecli: ecli.toLowerCase() })).differs).toEqual([])
    const { ecli: _, ...without } = file
    expect(valueOf(await take(without)).differs).toEqual([])
  })
})

describe('what a decision says', () => {
  const betrvg = lawOf('BetrVG', [lawNorm('§ 37', 'Ehrenamt', 'Wer hilft, hilft.'), lawNorm('§ 40', 'Kosten', 'Ja.')])
  const told = aRuling({
    norms: ['§ 37 Abs. 6 BetrVG', '§ 2 Rom I-VO'],
    meaningHtml: '<p>Anders als BAG 30. Januar 2024 – 1 AZR 62/23.</p>',
    caseHtml: '<p>Eine Abmahnung. Noch eine Abmahnung.</p>',
    decisionHtml: '<p>So § 40 BetrVG und BAG 7. Februar 2024 – 7 ABR 8/23.</p>',
  })
  const { ecli: _, ...plan } = aRuling({ slug: 'bag-1-azr-62-23', fileNumbers: ['1 AZR 62/23'] })

  test('leads to norms, decisions and terms that the site has, and to itself from nowhere', async () => {
    await core.stage.law(betrvg)
    valueOf(await core.stage.content(someContentFolder({ rulings: [told, plan] })))
    const { meaningHtml, caseHtml, decisionHtml } = await shown()
    expect(meaningHtml).toBe(
      '<p>Anders als <a href="/rechtsprechung/urteil/bag-1-azr-62-23">BAG 30. Januar 2024 – 1 AZR 62/23</a>.</p>',
    )
    expect(caseHtml).toBe('<p>Eine <a href="/betriebsratslexikon/br/abmahnung">Abmahnung</a>. Noch eine Abmahnung.</p>')
    expect(decisionHtml).toBe(
      '<p>So <a href="/gesetze/betrvg/40">§ 40 BetrVG</a> und BAG 7. Februar 2024 – 7 ABR 8/23.</p>',
    )
  })

  test('rests on the norms that we name, and on those that the court names besides', async () => {
    await core.stage.law(betrvg)
    valueOf(await core.stage.content(someContentFolder({ rulings: [told] })))
    await take(file)
    const { norms, text } = await shown()
    expect(norms).toEqual([
      { text: '§ 37 Abs. 6 BetrVG', url: '/gesetze/betrvg/37#abs-6' },
      { text: '§ 2 Rom I-VO' },
      { text: '§ 40 Abs 1 BetrVG', url: '/gesetze/betrvg/40#abs-1' },
    ])
    expect(text?.reasons.at(-1)).toEqual({
      kind: 'paragraph',
      marginal: '2',
      text: [
        { text: 'Das Gremium hat einen Spielraum, ' },
        { text: '§ 37 Abs. 6 Satz 1 BetrVG', url: '/gesetze/betrvg/37#abs-6-satz-1' },
        { text: '.' },
      ],
    })
  })

  test('cites itself without a link', async () => {
    valueOf(await core.stage.content(someContentFolder({ rulings: [told] })))
    const line = 'So BAG 7. Februar 2024 – 7 ABR 8/23.'
    await take({ ...file, text: { ...rulingText, orders: [{ kind: 'paragraph', text: line }] } })
    expect((await shown()).text?.orders).toEqual([{ kind: 'paragraph', text: [{ text: line }] }])
  })

  test('no longer leads to a decision that was taken back', async () => {
    valueOf(await core.stage.content(someContentFolder({ rulings: [told, plan] })))
    expect((await shown()).meaningHtml).toContain('<a href')
    valueOf(await core.stage.content(someContentFolder({ rulings: [told] })))
    expect((await shown()).meaningHtml).not.toContain('<a href')
  })
})

test('what is no decision is refused as it is', async () => {
  const refusal = { why: 'not-public' } as const
  const needs = { ...core.needs, rulingFiles: { read: async () => ({ ok: false as const, refusal }) } }
  expect(await importRuling(new Uint8Array(), needs)).toEqual({ ok: false, refusal })
})
