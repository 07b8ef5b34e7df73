import { describe, expect, test } from 'vitest'
import { longestPassword } from '#core/accounts/password.ts'
import { shortestPassword } from '#core/accounts/password.ts'
import { functions, isOneOf, labelOf, salutations } from '#core/accounts/choices.ts'
import { countries } from '#core/accounts/countries.ts'
import { emailFault, longestEmail, normalEmail } from '#core/shared/email-address.ts'
import { passwordFault } from '#core/accounts/password.ts'
import type { Registration } from '#core/accounts/ports.ts'
import { longestCompany, whyNotRegistered } from '#core/accounts/registration-rules.ts'
import { longestName, tidy } from '#core/shared/field-rules.ts'
import { aRegistration } from './sample-registration.ts'

const knowledge = { usual: new Set(['geraten']), own: ['kim.muster.lang@werk.example'] }
const faults = (change: Partial<Registration>) => whyNotRegistered(aRegistration(change), knowledge)?.fields ?? {}

const long = (length: number) => `a@${'b'.repeat(length - 5)}.de`

describe('an e-mail address', () => {
  test.each([
    ['kim@werk.example', undefined],
    ['kim.muster+br@werk-nord.co.uk', undefined],
    ["o'brien@werk.example", undefined],
    ['Kim@Werk.Example', undefined],
    ['  kim@werk.example  ', undefined],
    ['käthe@müller.example', undefined],
    ['k@w.de', undefined],
    ['', 'missing'],
    ['   ', 'missing'],
    ['kim', 'malformed'],
    ['kim@', 'malformed'],
    ['@werk.example', 'malformed'],
    ['kim@werk', 'malformed'],
    ['kim@.example', 'malformed'],
    ['kim@werk.', 'malformed'],
    ['kim@werk..example', 'malformed'],
    ['kim@-werk.example', 'malformed'],
    ['kim@werk-.example', 'malformed'],
    ['kim@werk.example-', 'malformed'],
    ['kim@we_rk.example', 'malformed'],
    ['kim@werk@example.de', 'malformed'],
    ['kim muster@werk.example', 'malformed'],
    ['kim@werk .example', 'malformed'],
    ['kim@werk.example, a@b.de', 'malformed'],
    ['<kim@werk.example>', 'malformed'],
    ['"kim"@werk.example', 'malformed'],
    ['kim@werk.example\nBcc: a@b.de', 'malformed'],
    ['kim\u0000@werk.example', 'malformed'],
    [long(254), undefined],
    [long(255), 'too-long'],
  ])('%j: %s', (email, fault) => expect(emailFault(email)).toBe(fault))

  test('is compared trimmed, composed and in lower case', () => {
    expect(normalEmail('  Ka\u0308the@Werk.EXAMPLE ')).toBe('käthe@werk.example')
    expect(longestEmail).toBe(254)
  })
})

describe('a password', () => {
  test.each([
    ['', 'missing'],
    ['neun Zei.', 'too-short'],
    ['zehn Zeich', undefined],
    ['😀😀😀😀😀', 'too-short'],
    ['ein guter Satz ohne Ziffer', undefined],
    ['1234567890', 'too-common'],
    ['Geraten2026', 'too-common'],
    ['kim.muster.lang', 'too-common'],
    ['          ', 'too-common'],
  ])('%j: %s', (password, fault) => expect(passwordFault(password, knowledge)).toBe(fault))

  test('has 10 to 128 characters', () => {
    expect([shortestPassword, longestPassword]).toEqual([10, 128])
    const long = 'zwölf Stühle am Tisch '.repeat(6)
    expect(passwordFault(long.slice(0, 128), knowledge)).toBeUndefined()
    expect(passwordFault(long.slice(0, 129), knowledge)).toBe('too-long')
  })
})

describe('a name', () => {
  test.each([
    ["Ö'Brien-von der Heide", undefined],
    ['Łuczak', undefined],
    ['Dr. jur. Weiß', undefined],
    ['J.R.R.', undefined],
    ['H.-P.', undefined],
    ["'t Hooft", undefined],
    ['Şahin ẞ', undefined],
    ['Nguyễn', undefined],
    ['李', undefined],
    ['Ö', undefined],
    [' Kim ', undefined],
    ['Müller, geb. Yıldız', undefined],
    ['ä'.repeat(80), undefined],
    ['a\u0308'.repeat(80), undefined],
    ['ä'.repeat(81), 'too-long'],
    ['', 'missing'],
    ['  ', 'missing'],
    ['-', 'malformed'],
    ['..', 'malformed'],
    ['Kim2', 'malformed'],
    ['www.evil.example', 'malformed'],
    ['Geld gewonnen: evil', 'malformed'],
    ['http://evil.example', 'malformed'],
    ['kim@werk', 'malformed'],
    ['<b>Kim</b>', 'malformed'],
    ['Kim\nMuster', 'malformed'],
    ['Kim\u0000', 'malformed'],
  ])('%j: %s', (name, fault) => {
    expect(faults({ firstName: name }).firstName).toBe(fault)
    expect(faults({ lastName: name }).lastName).toBe(fault)
  })

  test('has at most 80 characters', () => expect(longestName).toBe(80))
})

describe('the other fields', () => {
  test.each<[keyof Registration, Partial<Registration>, string | undefined]>([
    ['salutationId', { salutationId: 'herr' }, undefined],
    ['salutationId', { salutationId: 'divers' }, undefined],
    ['salutationId', { salutationId: '' }, 'missing'],
    ['salutationId', { salutationId: ' ' }, 'missing'],
    ['salutationId', { salutationId: 'Frau' }, 'unknown'],
    ['function', { function: 'sbv' }, undefined],
    ['function', { function: '' }, 'missing'],
    ['function', { function: 'kaiser' }, 'unknown'],
    ['company', { company: '' }, 'missing'],
    ['company', { company: ' ' }, 'missing'],
    ['company', { company: 'Müller & Söhne (Nord) GmbH' }, undefined],
    ['company', { company: 'x'.repeat(120) }, undefined],
    ['company', { company: 'x'.repeat(121) }, 'too-long'],
    ['company', { company: 'Werk\tGmbH' }, 'malformed'],
    ['phone', {}, undefined],
    ['phone', { phone: '' }, undefined],
    ['phone', { phone: ' ' }, undefined],
    ['phone', { phone: '+49 (0)40 66969-120' }, undefined],
    ['phone', { phone: '040/66 969' }, undefined],
    ['phone', { phone: '12345' }, undefined],
    ['phone', { phone: '1 2-3/4' }, 'malformed'],
    ['phone', { phone: '(1)(2)(3)(4)(5)(6)(7)(8)' }, undefined],
    ['phone', { phone: '1234' }, 'malformed'],
    ['phone', { phone: '12345678901234567890' }, undefined],
    ['phone', { phone: '123456789012345678901' }, 'too-long'],
    ['phone', { phone: 'nach 16 Uhr 12345' }, 'malformed'],
    ['phone', { phone: '040+66969' }, 'malformed'],
    ['zip', {}, undefined],
    ['zip', { zip: '' }, undefined],
    ['zip', { zip: '04109' }, undefined],
    ['zip', { zip: ' 04109 ' }, undefined],
    ['zip', { zip: '4109' }, 'malformed'],
    ['zip', { zip: '041090' }, 'malformed'],
    ['zip', { zip: '0410a' }, 'malformed'],
    ['zip', { zip: 'x04109' }, 'malformed'],
    ['city', {}, undefined],
    ['city', { city: 'Frankfurt (Oder)' }, undefined],
    ['city', { city: 'x'.repeat(80) }, undefined],
    ['city', { city: 'x'.repeat(81) }, 'too-long'],
    ['city', { city: 'Köln\u0007' }, 'malformed'],
    ['agb', { agb: false }, 'not-accepted'],
    ['privacyAccepted', { privacyAccepted: false }, 'not-accepted'],
    ['newsletter', { newsletter: true }, undefined],
  ])('%s of %j: %s', (field, change, fault) => expect(faults(change)).toEqual(fault ? { [field]: fault } : {}))

  test('company names have at most 120 characters', () => expect(longestCompany).toBe(120))
})

test('a right form has no fault', () => expect(whyNotRegistered(aRegistration(), knowledge)).toBeUndefined())

test('every fault is named, in the order of the form', () => {
  const asked = aRegistration({
    salutationId: '',
    firstName: '',
    lastName: '<',
    email: 'kim',
    password: 'kurz',
    company: '',
    function: 'kaiser',
    phone: 'x',
    zip: 'x',
    city: 'x'.repeat(100),
    agb: false,
    privacyAccepted: false,
  })
  const refusal = whyNotRegistered(asked, knowledge)
  expect(refusal).toEqual({
    why: 'invalid',
    fields: {
      salutationId: 'missing',
      firstName: 'missing',
      lastName: 'malformed',
      email: 'malformed',
      password: 'too-short',
      company: 'missing',
      function: 'unknown',
      phone: 'malformed',
      zip: 'malformed',
      city: 'too-long',
      agb: 'not-accepted',
      privacyAccepted: 'not-accepted',
    },
  })
  expect(Object.keys(refusal?.fields ?? {}).join(' ')).toBe(
    'salutationId firstName lastName company function zip city phone email password agb privacyAccepted',
  )
})

test('texts are tidied', () => expect(tidy('  Ka\u0308the ')).toBe('Käthe'))

describe('choices', () => {
  test('salutations are Frau, Herr and none', () => {
    expect(salutations).toEqual([
      { id: 'frau', label: 'Frau' },
      { id: 'herr', label: 'Herr' },
      { id: 'divers', label: 'Divers / keine Angabe' },
    ])
    expect(labelOf(salutations, 'herr')).toBe('Herr')
    expect(labelOf(salutations, 'graf')).toBe('')
  })

  test('functions are those in and around a Gremium', () => {
    expect(functions.map(({ id, label }) => `${id}: ${label}`)).toEqual([
      'br-vorsitz: Vorsitz des Betriebsrats',
      'br-stellvertretung: Stellvertretender Vorsitz des Betriebsrats',
      'br-mitglied: Mitglied des Betriebsrats',
      'br-ersatzmitglied: Ersatzmitglied des Betriebsrats',
      'gbr-kbr: Mitglied des Gesamt- oder Konzernbetriebsrats',
      'sbv: Vertrauensperson der schwerbehinderten Menschen',
      'sbv-stellvertretung: Stellvertretung der Vertrauensperson',
      'jav-vorsitz: Vorsitz der JAV',
      'jav: Mitglied der JAV',
      'wahlvorstand: Mitglied des Wahlvorstands',
      'wirtschaftsausschuss: Mitglied des Wirtschaftsausschusses',
      'buero: Assistenz oder Büro des Gremiums',
      'arbeitgeber: Personalabteilung oder Arbeitgeber',
      'sonstige: Andere Funktion',
    ])
    expect(isOneOf(functions, 'jav')).toBe(true)
    expect(isOneOf(functions, 'JAV')).toBe(false)
  })

  test('countries are those of ISO 3166-1, ours first', () => {
    const labels = countries.map(({ label }) => label)
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
    expect(countries.every(({ code, label }) => /^[A-Z]{2}$/.test(code) && label !== code && label.length > 2)).toBe(
      true,
    )
    expect(labels.slice(0, 3)).toEqual(['Deutschland', 'Österreich', 'Schweiz'])
    expect(labels.slice(3, 6)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln'])
    expect(labels.slice(3)).toEqual(labels.slice(3).toSorted(new Intl.Collator('de').compare))
    expect(labels.at(-1)).toBe('Zypern')
  })
})

test('a registration that fills in what people do not see is refused, and told so', () => {
  expect(faults({ website: '' })).toEqual({})
  expect(faults({ website: 'https://werbung.example' })).toEqual({ website: 'not-empty' })
})
