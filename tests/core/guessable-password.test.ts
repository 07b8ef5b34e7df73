import { describe, expect, test } from 'vitest'
import { isGuessable } from '#core/accounts/guessable-password.ts'
import { usualPasswords } from '#secrets/usual-passwords.ts'

const usual = await usualPasswords().all()
const own = ['Mara', 'Kessler-Öz', 'mara.kessler@werft-nord.example', 'Werft Nord GmbH', 'Seminarhaus', 'betriebsrat']
const isRefused = (password: string) => isGuessable(password, { usual, own })

test('there are more than enough usual passwords to compare with', () => {
  expect(usual.size).toBeGreaterThan(3_000)
  expect([...usual].every((password) => password === password.toLowerCase())).toBe(true)
})

test.each([
  '1111122222', '1234567890', '0987654321', '1234512345', '1212121212', '1122334455', 'aaaaaaaaaa', 'aaaaaaaaab',
  'abababababab', 'abcdefghij', 'qwertzuiop', 'qwertzuiop123', 'asdfghjklö', 'yxcvbnm,.-', '1qay2wsx3edc', '1q2w3e4r5t',
  'qwerty123456', 'asdfasdfasdf', 'Passwort123', 'Passwort2026!', 'P@ssw0rt2026', 'Pa$$w0rd2026', 'passwortpasswort',
  'Password123!', '!Passwort!1!', 'Trow$$aP1234', 'iloveyou2026', 'ichliebedich', 'Willkommen1!', 'Willkommen2026',
  'Sommer2026!!', 'W1nter2025/26', 'Hallo12345', 'H4ll0H4ll0', 'Fussball#2026', 'Schatz1234!', 'Geheim12345',
  'Schalke04!!', 'Hamburg2026!', 'Administrator', 'administrator1', 'letmein12345', 'test1234test', 'Montag12345',
])('%j is refused as one of the usual ones', (password) => expect(isRefused(password)).toBe(true)) // prettier-ignore

test.each([
  'Mara.Kessler', 'MaraKessler1987', 'kessler2026!', 'M4ra-K3ssler', 'mara.kessler@werft-nord.example', 'werft-nord-2026',
  'Werft!Nord!26', 'Seminarhaus2026', 'S3minarh4us!', 'Betriebsrat26', 'Betriebsrat-Werft', 'BR-Seminarhaus', 'MaraHamburg1',
])('%j is refused because of what is known about the person', (password) => expect(isRefused(password)).toBe(true)) // prettier-ignore

test.each([
  'Zwölf Stühle am Tisch', 'Kaffee und Tagesordnung', 'gemeinsam-stark-2026', 'drei Wörter genügen', 'korrektpferdbatterie',
  'ein guter Satz', 'Maras Kater frisst Fisch', 'Sommer am Deich mit Rad', '4839220388', 'x7#Kp2!mQz', 'Neun Nägel im Brett',
  'Tisch-Lampe-Regen', 'wir tagen donnerstags um 9', 'zehn Zeich', '🦊🌧️🚲🧭🎻 und Tee', 'Werft Nord streikt am Montag',
])('%j is taken', (password) => expect(isRefused(password)).toBe(false)) // prettier-ignore

test('however long and odd a password is, judging it takes no time', () => {
  const odd = ['a'.repeat(128), 'ab1!'.repeat(32), '1!'.repeat(64), '\u0301'.repeat(128), 'maramara'.repeat(16)]
  const begun = performance.now()
  for (const password of odd) isRefused(password)
  expect(performance.now() - begun).toBeLessThan(500)
})

/** Judged by what is usual and known in one test alone. */
const isRefusedBy = (
  password: string,
  known: { readonly usual?: readonly string[]; readonly own?: readonly string[] },
) => isGuessable(password, { usual: new Set(known.usual), own: known.own ?? [] })

test.each([
  ['xxx77##kkk', true, 'four characters follow from none'],
  ['xx77##kkpp', false, 'five do'],
  ['x7#kx7#kx7', true, 'four characters are said again and again'],
  ['x7#kx7#k', true, 'four are said twice'],
  ['x7#kpx7#kp', false, 'five are said twice'],
  ['xx7#kxx7', false, 'what is begun again only behind the middle is no repetition'],
])('%j is refused: %s, for %s', (password, refused) => expect(isRefusedBy(password, {})).toBe(refused))

test.each([
  ['eva-fzkd-88', 'Eva', true],
  ['eva-fzkdw-88', 'Eva', false],
  ['bo-fzkd-88', 'Bo', false],
])(
  '%j is refused because of the name %s: %s; three letters are a name, five beside it are enough',
  (password, name, refused) => expect(isRefusedBy(password, { own: [name] })).toBe(refused),
)

test.each([
  ['Mama!2026#', 'a known word that repeats a piece of itself'],
  ['Sommer#7Sommer#8', 'a known word said twice'],
  ['Sommer!2026', 'a season'],
  ['April!2026', 'a month'],
])('%j is refused whatever else is usual: %s', (password) => expect(isRefusedBy(password, {})).toBe(true))

test('what is said again and again may be a single letter', () => {
  expect(isRefusedBy('x4-x7-x9', { usual: ['x'] })).toBe(true)
  expect(isRefusedBy('x4-x7-x9', { usual: ['w'] })).toBe(false)
})

describe('a figure or sign stands for the letter that it looks like', () => {
  test.each('0o 1i 1l 2z 3e 4a 5s 6g 7t 8b 9g @a $s !i |l +t €e'.split(' '))('%s', ([sign, letter]) => {
    expect(isRefusedBy(`Nach-${sign}-dem`, { usual: [`nach-${letter}-dem`] })).toBe(true)
    expect(isRefusedBy(`Nach-${sign}-dem`, { usual: ['nach-x-dem'] })).toBe(false)
  })
})

describe('keys side by side follow from each other, forwards and backwards', () => {
  /** Three characters of no row, and two more: one to guess where they are neighbours, else two. */
  const refusals = ([one, other]: string) =>
    [`жшю${one}${other}`, `жшю${other}${one}`].map((password) => isRefusedBy(password, {}))
  const firstTwo = '01 ab qw as <y zx 1q !" !@'
  const thirdOnes = 'yx we qa az 2w q2'
  const lastTwo = '0ß yz ü+ ä# .- op nm ö- ;/ 0p )= ()'

  test.each([firstTwo, thirdOnes, lastTwo].join(' ').split(' '))('%s', (pair) =>
    expect(refusals(pair)).toEqual([true, true]),
  )

  test.each('ß z + # - p m / = )'.split(' '))('but nothing follows %s, the last of its row', (key) =>
    expect(refusals(`${key}~`)).toEqual([false, false]),
  )
})
