import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  kilobyte,
  longestKey,
  megabyte,
  requestsKnownHours,
  uploadKinds,
  type UploadLimits,
} from '#core/forms/forms.ts'
import { endingsOf, isNamedAs, kindOf } from '#core/forms/upload-kind.ts'
import { fileName, longestFileName, whyFilesNotTaken } from '#core/forms/upload-rules.ts'
import {
  archiveOf,
  docx,
  jpg,
  odt,
  padded,
  pdf,
  plainArchive,
  png,
  program,
  spreadsheet,
  template,
  wordWithProgram,
} from '#features/support/sample-files.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

test('the figures of every form', () => {
  expect({ uploadKinds, requestsKnownHours, longestKey, kilobyte, megabyte }).toEqual({
    uploadKinds: ['pdf', 'docx', 'odt', 'jpg', 'png'],
    requestsKnownHours: 24,
    longestKey: 200,
    kilobyte: 1_024,
    megabyte: 1_048_576,
  })
})

describe('what the bytes of a file say it is', () => {
  test.each([
    ['a PDF', pdf, 'pdf'],
    ['a PDF with a printer’s greeting in front', joined(bytes('\x1b%-12345X\n'), pdf), 'pdf'],
    ['a PDF that begins at the last place where one may', joined(new Uint8Array(1019), pdf), 'pdf'],
    ['a PDF that begins behind it', joined(new Uint8Array(1020), pdf), undefined],
    ['a picture from a camera', jpg, 'jpg'],
    ['a picture without loss', png, 'png'],
    ['a text of Word', docx, 'docx'],
    ['a text of LibreOffice', odt, 'odt'],
    ['an archive with a note behind it', joined(docx, bytes('a note')), 'docx'],
    ['a text of Word with a program in it', wordWithProgram, undefined],
    ['a folder called as Word calls its own', archiveOf([['word/brief.txt', 'x']]), undefined],
    ['an archive that names types and is no text', archiveOf([['[Content_Types].xml', '<Types/>']]), undefined],
    ['a spreadsheet', spreadsheet, undefined],
    ['a template', template, undefined],
    ['any archive', plainArchive, undefined],
    ['an archive that breaks off', docx.subarray(0, docx.length - 30), undefined],
    [
      'an archive whose directory lies beyond its end',
      joined(docx.subarray(0, docx.length - 6), bytes('\xff\xff\xff\x7f\0\0')),
      undefined,
    ],
    ['the beginning of an archive', bytes('PK\x03\x04'), undefined],
    ['a program', program, undefined],
    ['a web page', bytes('<!doctype html><script>alert(1)</script>'), undefined],
    ['a drawing that may hold scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['nothing', new Uint8Array(), undefined],
    ['half a signature', png.subarray(0, 7), undefined],
  ])('%s', (_, given, kind) => expect(kindOf(given)).toBe(kind))

  test.each([
    ['pdf', 'Lebenslauf.PDF', true],
    ['jpg', 'foto.jpeg', true],
    ['jpg', 'foto.jpg', true],
    ['docx', 'Zeugnis.docx', true],
    ['odt', 'Zeugnis.odt', true],
    ['png', 'foto.png', true],
    ['pdf', 'lebenslauf.pdf.exe', false],
    ['pdf', 'pdf', false],
    ['png', 'foto.jpg', false],
  ] as const)('a %s called %s: %s', (kind, name, named) => expect(isNamedAs(kind, name)).toBe(named))

  test('a form names the endings of what it takes', () => {
    expect(endingsOf(['pdf', 'jpg'])).toEqual(['.pdf', '.jpg', '.jpeg'])
  })
})

test('no bytes are too odd to be looked at, and no harmless change of an archive makes it another kind', () => {
  const starts = [new Uint8Array(), bytes('PK\x03\x04'), docx, odt, pdf]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      const kind = kindOf(joined(start, rest))
      if (start === odt) expect(kind).toBe('odt')
      if (start === pdf) expect(kind).toBe('pdf')
      expect(['pdf', 'docx', 'odt', 'jpg', 'png', undefined]).toContain(kind)
    }),
  )
  fc.assert(
    fc.property(fc.nat(docx.length - 1), fc.nat(255), (at, byte) => {
      const changed = docx.with(at, byte)
      expect(['docx', undefined]).toContain(kindOf(changed))
    }),
  )
})

describe('the name of a file', () => {
  test.each([
    ['Lebenslauf.pdf', 'Lebenslauf.pdf'],
    ['C:\\fakepath\\Lebenslauf.pdf', 'Lebenslauf.pdf'],
    ['../../etc/passwd', 'passwd'],
    [' Zeug\u0000nis\r\n.pdf ', 'Zeugnis.pdf'],
    ['exe.\u202efdp', 'exe.fdp'],
    ['a"<b>|c:d*e?.pdf', 'a__b__c_d_e_.pdf'],
    ['Jürgen.pdf', 'Jürgen.pdf'],
    ['', ''],
  ])('%j becomes %j', (given, kept) => expect(fileName(given)).toBe(kept))

  test('is cut before its ending', () => {
    expect(longestFileName).toBe(120)
    const cut = fileName(`${'ü'.repeat(300)}.docx`)
    expect(cut).toBe(`${'ü'.repeat(longestFileName - 5)}.docx`)
    expect(fileName('ü'.repeat(longestFileName))).toHaveLength(longestFileName)
    expect(fileName('x'.repeat(300))).toBe('x'.repeat(longestFileName))
  })
})

describe('files that are not taken', () => {
  const limits: UploadLimits = {
    kinds: ['pdf', 'png'],
    mostFiles: 3,
    mostBytes: 10 * kilobyte,
    mostBytesTogether: 20 * kilobyte,
  }
  const file = (name: string, size = 100, start = pdf) => ({ name, bytes: padded(start, size) })
  const kb = kilobyte

  test.each([
    ['none at all', [], undefined],
    ['as many as may be', [file('a.pdf'), file('b.pdf'), file('c.pdf')], undefined],
    ['one too many', [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')], { fault: 'too-many', files: [] }],
    ['as large as may be', [file('a.pdf', 10 * kb), file('b.pdf', 10 * kb)], undefined],
    ['one byte too large', [file('a.pdf'), file('b.pdf', 10 * kb + 1)], { fault: 'too-large', files: ['b.pdf'] }],
    [
      'one byte too large together',
      [file('a.pdf', 10 * kb), file('b.pdf', 10 * kb - 99), file('c.pdf', 100)],
      { fault: 'too-large-together', files: [] },
    ],
    ['empty ones', [file('a.pdf', 0), file('b.pdf'), file('c.pdf', 0)], { fault: 'empty', files: ['a.pdf', 'c.pdf'] }],
    ['of a kind that is not asked', [file('a.jpg', 20, jpg)], { fault: 'wrong-kind', files: ['a.jpg'] }],
    ['called otherwise than they are', [file('a.png')], { fault: 'wrong-kind', files: ['a.png'] }],
    ['with a folder in their name', [file('x/a.exe', 20, program)], { fault: 'wrong-kind', files: ['a.exe'] }],
  ])('%s', (_, files, fault) => expect(whyFilesNotTaken(files, limits)).toEqual(fault))
})
