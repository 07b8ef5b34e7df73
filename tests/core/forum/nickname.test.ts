import { describe, expect, test } from 'vitest'
import { nicknameFault, nicknameKey } from '#core/forum/nickname.ts'
import { quoted } from '#core/forum/quoting.ts'

const anna = { firstName: 'Anna', lastName: 'Öztürk' }

describe('a nickname', () => {
  test.each([
    ['Eule', undefined],
    ['Zwölf Stühle', undefined],
    ['Schicht-3', undefined],
    ['', 'missing'],
    ['ab', 'too-short'],
    ['x'.repeat(31), 'too-long'],
    [' Eule ', undefined],
    ['Eule  Uhu', 'malformed'],
    ['-Eule', 'malformed'],
    ['<b>Eule</b>', 'malformed'],
    ['Eule\u202e', 'malformed'],
    ['Eu\u200ble', 'malformed'],
    ['🦉🦉🦉', 'malformed'],
    ['Anna', 'wrong'],
    ['ANNA', 'wrong'],
    ['öztürk', 'wrong'],
    ['A. Oeztuerk', 'wrong'],
    ['a_oeztuerk_br', 'wrong'],
    ['Die Redaktion', 'taken'],
    ['gelöschtes Mitglied', 'taken'],
  ])('%j: %s', (nickname, fault) => expect(nicknameFault(nickname, anna)).toBe(fault))

  test('is compared as it looks', () => {
    for (const alike of ['Eule', 'EULE', 'E u l e', 'e.u-l_e', 'Ｅule']) expect(nicknameKey(alike)).toBe('eule')
    expect(nicknameKey('Eule 2')).not.toBe('eule')
  })
})

describe('a quote', () => {
  test('stands behind signs of quotation, with whose it is, and quotes no quotes', () => {
    expect(quoted('Eule', 'Eins\n> fremd\nzwei')).toBe('> **Eule:**\n> Eins\n> zwei\n\n')
  })
  test('of a long post is its beginning', () => expect(quoted('Eule', 'x'.repeat(5000)).length).toBeLessThan(1100))
})
