import { describe, expect, test } from 'vitest'
import { heartName, heartSettings } from '#core/wishlist/heart-settings.ts'
import { bookmarkTypes } from '#core/wishlist/wishlist.ts'

const host = { type: 'seminar', value: 'arbeitsrecht-1' }
const read = (raw: Readonly<Record<string, string | undefined>>) => heartSettings({ ...host, ...raw })

describe('The settings of a heart', () => {
  test('fall back to their defaults [rule:heart-inputs] [rule:heart-bookmark-label] [rule:icon-defaults]', () => {
    expect(heartSettings(host)).toStrictEqual({
      type: 'seminar',
      value: 'arbeitsrecht-1',
      domain: '',
      textClass: '',
      iconStyle: 'plain',
      fillColor: 'currentColor',
      size: 48,
      isSized: false,
      layout: 'default',
      bookmarkLabel: 'Artikel',
    })
  })

  test('are those of the host [rule:heart-inputs] [rule:heart-layout]', () => {
    expect(
      heartSettings({
        type: ' hotel ',
        value: ' hotel-7 ',
        domain: 'https://br.seminarhaus.example/portal',
        isUserLoggedIn: 'true',
        textClass: ' small  mute ',
        iconStyle: 'background',
        fillColor: '#9d0c2b',
        size: '24',
        layout: 'v2',
        bookmarkLabel: ' Hotel ',
      }),
    ).toStrictEqual({
      type: 'hotel',
      value: 'hotel-7',
      domain: 'https://br.seminarhaus.example',
      isUserLoggedIn: true,
      textClass: 'small mute',
      iconStyle: 'background',
      fillColor: '#9d0c2b',
      size: 24,
      isSized: true,
      layout: 'v2',
      bookmarkLabel: 'Hotel',
    })
  })

  test.each(['seminar', 'event', 'artikel', 'hotel', 'fachtagung', 'urteil', 'lexikon', 'download', 'video'])(
    'take the type %s',
    (type) => {
      expect(bookmarkTypes).toContain(type)
      expect(bookmarkTypes).toHaveLength(9)
      expect(heartSettings({ type, value: 'x' })?.type).toBe(type)
    },
  )

  test.each([
    ['no type', { value: 'x' }],
    ['an unknown type', { type: 'seminare', value: 'x' }],
    ['no value', { type: 'seminar' }],
    ['an empty value', { type: 'seminar', value: '  ' }],
    ['a value of 256 characters', { type: 'seminar', value: 'x'.repeat(256) }],
  ])('are none where the host has %s', (_, raw) => {
    expect(heartSettings(raw)).toBeUndefined()
  })

  test('take a value of 255 characters', () => {
    expect(read({ value: 'x'.repeat(255) })?.value).toHaveLength(255)
  })

  test.each([
    ['', true],
    ['true', true],
    [' TRUE ', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['ja', undefined],
    ['unset', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('read isUserLoggedIn %j as %s', (isUserLoggedIn, expected) => {
    expect(read({ isUserLoggedIn })?.isUserLoggedIn).toBe(expected)
  })

  test.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://br.seminarhaus.example/', 'https://br.seminarhaus.example'],
    ['br.seminarhaus.example', ''],
    ['javascript:alert(1)', ''],
    ['//evil.example', ''],
    ['data:text/html,x', ''],
  ])('read the domain %s as %j', (domain, expected) => {
    expect(read({ domain })?.domain).toBe(expected)
  })

  test.each([
    ['1', 1],
    ['999', 999],
    ['0', 48],
    ['1000', 48],
    ['-4', 48],
    ['4.5', 48],
    ['48px', 48],
    ['groß', 48],
    ['', 48],
  ])('read the size %j as %i', (size, expected) => {
    expect(read({ size })?.size).toBe(expected)
  })

  test.each([
    ['red', 'red'],
    ['#fff', '#fff'],
    ['#ffff', '#ffff'],
    ['#9d0c2bff', '#9d0c2bff'],
    ['var(--r1)', 'var(--r1)'],
    ['#ff', 'currentColor'],
    ['#fffff', 'currentColor'],
    ['red;display:none', 'currentColor'],
    ['url(https://evil.example)', 'currentColor'],
  ])('read the fill colour %s as %s', (fillColor, expected) => {
    expect(read({ fillColor })?.fillColor).toBe(expected)
  })

  test.each([
    ['v2', 'v2'],
    ['default', 'default'],
    ['v3', 'default'],
  ])('read the layout %s as %s [rule:heart-layout]', (layout, expected) => {
    expect(read({ layout })?.layout).toBe(expected)
  })

  test.each([
    ['background', 'background'],
    ['padding', 'padding'],
    ['plain', 'plain'],
    ['bunt', 'plain'],
  ])('read the icon style %s as %s', (iconStyle, expected) => {
    expect(read({ iconStyle })?.iconStyle).toBe(expected)
  })

  test('keep of the label’s classes what is a class name', () => {
    expect(read({ textClass: 'ok 1st "><script> --x\tb_2' })?.textClass).toBe('ok --x b_2')
  })
})

test('The accessible name holds the visible label [rule:heart-bookmark-label]', () => {
  expect(heartName('Artikel', 'not-bookmarked')).toBe('Artikel merken')
  expect(heartName('Hotel', 'bookmarked')).toBe('Hotel gemerkt')
})
