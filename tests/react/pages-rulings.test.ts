import { beforeEach, describe, expect, test } from 'vitest'
import { rulingText } from '#features/support/content-builder.ts'
import { readHead } from '../feeds/read-page.ts'
import { faultsIn } from './faults-in-html.ts'
import { isHidden, openPages, origin, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})
const entry = '/rechtsprechung/urteil/bag-7-abr-8-23'

describe('the rulings', () => {
  test('are listed with how one cites them and what they come down to', async () => {
    const { status, html, tags } = await browser.get('/rechtsprechung')
    expect([status, isHidden(html), tags]).toEqual([200, false, expect.arrayContaining(['rulings'])])
    expect(html).toContain(`<a href="${entry}">`)
    const shown = textOf(html)
    expect(shown).toContain('BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23')
    expect(shown).toContain('Der Beurteilungsspielraum bei Schulungen umfasst auch das Format.')
    expect(html).toContain('<link rel="canonical" href="https://www.seminarhaus.example/rechtsprechung"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('that are none say so and stay out of search engines', async () => {
    await pages.testApp.stage.content({ ...pages.content, rulings: [] })
    const { html } = await browser.get('/rechtsprechung')
    expect(isHidden(html)).toBe(true)
    expect(textOf(html)).toContain('Noch stehen hier keine Entscheidungen.')
  })

  test('that are narrowed keep what was typed, and say what was wrong beside the field', async () => {
    const { status, html } = await browser.get('/rechtsprechung?q=quastenflosser&von=gestern&norm=%C2%A7+37+BetrVG')
    expect([status, isHidden(html)]).toEqual([200, true])
    expect(textOf(html)).toContain('Dazu haben wir keine Entscheidung.')
    for (const value of ['quastenflosser', 'gestern', '§ 37 BetrVG']) expect(html).toContain(`value="${value}"`)
    expect(html).toMatch(/id="von-fault"[^>]*>(?:<[^>]*>)*[^<]*Bitte geben Sie einen Tag wie 31\.12\.2024 ein/)
    expect(await faultsIn(html)).toEqual([])
  })

  const lists: readonly (readonly [address: string, title: string, searched: string])[] = [
    ['/rechtsprechung', 'Rechtsprechung', '/rechtsprechung'],
    ['/rechtsprechung/br', 'Rechtsprechung für den Betriebsrat', '/rechtsprechung'],
    ['/rechtsprechung/arbeitsrecht', 'Rechtsprechung: Arbeitsrecht', '/rechtsprechung/arbeitsrecht'],
    [
      '/rechtsprechung/br/arbeitsrecht',
      'Rechtsprechung für den Betriebsrat: Arbeitsrecht',
      '/rechtsprechung/arbeitsrecht',
    ],
  ]
  test.each(lists)(
    'have a list of their own at %s, and searches keep one for all',
    async (address, title, searched) => {
      const { status, html } = await browser.get(address)
      const head = readHead(html)
      expect([status, head.robots, head.canonical]).toEqual([200, undefined, origin + searched])
      expect(head.title).toContain(title)
      expect(textOf(html)).toContain(title)
    },
  )

  test('say of each list what it holds', async () => {
    const said = await Promise.all(
      lists.map(async ([address]) => readHead((await browser.get(address)).html).meta.get('description')),
    )
    expect(new Set(said).size).toBe(lists.length)
    expect(said[3]).toContain('Themenfeld „Arbeitsrecht“')
    expect(said[3]).toContain('für Betriebsräte')
  })

  test.each([
    '/rechtsprechung/gibt-es-nicht',
    '/rechtsprechung/br/gibt-es-nicht',
    '/rechtsprechung/arbeitsrecht/br',
    '/rechtsprechung/br/urteil',
  ])('have none at %s', async (address) => {
    expect((await browser.get(address)).status).toBe(404)
  })
})

describe('a ruling', () => {
  test('is told, cited and leads on', async () => {
    const { status, html, tags } = await browser.get(entry)
    expect([status, tags]).toEqual([200, expect.arrayContaining(['ruling:bag-7-abr-8-23', 'lexicon:br', 'themes'])])
    const shown = textOf(html)
    for (const words of [
      'Bundesarbeitsgericht, Beschluss vom 7. Februar 2024',
      'Präsenz oder Webinar',
      'Halten Sie in der Niederschrift fest',
      'Im Sommer 2021 rückten zwei Mitglieder nach.',
      'Zu diesem Spielraum gehören auch Format und Methode (Rn. 21).',
      'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0',
      '§ 37 Abs. 6 Satz 1 BetrVG',
    ])
      expect(shown).toContain(words)
    expect(html).toContain('href="/betriebsratslexikon/br/schulung"')
    expect(html).toContain('href="/seminare/t/betriebsverfassungsrecht-1"')
    expect(html).toContain('"@type":"WebPage"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('leads to others, and changes with them', async () => {
    const { html, tags } = await browser.get('/rechtsprechung/urteil/bag-1-azr-62-23')
    expect(tags).toEqual(expect.arrayContaining(['ruling:bag-1-azr-62-23', 'ruling:bag-10-azr-598-20']))
    expect(html).toContain('href="/rechtsprechung/urteil/bag-10-azr-598-20"')
  })

  test('has what the court wrote below, by marginal numbers that lead to themselves', async () => {
    expect((await browser.get(entry)).html).not.toContain('im Wortlaut')
    await pages.testApp.stage.rulingText('bag-7-abr-8-23', {
      ...rulingText,
      facts: [{ kind: 'table', rows: [['Reise', '1.108,62 Euro']], marginal: '0a' }],
      dissent: [{ kind: 'paragraph', text: 'Wie BAG 30. Januar 2024 – 1 AZR 62/23.' }],
      priorInstance: 'vorgehend LAG Düsseldorf',
    })
    const { html } = await browser.get(entry)
    const shown = textOf(html)
    for (const words of ['Die Entscheidung im Wortlaut', 'Dokument KARE600000001', 'Leitsatz', 'Tenor', 'Abweichende'])
      expect(shown).toContain(words)
    expect(html).toMatch(
      /<div id="rd-2"><a class="an" href="#rd-2" aria-label="Link zu Randnummer 2">2<\/a><p>Das Gremium/,
    )
    expect(html).toMatch(/<div id="rd-0a"><a [^>]*>0a<\/a><div class="scroll"[^>]*><table>/)
    expect(html).toContain('<a href="/rechtsprechung/urteil/bag-1-azr-62-23">BAG 30. Januar 2024 – 1 AZR 62/23</a>')
    expect(shown).toContain('vorgehend LAG Düsseldorf')
    expect(await faultsIn(html)).toEqual([])
  })

  test('leads to the laws on which it rests, imported or still to come', async () => {
    const { html, tags } = await browser.get(entry)
    expect(html).toMatch(/<a href="\/gesetze\/betrvg">§.37.Abs\..6.Satz.1.BetrVG<\/a>/)
    expect(tags).toEqual(expect.arrayContaining(['laws', 'rulings']))
  })

  test.each(['br', 'sbv', 'jav'])('written down for %s leads to its one address', async (group) => {
    const { status, location } = await browser.get(`/rechtsprechung/${group}/urteil/bag-7-abr-8-23`)
    expect([status, location]).toEqual([301, entry])
  })

  test.each(['/rechtsprechung/urteil/bag-9-azr-9-99', '/rechtsprechung/gbr/urteil/bag-7-abr-8-23'])(
    'is not at %s',
    async (address) => {
      expect((await browser.get(address)).status).toBe(404)
    },
  )

  test('that was taken back answers 410 and leads to the others', async () => {
    await pages.testApp.stage.content({ ...pages.content, rulings: [] })
    const { status, html } = await browser.get(entry)
    expect([status, isHidden(html)]).toEqual([410, true])
    expect(textOf(html)).toContain('Diese Entscheidung steht hier nicht mehr')
    expect(await faultsIn(html)).toEqual([])
  })
})
