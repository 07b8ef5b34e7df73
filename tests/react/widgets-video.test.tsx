// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { eventually, button, clearUp, layOut, mount, smallConsent } from './page-with-widgets.ts'

const source = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const player = (more = '', from = source) =>
  `<div data-widget="video" data-source="${from}" data-title="Die erste Sitzung" ${more}></div>`
const frame = () => document.querySelector('iframe')
const dialog = () => document.querySelector('dialog')
const allowed = { decided: true, marketing: true }

const blocked = async (more = '') => {
  layOut(player(more))
  const consent = smallConsent()
  await mount({ consent: consent.port })
  button(/^Video abspielen/).click()
  await eventually(() => expect(dialog()?.open).toBe(true))
  return consent
}

afterEach(clearUp)

describe('a video', () => {
  test('stands still behind its cover and asks nothing of the provider [rule:video-starts-idle] [rule:video-inputs]', async () => {
    layOut(player('data-image="/img/cover.jpg" data-description="Mara Kessler erklärt."'))
    await mount({})
    expect(frame()).toBeNull()
    expect(button('Video abspielen: Die erste Sitzung').querySelector('img')?.getAttribute('src')).toBe(
      '/img/cover.jpg',
    )
    expect(document.querySelector('figcaption')?.textContent).toBe('Mara Kessler erklärt.')
    expect(document.documentElement.outerHTML).not.toMatch(/(src|href)="[^"]*(youtube|ytimg)/)
  })

  test.each(['', 'data-image=""', 'data-image="https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg"'])(
    'has the placeholder without a cover of our own: %s [rule:video-placeholder-cover]',
    async (image) => {
      layOut(player(image))
      await mount({})
      expect(document.querySelector('img')?.getAttribute('src')).toBe('/img/platzhalter-standort.svg')
    },
  )

  test('plays at a click with consent [rule:video-cover-click]', async () => {
    layOut(player())
    await mount({ consent: smallConsent(allowed).port })
    button(/^Video abspielen/).click()
    await eventually(() =>
      expect(frame()?.getAttribute('src')).toBe(
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&modestbranding=1&rel=0',
      ),
    )
    expect(frame()?.title).toBe('Die erste Sitzung')
    expect(dialog()).toBeNull()
  })

  test('plays at once with autoplay [rule:video-autoplay]', async () => {
    layOut(player('data-autoplay'))
    await mount({ consent: smallConsent(allowed).port })
    expect(frame()).not.toBeNull()
  })

  test('only tells of the click where it is told to [rule:video-only-emit-click]', async () => {
    layOut(`<main>${player('data-only-emit-click')}</main>`)
    const heard: (EventTarget | null)[] = []
    document.querySelector('main')?.addEventListener('toggle-play-video', (event) => heard.push(event.target))
    await mount({ consent: smallConsent(allowed).port })
    button(/^Video abspielen/).click()
    button(/^Video abspielen/).click()
    expect(heard).toEqual([document.querySelector('[data-widget]'), document.querySelector('[data-widget]')])
    expect(frame()).toBeNull()
    expect(dialog()).toBeNull()
  })

  test('has 30px below it, or what its host says [rule:video-padding]', async () => {
    layOut(player() + player('data-padding-bottom="2rem" data-shadow'))
    await mount({})
    const [usual, own] = document.querySelectorAll<HTMLElement>('figure')
    expect([usual?.style.paddingBottom, usual?.className]).toEqual(['30px', 'player'])
    expect([own?.style.paddingBottom, own?.className]).toEqual(['2rem', 'player shadow'])
  })

  test('says so when its source is no video', async () => {
    layOut(player('', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'))
    await mount({ consent: smallConsent(allowed).port })
    button(/^Video abspielen/).click()
    expect(document.querySelector('output')?.textContent).toBe('Dieses Video kann hier nicht abgespielt werden.')
    expect(frame()).toBeNull()
  })
})

describe('without consent', () => {
  test('a dialog says why nothing plays [rule:video-needs-consent] [rule:video-blocked-dialog]', async () => {
    await blocked()
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Externe Inhalte blockiert!')
    expect(dialog()?.textContent).toContain('können wir nicht vorhersehen')
    expect(dialog()?.textContent).toContain('USA')
    expect(frame()).toBeNull()
  })

  test('„Video laden“ opens the choice again, and nothing else', async () => {
    const consent = await blocked()
    button('Video laden').click()
    expect(consent.renewed()).toBe(1)
    expect(dialog()?.open).toBe(true)
    expect(frame()).toBeNull()
  })

  test('accepting closes the dialog and plays [rule:video-consent-accepted]', async () => {
    const consent = await blocked()
    consent.decide(true)
    await eventually(() => expect(frame()).not.toBeNull())
    expect(dialog()).toBeNull()
  })

  test('declining closes the dialog and plays nothing [rule:video-consent-declined]', async () => {
    const consent = await blocked()
    consent.decide(false)
    await eventually(() => expect(dialog()).toBeNull())
    expect(frame()).toBeNull()
  })

  test.each([
    ['close icon', () => button('Schließen').click()],
    ['Nicht laden', () => button('Nicht laden').click()],
    ['Escape', () => dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ])('%s closes the dialog and leaves the cover [rule:video-dialog-close-stops]', async (_, close) => {
    await blocked()
    close()
    await eventually(() => expect(dialog()).toBeNull())
    expect(frame()).toBeNull()
    expect(button(/^Video abspielen/)).toBeTruthy()
  })

  test('the dialog stands at the end of the body with a portal, else in its host', async () => {
    await blocked('data-portal')
    expect(dialog()?.parentElement).toBe(document.body)
    clearUp()
    await blocked()
    expect(dialog()?.closest('[data-widget]')).not.toBeNull()
  })
})

test('withdrawing the consent takes the player away', async () => {
  layOut(player('data-autoplay'))
  const consent = smallConsent(allowed)
  await mount({ consent: consent.port })
  expect(frame()).not.toBeNull()
  consent.decide(false)
  await eventually(() => expect(frame()).toBeNull())
  expect(button(/^Video abspielen/)).toBeTruthy()
})

describe('as a popup', () => {
  test('it plays above a page that does not scroll, until it is closed', async () => {
    layOut(player('data-popup'))
    await mount({ consent: smallConsent(allowed).port })
    button(/^Video abspielen/).click()
    await eventually(() => expect(dialog()?.querySelector('iframe')).not.toBeNull())
    expect(dialog()?.className).toBe('video-overlay')
    expect(dialog()?.getAttribute('aria-label')).toBe('Die erste Sitzung')
    expect(document.documentElement.classList.contains('held')).toBe(true)
    button('Video schließen').click()
    await eventually(() => expect(dialog()).toBeNull())
    expect(document.documentElement.classList.contains('held')).toBe(false)
    expect(frame()).toBeNull()
  })

  test('the page scrolls again when the consent is withdrawn under it', async () => {
    layOut(player('data-popup data-autoplay data-portal'))
    const consent = smallConsent(allowed)
    await mount({ consent: consent.port })
    expect(dialog()?.parentElement).toBe(document.body)
    consent.decide(false)
    await eventually(() => expect(document.documentElement.classList.contains('held')).toBe(false))
    expect(dialog()).toBeNull()
  })
})
