import { expect, test } from 'vitest'
import { base32, oneTimeCodes } from '#secrets/one-time-codes.ts'
import { qrCodes } from '#secrets/qr-codes.ts'
import { sealing } from '#secrets/sealing.ts'

const { codeAt, secret, recoveryCode } = oneTimeCodes()
const rfc = base32(Buffer.from('12345678901234567890'))

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is that of RFC 4648 §10', (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded))

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('the code of step %i is that of RFC 4226, appendix D', (step, code) => expect(codeAt(rfc, step)).toBe(code))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is that of RFC 6238, appendix B', (seconds, code) =>
  expect(codeAt(rfc, Math.floor(seconds / 30))).toBe(code),
)

test('secrets have 160 bits and recovery codes 80, and no two are alike', () => {
  expect(secret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(recoveryCode()).toMatch(/^[a-z2-7]{16}$/)
  expect(new Set(Array.from({ length: 50 }, secret)).size).toBe(50)
  expect(new Set(Array.from({ length: 50 }, recoveryCode)).size).toBe(50)
})

test('a sealed text is read by who sealed it, and by nobody else', async () => {
  const [ours, theirs] = [sealing(() => 'a secret of ours'), sealing(async () => 'a secret of theirs')]
  const sealed = await ours.seal('Zwölf Stühle')
  expect(sealed).not.toBe(await ours.seal('Zwölf Stühle'))
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Stühle')
  expect(await ours.open(sealed)).toBe('Zwölf Stühle')
  expect(await theirs.open(sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(await ours.open(bytes.toString('base64url'))).toBeUndefined()
  expect(await ours.open('')).toBeUndefined()
})

test('a QR code is a square of dark units with a quiet zone around them', () => {
  const { size, path } = qrCodes().draw('otpauth://totp/x?secret=ABC')
  const units = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(units.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(path)
  for (const edge of [0, 1]) {
    expect(Math.min(...units.map((unit) => unit[edge] ?? -1))).toBe(4)
    expect(Math.max(...units.map((unit) => unit[edge] ?? -1))).toBe(size - 5)
  }
})
