import { describe, expect, test } from 'vitest'
import { fieldsToMend, quantityName, sentIn } from '#core/forms/described-form.view.ts'
import type { DescribedForm } from '#core/forms/described-form.ts'
import { choices, email, files, line, quantities, tick } from '#core/forms/form-fields.ts'
import { pdf, program } from '#features/support/sample-files.ts'

const form: DescribedForm = {
  kind: 'k',
  fields: {
    email,
    note: line(9),
    topics: choices(['recht', 'wahl']),
    agreed: tick,
    items: quantities([
      { sku: 'WM-1', title: 'Plakat', description: '', unit: 'Rolle', most: 5 },
      { sku: 'WM-2', title: 'Stift', description: '', unit: 'Stück', most: 5 },
    ]),
    papers: files({ kinds: ['pdf'], mostFiles: 2, mostBytes: 9_999, mostBytesTogether: 9_999 }),
  },
  monthsStored: 1,
}
const posted = (fields: Readonly<Record<string, readonly string[]>>) => ({
  one: (field: string) => fields[field]?.[0],
  all: (field: string) => fields[field] ?? [],
})
const paper = { name: 'C:\\Brief.pdf', bytes: pdf }

describe('a form is sent by its page', () => {
  test('with what was filled in', () => {
    const fields = {
      email: ['kim@werk.example'],
      note: ['Guten Tag'],
      topics: ['wahl', 'recht'],
      agreed: ['on'],
      'items.WM-2': ['3'],
      website: ['x'],
      privacyAccepted: ['on'],
    }
    expect(sentIn(form, posted(fields), [paper])).toEqual({
      email: 'kim@werk.example',
      note: 'Guten Tag',
      topics: ['wahl', 'recht'],
      agreed: true,
      items: [
        { sku: 'WM-1', qty: '' },
        { sku: 'WM-2', qty: '3' },
      ],
      papers: [paper],
      website: 'x',
      privacyAccepted: true,
    })
    expect(quantityName('items', 'WM-2')).toBe('items.WM-2')
  })

  test('with nothing where nothing was', () => {
    expect(sentIn(form, posted({}), [])).toEqual({
      email: '',
      note: '',
      topics: [],
      agreed: false,
      items: [
        { sku: 'WM-1', qty: '' },
        { sku: 'WM-2', qty: '' },
      ],
      papers: [],
      website: '',
      privacyAccepted: false,
    })
  })
})

describe('what has to be done before a form is sent again', () => {
  test('is told in the order of the form, the signs of every form last', () => {
    const faults = {
      website: 'not-empty',
      privacyAccepted: 'not-accepted',
      note: 'too-long',
      email: 'missing',
    } as const
    expect(fieldsToMend(form, faults, {})).toEqual([
      { field: 'email', fault: 'missing', faulty: [], chooseAgain: [] },
      { field: 'note', fault: 'too-long', faulty: [], chooseAgain: [] },
      { field: 'privacyAccepted', fault: 'not-accepted', faulty: [], chooseAgain: [] },
      { field: 'website', fault: 'not-empty', faulty: [], chooseAgain: [] },
    ])
  })

  test('names files that are chosen again, also where nothing is wrong with them', () => {
    expect(fieldsToMend(form, {}, { papers: [paper] })).toEqual([
      { field: 'papers', faulty: [], chooseAgain: ['Brief.pdf'] },
    ])
    const wrong = { name: 'b.pdf', bytes: program }
    expect(fieldsToMend(form, { papers: 'wrong-kind' }, { papers: [paper, wrong] })).toEqual([
      { field: 'papers', fault: 'wrong-kind', faulty: ['b.pdf'], chooseAgain: ['Brief.pdf', 'b.pdf'] },
    ])
    expect(fieldsToMend(form, { papers: 'missing' }, {})).toEqual([
      { field: 'papers', fault: 'missing', faulty: [], chooseAgain: [] },
    ])
  })

  test('names the things of which there are too many', () => {
    const items = [
      { sku: 'WM-1', qty: '6' },
      { sku: 'WM-2', qty: '2' },
    ]
    expect(fieldsToMend(form, { items: 'too-high' }, { items })).toEqual([
      { field: 'items', fault: 'too-high', faulty: ['Plakat'], chooseAgain: [] },
    ])
    expect(fieldsToMend(form, { items: 'missing' }, {})[0]?.faulty).toEqual([])
  })
})
