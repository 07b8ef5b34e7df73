import { describe, expect, test } from 'vitest'
import {
  isReference,
  letterKeys,
  mostAnswers,
  receipts,
  referenceOf,
  type FormRequest,
} from '#core/form-requests/form-requests.ts'
import { lettersAbout, lettersAboutDeclaration } from '#core/form-requests/request-letters.ts'
import { generalFormKeys, isGeneralFormKey } from '#core/form-requests/forms/general-registrations.ts'
import { pdf } from '#features/support/sample-files.ts'

const request: FormRequest = {
  id: '0a1b2c3d-4e5f-6789',
  kind: 'contact-request',
  email: 'kim@werk.example',
  values: { message: 'Guten Tag, eine Frage.' },
  sentAt: '2026-11-21T12:00:00.000Z',
  deletedOn: '2027-11-21',
}
const office = 'service@seminarhaus.example'
const { values, deletedOn } = request
const about = { form: 'contact-request', reference: '0A1B2C3D', deletedOn }
const toSender = { ...about, to: 'kim@werk.example', dedupeKey: 'request-received:0a1b2c3d-4e5f-6789' }
const toOffice = {
  ...about,
  kind: 'request-arrived',
  to: office,
  dedupeKey: 'request-arrived:0a1b2c3d-4e5f-6789',
  requestId: '0a1b2c3d-4e5f-6789',
  email: 'kim@werk.example',
  values,
  files: [],
}

describe('a request', () => {
  test('is spoken of by the first eight signs of its number', () => {
    expect(referenceOf(request.id)).toBe('0A1B2C3D')
    expect(['0A1B2C3D', '0A1B2C3', '0A1B2C3DE', '0a1b2c3d', '0A1B2C3G'].map(isReference)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('has two letters and so many with answers, known by their keys', () => {
    const [toHim, toUs, ...answers] = letterKeys(request.id)
    expect([toHim, toUs]).toEqual([toSender.dedupeKey, toOffice.dedupeKey])
    expect([answers[0], answers.at(-1)]).toEqual([
      'request-answered:0a1b2c3d-4e5f-6789:1',
      `request-answered:0a1b2c3d-4e5f-6789:${mostAnswers}`,
    ])
  })

  test('is told to its sender without what he wrote, and to the office with all of it', () => {
    const files = [{ name: 'a.pdf', kind: 'pdf', bytes: pdf }] as const
    expect(lettersAbout(request, files, office)).toEqual({
      toSender: { ...toSender, kind: 'request-received', files: 1 },
      toOffice: { ...toOffice, files: [{ name: 'a.pdf', kind: 'pdf', size: pdf.length }] },
    })
  })

  test('is told to no office that has no address', () => {
    expect(lettersAbout(request, [], '').toOffice).toBeUndefined()
    expect(lettersAboutDeclaration(request, '', true)).toHaveLength(1)
  })
})

describe('a declaration', () => {
  const declaredAt = request.sentAt
  test('is repeated to its sender, and told to the office', () => {
    expect(lettersAboutDeclaration(request, office, true)).toEqual([
      { ...toSender, kind: 'declaration-received', values, declaredAt },
      { ...toOffice, declaredAt },
    ])
  })

  test('whose sender may get no more letters today is left to the office to confirm', () => {
    expect(lettersAboutDeclaration(request, office, false)).toEqual([{ ...toOffice, declaredAt, receiptOwed: true }])
  })

  test('has one of three receipts', () => expect(receipts).toEqual(['leaves', 'came-before', 'too-many']))
})

test('general registrations are known by these keys', () => {
  expect(generalFormKeys).toEqual(['infoabend', 'netzwerktreffen'])
  expect(['infoabend', 'netzwerktreffen', 'sommerfest', 'toString'].map(isGeneralFormKey)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
