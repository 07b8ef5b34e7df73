// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { limitedTextMachine, textOf } from '#core/text/limited-text.machine.ts'
import { expandLabel, shortenSleepingTexts } from '#react/browser/shorten-sleeping-texts.ts'
import { hostsIn } from '#react/browser/widget-hosts.ts'
import { createActor } from 'xstate'
import {
  eventually,
  button,
  cardOfTheme,
  clearUp,
  layOut,
  mount,
  smallCatalogue,
  smallLexicon,
  the,
} from './page-with-widgets.ts'

const host = () => the('[data-widget]')
const openGrid = async (width: number) => {
  layOut('<div data-widget="lexicon-grid" data-group="sbv"></div>', { width })
  await mount({ lexicon: smallLexicon(['Abmahnung', 'BEM']) })
  await eventually(() => expect(document.querySelector('ul.lex')).not.toBeNull())
  return the('ul.lex')
}

afterEach(() => {
  clearUp()
  vi.restoreAllMocks()
})

describe('a limited text', () => {
  const text = '<p>Der <b>Betriebsrat</b> berät heute lange über die Einigungsstelle.</p>'

  test('is its host’s own content, shortened until it is expanded, one way [rule:limited-text-expands-once] [rule:limited-text-inputs] [rule:limit-ellipsis]', async () => {
    layOut(`<div data-widget="limited-text" data-limit="20">${text}</div>`)
    await mount({})
    expect(host().textContent).toBe('Der Betriebsrat…Mehr lesen')
    expect(host().querySelector('b')?.textContent).toBe('Betriebsrat…')
    button('Mehr lesen').click()
    await eventually(() => expect(host().querySelector('button')).toBeNull())
    expect(host().querySelector('div')?.innerHTML).toBe(text)
    expect(document.activeElement).toBe(host().querySelector('div'))
  })

  test('loses its markup where the host says so [rule:limit-strip-tags]', async () => {
    layOut(`<div data-widget="limited-text" data-limit="20" data-strip-tags>${text}</div>`)
    await mount({})
    expect(host().querySelector('b')).toBeNull()
    expect(host().querySelector('div')?.textContent).toBe('Der Betriebsrat…')
  })

  test('shows as text what looks like markup when it is stripped', async () => {
    layOut('<div data-widget="limited-text" data-limit="500" data-strip-tags>5 &lt;img src=x&gt; 7</div>')
    await mount({})
    expect(host().querySelector('img')).toBeNull()
    expect(host().textContent).toBe('5 <img src=x> 7')
  })

  test.each(['', 'data-limit="vierzig"', 'data-limit="400"'])('is whole with %s', async (limit) => {
    layOut(`<div data-widget="limited-text" ${limit}>${text}</div>`)
    await mount({})
    expect(host().querySelector('button')).toBeNull()
    expect(host().querySelector('div')?.innerHTML).toBe(text)
  })

  test('looks the same asleep and awake', async () => {
    layOut(`<div data-widget="limited-text" data-limit="20">${text}</div>`)
    shortenSleepingTexts(hostsIn(document))
    host().querySelector('template')?.setAttribute('hidden', '')
    const asleep = [host().querySelector('div')?.innerHTML, host().querySelector('button')?.outerHTML]
    await mount({})
    expect([host().querySelector('div')?.innerHTML, host().querySelector('button')?.textContent]).toEqual([
      asleep[0],
      'Mehr lesen',
    ])
    button('Mehr lesen').click()
    await eventually(() => expect(host().querySelector('div')?.innerHTML).toBe(text))
  })

  test('says asleep what the machine says awake', () => {
    const actor = createActor(limitedTextMachine, { input: { text: 'lang', limit: 1 } }).start()
    expect(expandLabel).toBe(textOf(actor.getSnapshot()).expandLabel)
  })
})

describe('the lexicon grid', () => {
  test.each([
    [575, '1'],
    [576, '2'],
    [1199, '2'],
    [1200, '4'],
  ])('at %i px has %s columns [rule:lexicon-columns]', async (width, columns) => {
    expect((await openGrid(width)).dataset['columns']).toBe(columns)
  })

  test('shows titles as links with a chevron and follows the window [rule:lexicon-item]', async () => {
    const grid = await openGrid(1200)
    expect([...grid.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Abmahnung', '/betriebsratslexikon/sbv/abmahnung'],
      ['BEM', '/betriebsratslexikon/sbv/bem'],
    ])
    expect(grid.querySelectorAll('a > svg')).toHaveLength(2)
    Object.assign(window, { innerWidth: 500 })
    window.dispatchEvent(new Event('resize'))
    await eventually(() => expect(grid.dataset['columns']).toBe('1'))
  })
})

describe('theme widgets', () => {
  const [one, two] = [
    cardOfTheme('betriebsverfassungsrecht-1', { isNew: true }),
    cardOfTheme('arbeitsrecht-1', { title: 'Arbeitsrecht I' }),
  ]
  const page =
    '<div data-widget="theme-teaser" data-theme="betriebsverfassungsrecht-1"></div>' +
    '<div data-widget="theme-teaser" data-theme="arbeitsrecht-1"></div>' +
    '<div id="theme-info-box" data-theme="arbeitsrecht-1"></div>' +
    '<aside class="theme-info-box" data-theme="betriebsverfassungsrecht-1"></aside>' +
    '<aside class="theme-info-box" data-theme="unbekannt"></aside>'

  test('of a page ask once for all of them', async () => {
    layOut(page)
    const themes = smallCatalogue([one, two])
    await mount(themes)
    await eventually(() => expect(document.querySelectorAll('.card, .info-box')).toHaveLength(4))
    expect(themes.asked).toEqual([['arbeitsrecht-1', 'betriebsverfassungsrecht-1', 'unbekannt']])
    await eventually(() =>
      expect(document.querySelectorAll('aside')[1]?.textContent).toBe('Dieses Seminar gibt es nicht mehr.'),
    )
  })

  test('the teaser is the theme’s card [rule:theme-neu-badge] [rule:card-labels] [rule:theme-online-icon] [rule:theme-map-pin] [rule:tooltip-both]', async () => {
    layOut(page)
    await mount(smallCatalogue([one, two]))
    await eventually(() => expect(document.querySelectorAll('.card')).toHaveLength(2))
    const [first, second] = document.querySelectorAll<HTMLElement>('.card')
    expect(first?.querySelector('.band')?.textContent).toBe('Neu')
    expect(second?.querySelector('.band')).toBeNull()
    expect(first?.querySelector('h3')?.textContent?.replaceAll('\u00ad', '')).toBe('Betriebsverfassungsrecht I')
    expect([...(first?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
      'Dauer',
      'Standorte',
      'Extras',
    ])
    expect(first?.querySelectorAll('.tip svg')).toHaveLength(2)
    expect(first?.querySelector('[role=tooltip]')?.textContent).toBe(
      'Sie haben die Wahl zwischen einem Termin in einem unserer Seminar-Hotels oder online',
    )
    expect(
      [...(first?.querySelectorAll('.do a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Zum Seminar', '/seminare/t/betriebsverfassungsrecht-1'],
      ['Termin finden', '/seminare/t/betriebsverfassungsrecht-1/termine'],
    ])
    expect(button('Betriebsverfassungsrecht I merken', first)).toBeTruthy()
  })

  test('a heart in a teaser opens the dialog, and its event rises from the teaser', async () => {
    layOut(page)
    await mount(smallCatalogue([one, two]))
    await eventually(() => expect(document.querySelectorAll('.card')).toHaveLength(2))
    button('Arbeitsrecht I merken').click()
    await eventually(() => expect(document.querySelector('dialog')?.id).toBe('wishlist-login-dialog-arbeitsrecht-1'))
  })

  test('the info box has the facts and the next three events', async () => {
    layOut(page)
    await mount(smallCatalogue([one, two]))
    await eventually(() => expect(document.querySelectorAll('.info-box')).toHaveLength(2))
    const box = document.querySelector('#theme-info-box')
    expect(
      [...(box?.querySelectorAll('dd') ?? [])].map((fact) => fact.firstChild?.textContent?.replaceAll('\u00ad', '')),
    ).toEqual(['5 Tage', '8 Standorte', 'Starterpaket mit Gesetzestexten'])
    expect([...(box?.querySelectorAll('li') ?? [])].map((date) => date.textContent)).toEqual([
      '07.12.2026 bis 11.12.2026 Hamburg',
      '18.01.2027 Online',
      '29.03.2027 bis 02.04.2027 Köln',
    ])
    const links = [...(box?.querySelectorAll('a.go') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['Details', '/seminare/t/arbeitsrecht-1'],
      ['Termine finden', '/seminare/t/arbeitsrecht-1/termine'],
    ])
  })

  test('a failure is told, and asked again on demand', async () => {
    layOut(page)
    const told: unknown[] = []
    window.addEventListener('error', ({ error }) => told.push(error))
    const themes = smallCatalogue([one, two])
    themes.fail(true)
    await mount(themes)
    await eventually(() => expect(document.querySelectorAll('[role=alert]')).toHaveLength(5))
    await eventually(() => expect(told.map(String)).toContain('Error: the catalogue is away'))
    themes.fail(false)
    button('Noch einmal versuchen').click()
    await eventually(() => expect(document.querySelectorAll('.card')).toHaveLength(1))
    expect(themes.asked).toHaveLength(2)
  })
})
