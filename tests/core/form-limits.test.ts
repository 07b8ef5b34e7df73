import { describe, expect, test } from 'vitest'
import { whyFormNotTaken, type DescribedForm } from '#core/forms/described-form.ts'
import type { SentValue } from '#core/forms/field-faults.ts'
import { storedUntil } from '#core/forms/stored-until.ts'
import { formsByKind } from '#core/form-requests/form-requests.ts'
import { formWords } from '#wording/forms/forms.ts'

const forms: Readonly<Record<string, DescribedForm>> = formsByKind
const faultOf = (kind: string, field: string, sent: SentValue) => {
  const form = forms[kind]
  if (!form || !(field in form.fields)) throw new Error(`no field ${field} of ${kind}`)
  const invalid = whyFormNotTaken(form, { [field]: sent, website: '', privacyAccepted: true }, '2026-11-21')
  return new Map(Object.entries(invalid?.fields ?? {})).get(field)
}
const letters = (count: number) => 'x'.repeat(count)

describe('a line has room for so many letters and no more', () => {
  test.each([
    ['contact-request', 'callbackTime', 120],
    ['contact-request', 'subject', 120],
    ['brick-contact', 'subject', 120],
    ['catalogue-request', 'company', 120],
    ['catalogue-request', 'street', 120],
    ['alert-request', 'key', 255],
    ['catalogue-request', 'city', 80],
    ['digitalen-wandel-registration-request', 'company', 120],
    ['feedback', 'page', 500],
    ['infoabend', 'company', 120],
    ['infoabend', 'question', 300],
    ['inhouse-request', 'topic', 200],
    ['inhouse-request', 'wishedPeriod', 200],
    ['inhouse-request', 'budget', 40],
    ['inhouse-request', 'company', 120],
    ['lawyer-consultation-request', 'topic', 200],
    ['netzwerktreffen', 'company', 120],
    ['sbv-request', 'company', 120],
    ['werbemittel-shop-request', 'company', 120],
    ['werbemittel-shop-request', 'street', 120],
    ['werbemittel-shop-request', 'city', 80],
    ['werbemittel-shop-request', 'orderCode', 40],
    ['withdrawal', 'contract', 300],
  ])('%s, %s: %i', (kind, field, most) => {
    expect(faultOf(kind, field, letters(most))).toBeUndefined()
    expect(faultOf(kind, field, letters(most + 1))).toBe('too-long')
  })
})

describe('a message says something, and is no book', () => {
  test.each([
    ['contact-request', 'message', 10, 4000],
    ['digitalen-wandel-registration-request', 'message', 10, 4000],
    ['feedback', 'text', 10, 2000],
    ['inhouse-request', 'message', 10, 4000],
    ['lawyer-consultation-request', 'text', 10, 4000],
    ['sbv-request', 'question', 10, 4000],
  ])('%s, %s: %i to %i letters', (kind, field, fewest, most) => {
    expect(faultOf(kind, field, letters(fewest - 1))).toBe('too-short')
    expect(faultOf(kind, field, letters(fewest))).toBeUndefined()
    expect(faultOf(kind, field, letters(most))).toBeUndefined()
    expect(faultOf(kind, field, letters(most + 1))).toBe('too-long')
  })

  test.each([
    ['werbemittel-shop-request', 1000],
    ['withdrawal', 2000],
  ])('%s: beside an order or a declaration one letter is enough, %i the most', (kind, most) => {
    expect(faultOf(kind, 'message', 'x')).toBeUndefined()
    expect(faultOf(kind, 'message', letters(most))).toBeUndefined()
    expect(faultOf(kind, 'message', letters(most + 1))).toBe('too-long')
  })
})

describe('a number is one that there may be', () => {
  test.each([
    ['catalogue-request', 'quantity', 1, 10],
    ['digitalen-wandel-registration-request', 'participants', 1, 20],
    ['feedback', 'rating', 1, 5],
    ['inhouse-request', 'participants', 1, 100],
    ['inhouse-request', 'days', 1, 10],
    ['inhouse-request', 'employees', 1, 999_999],
    ['netzwerktreffen', 'participants', 1, 5],
    ['sbv-request', 'employees', 1, 999_999],
  ])('%s, %s: %i to %i', (kind, field, least, most) => {
    expect(faultOf(kind, field, String(least - 1))).toBe('too-low')
    expect(faultOf(kind, field, String(least))).toBeUndefined()
    expect(faultOf(kind, field, most)).toBeUndefined()
    expect(faultOf(kind, field, most + 1)).toBe('too-high')
  })
})

const committees = ['BR', 'GBR', 'KBR', 'SBV', 'JAV', 'GJAV', 'WA', 'EBR', 'andere']
const choicesOfForms: readonly (readonly [string, string, readonly string[]])[] = [
  ['alert-request', 'subject', ['norm', 'term', 'theme']],
  ['catalogue-request', 'catalogues', ['br', 'sbv', 'jav']],
  ['catalogue-request', 'delivery', ['post', 'digital']],
  [
    'digitalen-wandel-registration-request',
    'interests',
    ['ki', 'software', 'mobile-arbeit', 'datenschutz', 'qualifizierung'],
  ],
  ['infoabend', 'experience', ['neu', 'eine-amtszeit', 'mehrere']],
  ['inhouse-request', 'committeeType', committees],
  ['inhouse-request', 'place', ['betrieb', 'hotel', 'online']],
  ['lawyer-consultation-request', 'pending', ['nein', 'ja']],
  ['netzwerktreffen', 'region', ['nord', 'ost', 'sued', 'west']],
  ['newsletter-subscription-request', 'salutation', ['frau', 'herr', 'divers']],
  ['newsletter-subscription-request', 'topics', ['recht', 'seminare', 'sbv', 'jav']],
]

describe('what can be chosen is what there is', () => {
  const fields = Object.values(forms).flatMap(({ kind, fields: ofForm }) =>
    Object.entries(ofForm).map(([name, field]) => ({ kind, name, field })),
  )
  test('in every form', () => {
    const chosen = fields.flatMap(({ kind, name, field }) =>
      'of' in field && Array.isArray(field.of) ? [[kind, name, field.of]] : [],
    )
    expect(chosen.toSorted()).toEqual([...choicesOfForms, ['werbemittel-shop-request', 'items', []]].toSorted())
  })
  test.each(choicesOfForms)('%s, %s: %j', (kind, field, choices) => {
    const several = forms[kind]?.fields[field]?.kind === 'choices'
    const fault = (one: string) => faultOf(kind, field, several ? [one] : one)
    expect(choices.map(fault)).toEqual(choices.map(() => undefined))
    expect(fault('anderswo')).toBe('unknown')
  })
})

test.each([
  ['2026-11-20', 'too-low'],
  ['2026-11-21', undefined],
  ['2027-02-29', 'malformed'],
  ['morgen', 'malformed'],
])('a deadline is a day to come: %s', (day, fault) => {
  expect(faultOf('lawyer-consultation-request', 'deadline', day)).toBe(fault)
})

test('what was sent is stored for so many months, then deleted', () => {
  const months = Object.values(forms).map(({ kind, monthsStored }) => [kind, monthsStored] as const)
  expect(Object.fromEntries(months)).toEqual({
    'newsletter-subscription-request': 36,
    'alert-request': 36,
    'contact-request': 12,
    'brick-contact': 12,
    'inhouse-request': 12,
    'sbv-request': 6,
    'catalogue-request': 6,
    'lawyer-consultation-request': 3,
    'digitalen-wandel-registration-request': 6,
    feedback: 12,
    'werbemittel-shop-request': 6,
    withdrawal: 84,
    infoabend: 3,
    netzwerktreffen: 3,
  })
  expect(storedUntil('2026-11-30T12:00:00.000Z', 3)).toBe('2027-02-28')
})

test('every form has words of its own, and each kind is that of its form', () => {
  expect(Object.keys(forms).toSorted()).toEqual(Object.keys(formWords).toSorted())
  expect(Object.values(forms).map(({ kind }) => kind)).toEqual(Object.keys(forms))
})
