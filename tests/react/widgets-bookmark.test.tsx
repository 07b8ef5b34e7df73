// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { done } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { eventually, button, clearUp, layOut, mount, smallWishlist, the } from './page-with-widgets.ts'

const host = (value: string, more = '') =>
  `<div data-widget="bookmark" data-type="seminar" data-value="${value}" data-bookmark-label="Seminar" ${more}></div>`
const heart = (number = 0) => the<HTMLButtonElement>('button.heart', document, number)
const heard = (type: string) => {
  const events: CustomEvent[] = []
  window.addEventListener(type, (event) => events.push(event as CustomEvent))
  return events
}

const openDialog = async (
  url = 'http://127.0.0.1:3000/seite?a=1#da',
  width = 1440,
  parts: Parameters<typeof mount>[0] = {},
) => {
  layOut(host('a') + host('a') + host('b', 'data-domain="https://br.example/x"'), { url, width })
  await mount(parts)
  heart(0).focus()
  heart(0).click()
  await eventually(() => expect(document.querySelector('dialog')?.open).toBe(true))
}
const dialog = () => document.querySelector('dialog')

afterEach(() => {
  clearUp()
  vi.restoreAllMocks()
})

describe('a heart', () => {
  test('of a signed-in visitor shows what is on the list [rule:bookmark-label] [rule:bookmark-icon] [rule:bookmark-matches-type-and-value]', async () => {
    layOut(host('a') + host('b'), { signedIn: true })
    await mount(
      smallWishlist([
        { id: '1', type: 'seminar', value: 'a' },
        { id: '2', type: 'event', value: 'b' },
      ]),
    )
    await eventually(() => expect(heart(0).textContent).toBe('Gemerkt'))
    expect(heart(0).getAttribute('aria-pressed')).toBe('true')
    expect(heart(0).getAttribute('aria-label')).toBe('Seminar gemerkt')
    expect(heart(1).textContent).toBe('Merken')
    expect(heart(1).getAttribute('aria-pressed')).toBe('false')
    expect(heart(1).getAttribute('aria-label')).toBe('Seminar merken')
  })

  test('is busy until the list has come', async () => {
    layOut(host('a'), { signedIn: true })
    const { wishlist } = smallWishlist()
    const { promise, resolve } = Promise.withResolvers<void>()
    await mount({ wishlist: { ...wishlist, list: (ask) => promise.then(() => wishlist.list(ask)) } })
    expect(heart().getAttribute('aria-busy')).toBe('true')
    resolve()
    await eventually(() => expect(heart().getAttribute('aria-busy')).toBe('false'))
  })

  test('adds, reloads, and tells window and host; removes likewise [rule:bookmark-toggle-add] [rule:bookmark-toggle-remove] [rule:bookmark-reload]', async () => {
    layOut(host('a'), { signedIn: true })
    const kept = smallWishlist()
    const [told, added] = [heard('wishlist'), heard('addedToWishlist')]
    await mount(kept)
    heart().click()
    await eventually(() => expect(heart().textContent).toBe('Gemerkt'))
    await eventually(() => expect(kept.calls).toEqual(['list', 'add', 'list']))
    expect(told.map(({ detail }) => detail)).toEqual([{ action: 'item-added', type: 'seminar', value: 'a' }])
    expect(added.map(({ target }) => (target as HTMLElement).dataset['value'])).toEqual(['a'])
    await eventually(() => expect(heart().getAttribute('aria-busy')).toBe('false'))
    heart().click()
    await eventually(() => expect(kept.calls).toEqual(['list', 'add', 'list', 'remove', 'list']))
    await eventually(() => expect(heart().textContent).toBe('Merken'))
    expect(told.at(-1)?.detail).toEqual({ action: 'item-removed', type: 'seminar', value: 'a' })
    expect(added).toHaveLength(1)
  })

  test.each([
    ['add', [], 'cannot add to wishlist', 'Merken'],
    ['remove', [{ id: '1', type: 'seminar', value: 'a' }], 'cannot remove to wishlist', 'Gemerkt'],
  ] as const)(
    'whose %s fails warns on the console and shows nothing [rule:add-failure-warning] [rule:remove-failure-warning]',
    async (what, first, warning, label) => {
      layOut(host('a'), { signedIn: true })
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const kept = smallWishlist(first)
      kept.break(what)
      await mount(kept)
      await eventually(() => expect(heart().textContent).toBe(label))
      const before = document.body.textContent
      heart().click()
      await eventually(() => expect(warn.mock.calls).toEqual([[warning]]))
      await eventually(() => expect(heart().getAttribute('aria-busy')).toBe('false'))
      expect(document.body.textContent).toBe(before)
      expect(document.querySelector('dialog')).toBeNull()
    },
  )

  test('survives a list that cannot be loaded [rule:list-failure-survived]', async () => {
    layOut(host('a'), { signedIn: true })
    const kept = smallWishlist()
    kept.break('list')
    await mount(kept)
    await eventually(() => expect(heart().getAttribute('aria-busy')).toBe('false'))
    kept.mend()
    heart().click()
    await eventually(() => expect(heart().textContent).toBe('Gemerkt'))
  })

  test('takes layout, size, classes, style and colour from its host [rule:heart-inputs] [rule:heart-layout] [rule:icon-defaults] [rule:icon-padding]', async () => {
    layOut(
      host('a', 'data-layout="v2"') +
        host('b', 'data-size="100" data-text-class="gross" data-icon-style="background" data-fill-color="#123456"'),
      { signedIn: true },
    )
    await mount(smallWishlist([{ id: '1', type: 'seminar', value: 'b' }]))
    await eventually(() => expect(heart(1).textContent).toBe('Gemerkt'))
    expect(heart(0).className).toBe('heart')
    expect(heart(0).querySelector('svg')?.getAttribute('width')).toBe('48')
    expect(heart(0).querySelector('svg')?.getAttribute('stroke-width')).toBe('2')
    expect(heart(1).className).toBe('heart under')
    expect(heart(1).querySelector('svg')?.getAttribute('width')).toBe('100')
    expect(heart(1).querySelector('span.gross')?.textContent).toBe('Gemerkt')
    expect(heart(1).querySelector<HTMLElement>('.icon-box')?.style.padding).toBe('7px')
    expect(heart(1).querySelector('svg')?.style.fill).toBe('#123456')
  })
})

describe('fifty hearts', () => {
  const fifty = Array.from({ length: 50 }, (_, number) => host(`thema-${number}`)).join('')

  test('ask once', async () => {
    layOut(fifty, { signedIn: true })
    const kept = smallWishlist([{ id: '1', type: 'seminar', value: 'thema-7' }])
    await mount(kept)
    await eventually(() => expect(heart(7).textContent).toBe('Gemerkt'))
    expect(kept.calls).toEqual(['list'])
  })

  test('of a signed-out visitor ask nothing [rule:wishlist-only-signed-in]', async () => {
    layOut(fifty)
    const kept = smallWishlist()
    await mount(kept)
    heart(3).click()
    await eventually(() => expect(document.querySelector('dialog')).not.toBeNull())
    expect(kept.calls).toEqual([])
  })
})

describe('the login dialog', () => {
  test('calls the portal as the page does, elsewhere as the application does, and opens where neither can be heard', async () => {
    const named = async (brand: Site['office']['content']['brand']) => {
      await openDialog(undefined, undefined, { content: { brand } })
      const heading = dialog()?.querySelector('h2')?.textContent
      clearUp()
      return heading
    }
    const asked = vi.fn<Site['office']['content']['brand']>(async () =>
      done({ ...brandBeforeContent, portal: 'mein Werk' }),
    )
    expect(await named(asked)).toBe('Bitte bei mein Werk anmelden')
    expect(await named(async () => Promise.reject(new Error('no network')))).toBe('Bitte bei uns anmelden')
    document.documentElement.dataset['portalName'] = 'mein Haus'
    expect(await named(asked)).toBe('Bitte bei mein Haus anmelden')
    expect(asked).toHaveBeenCalledTimes(1)
    delete document.documentElement.dataset['portalName']
  })

  test('opens once for the item, with the words of the provider [rule:bookmark-dialog-signed-out]', async () => {
    await openDialog()
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(dialog()?.id).toBe('wishlist-login-dialog-a')
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Bitte bei mein Seminarhaus anmelden')
    expect(dialog()?.getAttribute('aria-labelledby')).toBe(dialog()?.querySelector('h2')?.id)
    expect(
      [...(dialog()?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        'Anmelden',
        `/kundenportal/login?post_login_redirect_url=${encodeURIComponent('http://127.0.0.1:3000/seite?a=1&add_to_wishlist=a#da')}`,
      ],
      [
        'Jetzt registrieren',
        `/registrierung?post_login_redirect_url=${encodeURIComponent('http://127.0.0.1:3000/seite?a=1&add_to_wishlist=a#da')}`,
      ],
      ['Passwort vergessen?', '/kundenportal/password-forgot'],
    ])
    expect(dialog()?.textContent).toContain('oder')
  })

  test('has the mobile id below 768 px and follows the window [rule:mobile-below-768]', async () => {
    await openDialog(undefined, 767)
    expect(dialog()?.id).toBe('wishlist-login-dialog-mobile-a')
    Object.assign(window, { innerWidth: 768 })
    window.dispatchEvent(new Event('resize'))
    await eventually(() => expect(dialog()?.id).toBe('wishlist-login-dialog-a'))
  })

  test.each([
    ['close icon', () => button('Schließen').click()],
    ['Escape', () => dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ["browser's own cancel", () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['click beside it', () => dialog()?.click()],
  ])('closes by the %s', async (_, close) => {
    await openDialog()
    close()
    await eventually(() => expect(dialog()).toBeNull())
  })

  test('stays when its content is clicked', async () => {
    await openDialog()
    dialog()?.querySelector('h2')?.click()
    await Promise.resolve()
    expect(dialog()?.open).toBe(true)
  })

  test('leads to the domain of the heart that was clicked', async () => {
    layOut(host('b', 'data-domain="https://br.example/x"'))
    await mount({})
    heart(0).click()
    await eventually(() =>
      expect(dialog()?.querySelector('a')?.href).toMatch(/^https:\/\/br\.example\/kundenportal\/login\?/),
    )
  })
})

describe('add_to_wishlist in the address', () => {
  const url = 'http://127.0.0.1:3000/seite?x=1&add_to_wishlist=a&y=2#da'

  test('adds the item once, though it stands there three times, and leaves the address [rule:bookmark-add-from-address] [rule:bookmark-add-from-address-once]', async () => {
    layOut(host('a').repeat(3), { url, signedIn: true })
    const kept = smallWishlist()
    const added = heard('addedToWishlist')
    const pages = window.history.length
    await mount(kept)
    await eventually(() => expect(kept.calls).toEqual(['list', 'add', 'list']))
    await eventually(() => expect(heart(2).textContent).toBe('Gemerkt'))
    expect(window.location.href).toBe('http://127.0.0.1:3000/seite?x=1&y=2#da')
    expect(window.history.length).toBe(pages)
    expect(added).toHaveLength(1)
  })

  test('does nothing for a signed-out visitor', async () => {
    layOut(host('a'), { url })
    const kept = smallWishlist()
    await mount(kept)
    expect(kept.calls).toEqual([])
    expect(window.location.href).toBe(url)
  })
})
