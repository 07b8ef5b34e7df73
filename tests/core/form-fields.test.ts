import { describe, expect, test } from 'vitest'
import { filesIn, valuesOf, whyFormNotTaken, type DescribedForm } from '#core/forms/described-form.ts'
import { fieldFault, valueOf, type SentValue } from '#core/forms/field-faults.ts'
import { choice, choices, day, email, files, line, name, number, optional } from '#core/forms/form-fields.ts'
import { phone, postcode, prose, quantities, tick, type FormField } from '#core/forms/form-fields.ts'
import { formsByKind } from '#core/form-requests/form-requests.ts'
import { catalogueForm } from '#core/form-requests/forms/catalogue.ts'
import { pdf, program } from '#features/support/sample-files.ts'

const forms: readonly DescribedForm[] = Object.values(formsByKind)
const pens = quantities([{ sku: 'WM-101', title: 'Stift', description: '', unit: 'Stück', most: 5 }])
const papers = files({ kinds: ['pdf'], mostFiles: 1, mostBytes: 999, mostBytesTogether: 999 })
const paper = { name: 'a.pdf', bytes: pdf }
const faultOf = (field: FormField, sent: SentValue) => fieldFault(field, sent, '2026-11-21')

test('what has to be said in each form is asked for where nothing is sent', () => {
  const asked = forms.map((form) => [form.kind, Object.keys(whyFormNotTaken(form, {}, '2026-11-21')?.fields ?? {})])
  expect(Object.fromEntries(asked)).toEqual({
    'newsletter-subscription-request': ['email', 'privacyAccepted'],
    'alert-request': ['email', 'subject', 'key', 'privacyAccepted'],
    'contact-request': ['name', 'email', 'message', 'privacyAccepted'],
    'brick-contact': ['name', 'email', 'message', 'privacyAccepted'],
    'inhouse-request': ['topic', 'committeeType', 'participants', 'place', 'name', 'email', 'phone', 'privacyAccepted'],
    'sbv-request': ['question', 'employees', 'name', 'email', 'privacyAccepted'],
    'catalogue-request': ['catalogues', 'delivery', 'name', 'email', 'privacyAccepted'],
    'lawyer-consultation-request': [
      'topic',
      'text',
      'pending',
      'name',
      'email',
      'phone',
      'forwardConsent',
      'privacyAccepted',
    ],
    'digitalen-wandel-registration-request': [
      'name',
      'email',
      'company',
      'participants',
      'interests',
      'privacyAccepted',
    ],
    feedback: ['text'],
    'werbemittel-shop-request': ['items', 'name', 'company', 'street', 'zip', 'city', 'email', 'privacyAccepted'],
    withdrawal: ['name', 'contract', 'email'],
    infoabend: ['name', 'email', 'experience', 'privacyAccepted'],
    netzwerktreffen: ['name', 'email', 'company', 'region', 'participants', 'privacyAccepted'],
  })
})

test('only what lasts until its owner ends it is stored from its end on', () => {
  expect(forms.filter(({ untilEnded }) => untilEnded).map(({ kind }) => kind)).toEqual([
    'newsletter-subscription-request',
    'alert-request',
  ])
})

test('the honeypot of every form but that of members has to stay empty', () => {
  const faultsOf = (form: DescribedForm) => whyFormNotTaken(form, { website: 'x' }, '2026-11-21')?.fields ?? {}
  const filled = forms.filter((form) => 'website' in faultsOf(form))
  expect(forms.filter((form) => !filled.includes(form)).map(({ kind }) => kind)).toEqual(['feedback'])
})

describe('a catalogue by post needs an address, a file none', () => {
  const sent = { catalogues: ['br'], name: 'Kim Berg', email: 'kim@werk.example', privacyAccepted: true }
  test.each<[string, object, object | undefined]>([
    ['post', {}, { street: 'missing', zip: 'missing', city: 'missing' }],
    ['post', { street: 'Weg 1', city: 'Leipzig' }, { zip: 'missing' }],
    ['post', { street: 'Weg 1', zip: '0410', city: 'Leipzig' }, { zip: 'malformed' }],
    ['post', { street: 'Weg 1', zip: '04105', city: 'Leipzig' }, undefined],
    ['digital', {}, undefined],
  ])('%s %j', (delivery, address, faults) =>
    expect(whyFormNotTaken(catalogueForm, { ...sent, delivery, ...address }, '2026-11-21')?.fields).toEqual(faults),
  )
})

describe('what is sent in a field is right or at fault', () => {
  test.each<[string, FormField, SentValue, string | undefined]>([
    ['an address', email, 'kim@werk.example', undefined],
    ['no address', email, 'kim', 'malformed'],
    ['an address as long as any', email, `${'k'.repeat(241)}@werk.example`, undefined],
    ['a longer one', email, `${'k'.repeat(242)}@werk.example`, 'too-long'],
    ['a name as long as any', name, 'x'.repeat(80), undefined],
    ['a longer one', name, 'x'.repeat(81), 'too-long'],
    ['a web address for a name', name, 'evil.example', 'malformed'],
    ['a telephone', phone, '040 66969-120', undefined],
    ['a telephone with as many digits as any', phone, '0'.repeat(20), undefined],
    ['one with more', phone, '0'.repeat(21), 'too-long'],
    ['a telephone of five digits', phone, '04 012', undefined],
    ['one of four', phone, '0401', 'malformed'],
    ['a word for a telephone', phone, 'abends 040 66969', 'malformed'],
    ['a postcode', postcode, '04105', undefined],
    ['four digits', postcode, '4105', 'malformed'],
    ['six digits', postcode, '041050', 'malformed'],
    ['letters', postcode, 'A4105', 'malformed'],
    ['a line with a control character', line(9), 'a\u0007b', 'malformed'],
    ['a text of two lines', prose(1, 9), 'a\nb', undefined],
    ['a text with a control character', prose(1, 9), 'a\u0007b', 'malformed'],
    ['nothing', line(9), undefined, 'missing'],
    ['blanks', line(9), '  ', 'missing'],
    ['blanks where nothing is needed', optional(line(9)), '  ', undefined],
    ['too long where nothing is needed', optional(line(9)), 'x'.repeat(10), 'too-long'],
    ['a word for a number', number(1, 9), 'zwei', 'malformed'],
    ['half a number', number(1, 9), '1.5', 'malformed'],
    ['a number of nine digits', number(1, 999_999_999), '123456789', undefined],
    ['a number of ten digits', number(1, 999_999_999), '0123456789', 'malformed'],
    ['a number below none', number(1, 9), '-1', 'too-low'],
    ['a sentence agreed to', tick, true, undefined],
    ['one not agreed to', tick, false, 'not-accepted'],
    ['one that says yes in a word', tick, 'true', 'not-accepted'],
    ['one that one may leave', optional(tick), false, undefined],
    ['today', day, '2026-11-21', undefined],
    ['yesterday', day, '2026-11-20', 'too-low'],
    ['no day', day, '2026-02-30', 'malformed'],
    ['one of several', choice(['a', 'b']), 'b', undefined],
    ['none of them', choice(['a', 'b']), 'c', 'unknown'],
    ['several of several', choices(['a', 'b']), ['b', 'a'], undefined],
    ['one that there is not among them', choices(['a', 'b']), ['a', 'c'], 'unknown'],
    ['none where one is needed', choices(['a']), [], 'missing'],
    ['a word where a list is due', choices(['a']), 'a', 'missing'],
    ['none where none is needed', optional(choices(['a'])), [], undefined],
    ['a file', papers, [paper], undefined],
    ['no file', papers, [], 'missing'],
    ['no file where none is needed', optional(papers), [], undefined],
    ['a file of another kind', optional(papers), [{ ...paper, bytes: program }], 'wrong-kind'],
    ['as many as there are', pens, [{ sku: 'WM-101', qty: 5 }], undefined],
    ['one more', pens, [{ sku: 'WM-101', qty: '6' }], 'too-high'],
    ['none of anything', pens, [{ sku: 'WM-101', qty: 0 }], 'missing'],
    ['none where none is needed', { ...pens, optional: true }, [], undefined],
    ['too many where none is needed', { ...pens, optional: true }, [{ sku: 'WM-101', qty: 6 }], 'too-high'],
  ])('%s', (_, field, sent, fault) => expect(faultOf(field, sent)).toBe(fault))
})

describe('a field holds', () => {
  test.each<[string, FormField, SentValue, unknown]>([
    ['an address in lower case', email, ' Kim@Werk.example ', 'kim@werk.example'],
    ['a name as it is written', name, ' Kim Berg ', 'Kim Berg'],
    ['lines as they end here', prose(1, 9), ' a\r\nb ', 'a\nb'],
    ['a number as one', number(1, 9), ' 7 ', 7],
    ['a number that a program sends', number(1, 9), 7, 7],
    ['none where none is said', number(1, 9), '', undefined],
    ['what is no number as it is', number(1, 9), 'zwei', 'zwei'],
    ['each choice once', choices(['a', 'b']), ['a', 'b', 'a'], ['a', 'b']],
    ['no empty list', choices(['a']), [], undefined],
    ['an agreement', tick, true, true],
    ['none', tick, undefined, false],
    ['a day', day, ' 2026-12-01 ', '2026-12-01'],
    ['no files: they are stored beside it', papers, [paper], undefined],
    ['a line for each thing', pens, [{ sku: 'WM-101', qty: ' 2 ' }], ['2 × Stift (WM-101)']],
    ['nothing where there is none of anything', pens, [{ sku: 'WM-101', qty: '0' }], undefined],
    ['nothing that is of another kind', line(9), true, undefined],
  ])('%s', (_, field, sent, value) => expect(valueOf(field, sent)).toEqual(value))
})

test('a form holds what was said of its fields, and its files stand beside them', () => {
  const form: DescribedForm = { kind: 'k', fields: { email, note: optional(line(9)), papers }, monthsStored: 1 }
  const sent = { email: 'kim@werk.example', note: '', papers: [paper, null as never], more: 'x' }
  expect(valuesOf(form, sent)).toEqual({ email: 'kim@werk.example' })
  expect(filesIn(form, sent)).toEqual([paper])
})
