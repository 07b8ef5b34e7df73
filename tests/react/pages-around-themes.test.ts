import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Window } from 'happy-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordOf } from '#features/support/record-builder.ts'
import type { Brand } from '#core/brand/brand.ts'
import { aVisitor, openTestCore, valueOf } from '../core/test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from '../core/sample-content.ts'
import { faultsIn } from './faults-in-html.ts'
import { browsing, openPages, textOf, type Browsing } from './pages-app.ts'

const files = fileURLToPath(new URL('../../public', import.meta.url))
const theme = '/seminare/t/betriebsverfassungsrecht-1'

let browser: Browsing
beforeAll(async () => {
  browser = (await openPages()).visit()
})

const parsed = async (path: string) => {
  const { html } = await browser.get(path)
  return new new Window().DOMParser().parseFromString(html, 'text/html')
}
const bareTestApp = async (change: Parameters<typeof someContentFolder>[0] = {}) => {
  const testApp = openTestCore()
  valueOf(await testApp.stage.content(someContentFolder(change)))
  return browsing(testApp.site(aVisitor()))
}
const evenings = '/seminare/t/betriebsverfassungsrecht-i/erlebnis'
const town = recordOf.location({ sideProgramme: [{ title: 'Hafen', text: 'Am Abend.' }] })

describe('a seminar at the customer’s', () => {
  const processOf = async (settings: Pick<Brand, 'inhouseLead' | 'inhouseSupport'>) => {
    const bare = await bareTestApp({ brand: { ...someContentFolder().brand, ...settings } })
    return textOf((await bare.get('/seminare/t/betriebsverfassungsrecht-i/inhouse')).html)
  }

  test.each([
    [{ inhouseLead: { from: 6, to: 10 } }, 'Vom ersten Anruf bis zum Seminar vergehen meist sechs bis zehn Wochen.'],
    [{ inhouseLead: { from: 1, to: 2 } }, 'Vom ersten Anruf bis zum Seminar vergehen meist eine bis zwei Wochen.'],
    [{ inhouseLead: { from: 1, to: 1 } }, 'Vom ersten Anruf bis zum Seminar vergeht meist eine Woche.'],
    [{ inhouseSupport: 12 }, 'Danach bleiben wir zwölf Wochen lang für Rückfragen erreichbar.'],
    [{ inhouseSupport: 1 }, 'Danach bleiben wir eine Woche lang für Rückfragen erreichbar.'],
  ])('takes as long as the settings say: %j', async (settings, sentence) => {
    expect(await processOf(settings)).toContain(sentence)
  })

  test('names no weeks where the settings name none', async () => {
    const text = await processOf({})
    expect(text).toContain('Danach bleiben wir für Rückfragen erreichbar.')
    expect(text).not.toMatch(/Woche|vergeh/)
  })
})

describe('pictures', () => {
  test.each([
    `${theme}/erlebnis`,
    `${theme}/starterpaket`,
    '/standorte/luebeck-18',
    '/standorte/hotel/haus-elbgarten-11',
  ])('of %s say what they show, bring their size, and lie on this site', async (path) => {
    const pictures = [...(await parsed(path)).querySelectorAll('main img')]
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')).toMatch(/^Zeichnung: \S/)
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
      expect(existsSync(`${files}${picture.getAttribute('src')}`)).toBe(true)
    }
  })

  test('of what is in a starter package stand on the page of the theme, each its own', async () => {
    const pictures = [...(await parsed(theme)).querySelectorAll('#starterpaket img')].map((one) =>
      one.getAttribute('src'),
    )
    expect(pictures.length).toBeGreaterThan(1)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('of a town that has none are said to follow', async () => {
    const bare = await bareTestApp({ records: [town], events: [anEventContent()] })
    const { html } = await bare.get(evenings)
    expect(textOf(html)).toContain('Bilder aus Hamburg folgen.')
    expect(await faultsIn(html)).toEqual([])
  })
})

describe('voices', () => {
  test('that are invented say so, each of them, and the page says it once more', async () => {
    const page = await parsed(`${theme}/erlebnis`)
    const captions = [...page.querySelectorAll('.voices figcaption')].map(({ textContent }) => textContent)
    expect(captions.length).toBeGreaterThan(2)
    for (const caption of captions) expect(caption).toContain('Beispiel, von der Redaktion erfunden')
    expect(page.querySelector('main')?.textContent).toContain('stammen von niemandem, der dabei war')
  })

  test('that are not say where they come from, and whether somebody checked', async () => {
    const stated = (id: string, assurance: string | null) =>
      recordOf.voice({ id, text: `Sie sagte „${id}“.`, source: { kind: 'stated', text: 'Bogen', assurance } })
    const records = [
      town,
      stated('eins', 'Im Raum ausgefüllt.'),
      stated('zwei', null),
      recordOf.voice({ id: 'drei', text: 'Gerücht', source: null }),
    ]
    const bare = await bareTestApp({ records, events: [anEventContent()] })
    const { html, tags } = await bare.get(evenings)
    const text = textOf(html)
    expect(text).toContain('Quelle: Bogen. Im Raum ausgefüllt.')
    expect(text).toContain('Quelle: Bogen. Ob die Person teilgenommen hat, haben wir nicht geprüft.')
    expect(text).toContain('„Sie sagte ‚eins‘.“')
    expect(text).toContain('ob und wie wir geprüft haben')
    expect(text).not.toContain('Gerücht')
    expect(text).not.toContain('erfunden')
    expect(tags).toContain('record:voice')
    expect(await faultsIn(html)).toEqual([])
  })

  test('that nobody raised are not made up', async () => {
    const bare = await bareTestApp({ records: [town], events: [anEventContent()] })
    expect(textOf((await bare.get(evenings)).html)).toContain('Hier steht noch keine Stimme')
  })
})

test('items of a starter package without picture and condition stand there all the same', async () => {
  const [entry] = aThemeFile().content
  const content = entry ? [{ ...entry, starterPackages: [{ title: 'Mappe' }] }] : []
  const bare = await bareTestApp({ themes: [aThemeFile({ content })], events: [] })
  const { html } = await bare.get('/seminare/t/betriebsverfassungsrecht-i/starterpaket')
  expect(textOf(html)).toContain('Mappe Kostenlos enthalten')
  expect(textOf(html)).not.toContain('Bedingung:')
  expect(await faultsIn(html)).toEqual([])
})

test('events of a theme stand under the names that one looks for', async () => {
  const page = await parsed(`${theme}/termine`)
  const columns = [...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(columns).toEqual(['Datum', 'Ort und Hotel', 'Dauer', 'Preis netto', 'Status', 'Merken, rechnen, buchen'])
  const [row] = page.querySelectorAll('tbody tr')
  expect(row?.children.length).toBe(columns.length)
})

test.each([
  ['a theme', theme, ['#lernziele', '#programm', '#termine', '#anspruch']],
  [
    'a Fachtagung',
    '/fachtagung/fachtagung-inklusion',
    ['#lernziele', '#programm', '#fachleute', '#werkstaetten', '#preise', '#zimmer', '#fragen', '#anmelden'],
  ],
])('the bar of %s leads to its sections', async (_, path, anchors) => {
  const page = await parsed(path)
  const ways = [...page.querySelectorAll('nav.sub a')].map((way) => way.getAttribute('href') ?? '')
  expect(ways.filter((way) => way.startsWith('#'))).toEqual(anchors)
  for (const anchor of anchors) expect(page.getElementById(anchor.slice(1))?.tagName).toBe('SECTION')
})
