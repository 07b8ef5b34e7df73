import { describe, expect, test } from 'vitest'
import { longestTarget, safeRedirect } from '#core/accounts/redirect-target.ts'

const origins = { site: 'https://www.seminarhaus.example', br: 'https://br.seminarhaus.example:8443' }
const go = (target: string | undefined) => safeRedirect(target, origins)

test.each([
  undefined,
  '',
  ' ',
  'seminare',
  '?x=1',
  '#x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/././/evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/.%2f/../%2fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https:///evil.example',
  'http:evil.example',
  'HTTPS://evil.example/',
  'https:www.seminarhaus.example',
  'https:/www.seminarhaus.example',
  'http://www.seminarhaus.example/',
  'https://www.seminarhaus.example:444/',
  'https://br.seminarhaus.example/',
  'https://www.seminarhaus.example.evil.example/',
  'https://www.seminarhaus.example@evil.example/',
  'https://www.seminarhaus.example:443@evil.example/',
  'https://evil.example#@www.seminarhaus.example',
  'https://evil.example?https://www.seminarhaus.example',
  'https://evil.example\\@www.seminarhaus.example',
  'https://user@www.seminarhaus.example/',
  'https://user:password@www.seminarhaus.example/',
  'https://:password@www.seminarhaus.example/',
  'https://www.seminarhaus.example//evil.example',
  'https://',
  'https://[',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://www.seminarhaus.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://www.seminarhaus.example/0',
  'filesystem:https://www.seminarhaus.example/x',
  'ftp://www.seminarhaus.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /seminare',
  '/seminare\u0000',
  '/seminare\r\nSet-Cookie: a=b',
  '/seminare mit Leerzeichen',
  '/\u0085/evil.example',
  '/\u007f/evil.example',
  '@evil.example',
  '.evil.example',
])('%j leads home', (target) => expect(go(target)).toBe('/'))

test.each([
  '/',
  '/seminare/t/arbeitsrecht-1',
  '/seminare/t/arbeitsrecht-1?add_to_wishlist=arbeitsrecht-1',
  '/seminare/t/arbeitsrecht-1?a=1&b=2#termine',
  '/suche?q=%C3%84nderung',
  '/suche?q=//evil.example',
  '/a@b',
  '/a//b',
  '/a/%2f',
  'https://www.seminarhaus.example/',
  'https://www.seminarhaus.example/seminare?a=1#b',
  'https://br.seminarhaus.example:8443/kundenportal',
])('%s is followed as it is', (target) => expect(go(target)).toBe(target))

describe('what is followed is written as browsers write it', () => {
  test.each([
    ['/suche?q=Änderung', '/suche?q=%C3%84nderung'],
    ['/a/../b', '/b'],
    ['https://www.seminarhaus.example', 'https://www.seminarhaus.example/'],
    ['https://WWW.Seminarhaus.example/a', 'https://www.seminarhaus.example/a'],
    ['HTTPS://www.seminarhaus.example:443/a', 'https://www.seminarhaus.example/a'],
  ])('%s as %s', (target, written) => expect(go(target)).toBe(written))
})

test('our own origin may have a port and no TLS', () => {
  const local = { site: 'http://localhost:3000', br: 'http://localhost:3000' }
  expect(safeRedirect('http://localhost:3000/wishlist/list', local)).toBe('http://localhost:3000/wishlist/list')
  expect(safeRedirect('http://localhost:3001/', local)).toBe('/')
  expect(safeRedirect('http:localhost:3000/', local)).toBe('/')
})

test('very long targets are not followed', () => {
  expect(longestTarget).toBe(2048)
  const path = `/${'a'.repeat(2047)}`
  expect(go(path)).toBe(path)
  expect(go(`${path}a`)).toBe('/')
})
