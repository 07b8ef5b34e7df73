import { expect, test } from 'vitest'
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
