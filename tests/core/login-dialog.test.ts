import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookmarkIn, withBookmark, withoutBookmark } from '#core/wishlist/bookmark-in-address.ts'
import { loginDialogOf } from '#core/wishlist/login-dialog.ts'

const page = 'https://seminarhaus.example/seminare/r/arbeitsrecht'
const onPage = { windowWidth: 1280, value: 'arbeitsrecht-1', address: page, domain: '', portal: 'mein Seminarhaus' }

const targetOf = (href: string) => new URL(href, page).searchParams.get('post_login_redirect_url')

describe('The login dialog', () => {
  test('says what it is for and offers to sign in or register [rule:bookmark-dialog-signed-out]', () => {
    expect(loginDialogOf(onPage)).toEqual({
      id: 'wishlist-login-dialog-arbeitsrecht-1',
      heading: 'Bitte bei mein Seminarhaus anmelden',
      text: 'Bitte melden Sie sich an, um Ihre gemerkten Seminartermine, Artikel und Hotels auf all Ihren Geräten zu sehen.',
      signInLabel: 'Anmelden',
      forgottenLabel: 'Passwort vergessen?',
      forgottenHref: '/kundenportal/password-forgot',
      or: 'oder',
      registerLabel: 'Jetzt registrieren',
      signInHref:
        '/kundenportal/login?post_login_redirect_url=https%3A%2F%2Fseminarhaus.example%2Fseminare%2Fr%2Farbeitsrecht%3Fadd_to_wishlist%3Darbeitsrecht-1',
      registerHref:
        '/registrierung?post_login_redirect_url=https%3A%2F%2Fseminarhaus.example%2Fseminare%2Fr%2Farbeitsrecht%3Fadd_to_wishlist%3Darbeitsrecht-1',
    })
  })

  test.each([
    [767, 'x', 'wishlist-login-dialog-mobile-x'],
    [768, 'x', 'wishlist-login-dialog-x'],
    [767, undefined, 'wishlist-login-dialog-mobile'],
    [768, undefined, 'wishlist-login-dialog'],
    [1280, '', 'wishlist-login-dialog'],
  ])('in a window of %i px for the value %s has the id %s [rule:mobile-below-768]', (windowWidth, value, id) => {
    expect(loginDialogOf({ ...onPage, windowWidth, value }).id).toBe(id)
  })

  test.each([
    ['https://br.seminarhaus.example', 'https://br.seminarhaus.example/kundenportal/login?'],
    ['https://br.seminarhaus.example/', 'https://br.seminarhaus.example/kundenportal/login?'],
    ['', '/kundenportal/login?'],
  ])('on the domain %s leads to %s', (domain, beginning) => {
    expect(loginDialogOf({ ...onPage, domain }).signInHref.startsWith(beginning)).toBe(true)
  })

  test.each([
    [`${page}?q=a%20b&add_to_wishlist=hotel-7#termine`, 'x', `${page}?q=a%20b&add_to_wishlist=x#termine`],
    [page, 'ä&b=c#d', `${page}?add_to_wishlist=%C3%A4%26b%3Dc%23d`],
    [`${page}?q=1`, undefined, `${page}?q=1`],
    [`${page}?q=1`, '', `${page}?q=1`],
  ])('from %s for %s leads back to %s', (address, value, target) => {
    expect(targetOf(loginDialogOf({ ...onPage, address, value }).signInHref)).toBe(target)
  })
})

describe('add_to_wishlist in an address', () => {
  test.each([
    ['/a?add_to_wishlist=x', 'x'],
    ['/a?b=1&add_to_wishlist=hotel-7&c=2#d', 'hotel-7'],
    ['/a?add%5Fto%5Fwishlist=x', 'x'],
    ['/a?add_to_wishlist=a%20b+c', 'a b c'],
    ['/a?add_to_wishlist=%E4', '\ufffd'],
    ['/a?add_to_wishlist=&add_to_wishlist=y&add_to_wishlist=z', 'y'],
    ['/a?add_to_wishlist=', undefined],
    ['/a?add_to_wishlist', undefined],
    ['/a?x_add_to_wishlist=x', undefined],
    ['/a?b=?add_to_wishlist=x', undefined],
    ['/a??add_to_wishlist=x', undefined],
    ['/a#?add_to_wishlist=x', undefined],
    ['/a', undefined],
    ['', undefined],
  ])('of %s is %s [rule:bookmark-add-from-address]', (address, value) => {
    expect(bookmarkIn(address)).toBe(value)
  })

  test.each([
    ['/a?add_to_wishlist=x', '/a'],
    ['/a?add_to_wishlist=x#b', '/a#b'],
    ['/a?b=%20+ä&add_to_wishlist=x&&c#?d', '/a?b=%20+ä&&c#?d'],
    ['/a?add_to_wishlist&b&add_to_wishlist=z', '/a?b'],
    ['/a?add_to_wishlist=x&', '/a?'],
    ['/a?', '/a?'],
    ['/a?b=1#add_to_wishlist=x', '/a?b=1#add_to_wishlist=x'],
    ['https://x.example/\nb?add_to_wishlist=\n#\n', 'https://x.example/\nb#\n'],
  ])('taken out of %j leaves %j, byte for byte', (address, rest) => {
    expect(withoutBookmark(address)).toBe(rest)
  })

  test.each([
    ['/a', '/a?add_to_wishlist=x'],
    ['/a?', '/a?add_to_wishlist=x'],
    ['/a?b=1#c', '/a?b=1&add_to_wishlist=x#c'],
    ['/a?add_to_wishlist=y&b=1', '/a?b=1&add_to_wishlist=x'],
  ])('put into %s gives %s', (address, expected) => {
    expect(withBookmark(address, 'x')).toBe(expected)
  })

  test('comes back as it was put in, and taking it out changes nothing else', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        (url, value) => {
          const address = withoutBookmark(url)
          expect(bookmarkIn(withBookmark(address, value))).toBe(value)
          expect(new URL(withBookmark(address, value)).searchParams.get('add_to_wishlist')).toBe(value)
          expect(withBookmark(withBookmark(address, 'other'), value)).toBe(withBookmark(address, value))
          if (!/\?(#|$)|&&|[?&](&|#|$)/.test(address))
            expect(withoutBookmark(withBookmark(address, value))).toBe(address)
        },
      ),
    )
  })
})
