import { beforeEach, describe, expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import type { LawText } from '#core/knowledge/laws/laws.ts'
import { gardenLaw, gardenNorm } from '../core/laws/garden-law.ts'
import { publishLaw } from '../http/published-law.ts'
import { readHead } from '../feeds/read-page.ts'
import { faultsIn } from './faults-in-html.ts'
import { isHidden, now, openPages, origin, textOf, type Browsing } from './pages-app.ts'

const text = (content: string) => ({ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: content }] })
const cell = (content: string) => ({ blocks: [text(content)], columns: 1, rows: 1, align: 'right' as const })

/** Every kind of block and line that a law may have. */
const hedge: LawText['norms'][number] = {
  ...gardenNorm('§ 7b', 'Betriebsverfassung der Hecken', ''),
  subsections: [
    {
      number: '1',
      blocks: [
        {
          kind: 'paragraph',
          content: [
            { kind: 'text', text: 'Hecken sind grün. Sie bleiben ' },
            { kind: 'strong', content: [{ kind: 'text', text: 'niedrig.' }] },
            { kind: 'note', id: 'fn-1' },
            { kind: 'break' },
            { kind: 'picture', file: 'a.jpg', alt: '' },
          ],
        },
        { kind: 'list', items: [{ label: '1a.', blocks: [text('Buchs <b>')] }] },
        { kind: 'table', head: [{ cells: [cell('Kopf')] }], body: [{ cells: [cell('200 bis 500')] }] },
      ],
    },
  ],
  notes: [{ id: 'fn-1', sign: '*)', blocks: [text('Das gilt später.')] }],
  remarks: [{ kind: 'pre', text: '(+++ Textnachweis +++)' }],
}

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})
const publish = () => publishLaw(pages.testApp, { ...gardenLaw, norms: [...gardenLaw.norms, hedge] })

describe('the laws', () => {
  test('before any is published, say so and stay out of search engines', async () => {
    const { status, html, tags } = await browser.get('/gesetze')
    expect([status, isHidden(html), tags]).toEqual([200, true, expect.arrayContaining(['laws'])])
    expect(textOf(html)).toContain('Noch nicht im Wortlaut')
    expect(html).toContain('<a href="/gesetze/betrvg">')
    expect(await faultsIn(html)).toEqual([])
  })

  test('are listed by how one cites them, with their Stand', async () => {
    await publish()
    const { html } = await browser.get('/gesetze')
    expect(isHidden(html)).toBe(false)
    expect(html).toContain('<a href="/gesetze/gartg_2020">')
    expect(textOf(html)).toMatch(/GartG Gesetz über Gärten\s*Stand: 19\.07\.2024/)
    expect(html).toMatch(/<a href="\/gesetze" data-of="gesetze" aria-current="true">/)
    expect(await faultsIn(html)).toEqual([])
  })
})

describe('a law', () => {
  test('shows what it is and its table of contents', async () => {
    await publish()
    const { status, html, tags } = await browser.get('/gesetze/gartg_2020')
    const shown = textOf(html)
    expect([status, tags]).toEqual([200, expect.arrayContaining(['law:gartg_2020'])])
    for (const words of [
      'Gesetz über Gärten',
      'BGBl I 2020, 13',
      'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 1',
      'Zweiter Teil: Wege und Beete',
      'Amtliches Werk, ohne Gewähr.',
    ])
      expect(shown).toContain(words)
    expect(html).toContain('href="https://www.gesetze-im-internet.de/gartg_2020/"')
    expect(html).toContain('<a href="/gesetze/gartg_2020/7a">§ 7a Beete</a>')
    expect(shown).toContain('§§ 3 bis 6 (weggefallen)')
    expect(readHead(html).jsonLd[0]).toMatchObject({
      '@type': 'Legislation',
      legislationIdentifier: 'GartG',
      legislationDate: '2020-01-15',
      legislationDateVersion: '2024-07-19',
      url: `${origin}/gesetze/gartg_2020`,
    })
    expect(await faultsIn(html)).toEqual([])
  })

  test('is searched by words that stand in its address, and says what it does not have', async () => {
    await publish()
    const { status, html } = await browser.get('/gesetze/gartg_2020?q=hecken')
    expect([status, isHidden(html)]).toEqual([200, true])
    expect(html).toContain('value="hecken"')
    expect(html).toMatch(/<a href="\/gesetze\/gartg_2020\/7"><strong>§ 7<\/strong> Hecken<\/a>/)
    expect(html).toContain('<mark>Hecken</mark> bleiben niedrig.')
    expect(textOf(html)).toContain('2 Vorschriften')
    expect(await faultsIn(html)).toEqual([])
    const none = await browser.get('/gesetze/gartg_2020?q=%3Cb%3Eflosser')
    expect(textOf(none.html)).toContain('Keine Vorschrift enthält „&lt;b&gt;flosser“.')
    expect(await faultsIn(none.html)).toEqual([])
    expect(isHidden((await browser.get('/gesetze/gartg_2020?q=++')).html)).toBe(false)
  })

  test('that changes is searched anew', async () => {
    await publish()
    await browser.get('/gesetze/gartg_2020?q=hecken')
    await publishLaw(pages.testApp, {
      ...gardenLaw,
      builtAt: '20260101000000',
      norms: [gardenNorm('§ 1', 'Gärten', 'Teiche statt Hecken.')],
    })
    expect(textOf((await browser.get('/gesetze/gartg_2020?q=teich')).html)).toContain('1 Vorschrift')
  })

  test('is found under its other names, and nowhere where there is none', async () => {
    await publish()
    const named = await browser.get('/gesetze/GartG')
    expect([named.status, named.location]).toEqual([301, '/gesetze/gartg_2020'])
    expect((await browser.get('/gesetze/gibtsnicht')).status).toBe(404)
  })

  test('that nobody has imported yet says so, and searches pass it by', async () => {
    const { status, html, tags } = await browser.get('/gesetze/bgb')
    expect([status, tags]).toEqual([200, expect.arrayContaining(['laws', 'law:bgb'])])
    expect(html).toContain('Noch nicht eingespielt')
    expect(html).toContain('noindex')
  })
})

describe('a norm', () => {
  test('has an anchor for each Absatz and each sentence, and text that is only text', async () => {
    await publish()
    const { status, html, tags } = await browser.get('/gesetze/gartg_2020/7b')
    expect([status, tags]).toEqual([200, expect.arrayContaining(['law:gartg_2020'])])
    for (const id of ['abs-1', 'abs-1-satz-1', 'abs-1-satz-2', 'fn-1']) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('<th class="right" scope="col">')
    expect(html).not.toContain('Buchs <b>')
    expect(textOf(html)).toContain('Abbildung, siehe amtliche Fassung')
    expect(await faultsIn(html)).toEqual([])
  })

  test('tells where it stands and leads to its neighbours', async () => {
    await publish()
    const { html } = await browser.get('/gesetze/gartg_2020/7')
    expect(textOf(html)).toContain('Zweiter Teil: Wege und Beete › Erster Abschnitt: Wege')
    expect(html).toContain('href="/gesetze/gartg_2020/3-bis-6"')
    expect(html).toContain('href="/gesetze/gartg_2020/7a"')
    expect(readHead(html).jsonLd[0]).toMatchObject({
      '@type': 'Legislation',
      legislationIdentifier: '§ 7 GartG',
      isPartOf: { '@type': 'Legislation', legislationIdentifier: 'GartG' },
    })
  })

  test('leads to the norms of its own law and of others that it cites, and to those beside it', async () => {
    const cited = gardenNorm(
      '§ 7c',
      'Zäune',
      'Es gilt § 7 Abs. 1. Nach § 37 BetrVG gilt weder § 7c noch § 99.',
      '020010',
    )
    await publishLaw(pages.testApp, { ...gardenLaw, norms: [...gardenLaw.norms, cited] })
    const { html, tags } = await browser.get('/gesetze/gartg_2020/7c')
    expect(html).toContain('Es gilt <a href="/gesetze/gartg_2020/7#abs-1">§ 7 Abs. 1</a>. ')
    expect(html).toContain('Nach <a href="/gesetze/betrvg">§ 37 BetrVG</a> gilt weder § 7c noch § 99.')
    expect(tags).toEqual(expect.arrayContaining(['laws', 'rulings']))
    const beside = /<nav [^>]*aria-labelledby="abschnitt">.*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(textOf(beside)).toContain('In diesem Abschnitt §§ 3 bis 6 § 7 Hecken § 7c Zäune')
    expect(beside).toContain('<a href="/gesetze/gartg_2020/7c" aria-current="page">')
    expect(await faultsIn(html)).toEqual([])
  })

  test('that was repealed says so and stays out of search engines', async () => {
    await publish()
    const { status, html } = await browser.get('/gesetze/gartg_2020/3-bis-6')
    expect([status, isHidden(html)]).toEqual([200, true])
    expect(textOf(html)).toContain('Diese Vorschrift ist weggefallen.')
  })

  test('is found under other spellings, and nowhere where there is none', async () => {
    await publish()
    const answers = await Promise.all(
      ['7A', '4', '99', 'art-7'].map((number) => browser.get(`/gesetze/gartg_2020/${number}`)),
    )
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [301, '/gesetze/gartg_2020/7a'],
      [301, '/gesetze/gartg_2020/3-bis-6'],
      [404, undefined],
      [404, undefined],
    ])
  })

  test('is compared with what it said before, and with nothing that nobody read', async () => {
    await publish()
    expect((await browser.get('/gesetze/gartg_2020/1')).html).not.toContain('Frühere Fassungen')
    await publishLaw(pages.testApp, {
      ...gardenLaw,
      builtAt: '20260101000000',
      norms: [gardenNorm('§ 1', 'Gärten', 'Gärten sind bunt.'), gardenNorm('§ 8', 'Teiche', 'Teiche sind tief.')],
    })
    const former = '/gesetze/gartg_2020/1?mit=v-gartg_2020-20240724214501'
    const { html } = await browser.get('/gesetze/gartg_2020/1')
    expect(html).toContain(`<a href="${former}" rel="nofollow">Mit der Fassung vom 24.07.2024 vergleichen</a>`)
    const compared = await browser.get(former)
    expect([compared.status, isHidden(compared.html)]).toEqual([200, true])
    expect(compared.html).toContain('<del>Gärten sind grün.</del>')
    expect(compared.html).toContain('<ins>Gärten sind bunt.</ins>')
    expect(textOf(compared.html)).toContain('Text: geändert')
    expect(await faultsIn(compared.html)).toEqual([])
    const added = await browser.get(former.replace('/1?', '/8?'))
    expect(textOf(added.html)).toContain('gab es in der früheren Fassung noch nicht')
    await pages.testApp.needs.change(async ({ laws }) =>
      done(await laws.add({ id: 'v-waiting', importedAt: now, warnings: [], text: gardenLaw })),
    )
    for (const wrong of ['v-gartg_2020-20260101000000', 'v-waiting', 'erfunden'])
      expect((await browser.get(`/gesetze/gartg_2020/1?mit=${wrong}`)).status).toBe(404)
  })

  test('is shown anew when another version is published', async () => {
    await publish()
    expect(textOf((await browser.get('/gesetze/gartg_2020/1')).html)).toContain('Gärten sind grün.')
    await publishLaw(pages.testApp, {
      ...gardenLaw,
      builtAt: '20260101000000',
      norms: [gardenNorm('§ 1', 'Gärten', 'Gärten sind bunt.')],
    })
    expect(textOf((await browser.get('/gesetze/gartg_2020/1')).html)).toContain('Gärten sind bunt.')
  })
})
