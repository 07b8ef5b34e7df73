import { describe, expect, test } from 'vitest'
import { orderOptionsFrom, whyNotOrdered, type OrderOptionsForm } from '#core/cart/order-options-rules.ts'

const typed = (change: Partial<OrderOptionsForm> = {}): OrderOptionsForm => ({
  buyerType: 'arbeitgeber',
  salutationId: 'frau',
  firstName: ' Ada ',
  lastName: 'Amt',
  email: ' Ada.Amt@Werk.example ',
  company: 'Werk AG',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'Rechnung@werk.example',
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
  agb: true,
  privacyAccepted: true,
  ...change,
})
const faults = (change: Partial<OrderOptionsForm>) => whyNotOrdered(typed(change))?.fields

describe('order options are right', () => {
  test.each<Partial<OrderOptionsForm>>([
    {},
    { buyerType: 'gremium' },
    { buyerType: 'privat', company: '' },
    { country: 'AT', zip: '1010' },
    { country: 'GB', zip: '123456789012' },
    { vatId: 'DE 123 456 789' },
    { leitwegId: '04011000-12345-03' },
    { resolutionDate: '2027-01-15' },
    { company: 'x'.repeat(120), orderNo: 'x'.repeat(60), remarks: 'x'.repeat(2000) },
    { phone: '', vatId: ' ', leitwegId: '', resolutionDate: '', remarks: '' },
  ])('with %j', (change) => expect(faults(change)).toBeUndefined())
})

test.each([
  ['legalBasis', '37_6'],
  ['legalBasis', '37_7'],
  ['legalBasis', '179_sgb9'],
  ['legalBasis', '65'],
  ['legalBasis', 'keine'],
  ['hotelPayer', 'rechnung'],
  ['hotelPayer', 'arbeitgeber'],
  ['hotelPayer', 'teilnehmende'],
  ['buyerType', 'arbeitgeber'],
  ['buyerType', 'gremium'],
  ['buyerType', 'privat'],
] as const)('%s may be %s, and is stored so', (field, value) => {
  expect(faults({ [field]: value })).toBeUndefined()
  expect(orderOptionsFrom(typed({ [field]: value }))[field]).toBe(value)
})

test.each<[Partial<OrderOptionsForm>, object]>([
  [{ buyerType: '' }, { buyerType: 'missing' }],
  [{ buyerType: 'verein' }, { buyerType: 'unknown' }],
  [{ salutationId: '' }, { salutationId: 'missing' }],
  [{ salutationId: 'x' }, { salutationId: 'unknown' }],
  [{ firstName: '' }, { firstName: 'missing' }],
  [{ lastName: '1' }, { lastName: 'malformed' }],
  [{ email: 'a' }, { email: 'malformed' }],
  [{ phone: 'x' }, { phone: 'malformed' }],
  [{ company: ' ' }, { company: 'missing' }],
  [{ company: 'x'.repeat(121) }, { company: 'too-long' }],
  [{ department: 'x'.repeat(121) }, { department: 'too-long' }],
  [{ street: '' }, { street: 'missing' }],
  [{ zip: '' }, { zip: 'missing' }],
  [{ zip: '1010' }, { zip: 'malformed' }],
  [{ zip: '1234567890123', country: 'GB' }, { zip: 'too-long' }],
  [{ city: '' }, { city: 'missing' }],
  [{ country: '' }, { country: 'missing' }],
  [{ country: 'XX', zip: '1' }, { country: 'unknown' }],
  [{ vatId: '123' }, { vatId: 'malformed' }],
  [{ orderNo: 'x'.repeat(61) }, { orderNo: 'too-long' }],
  [{ costCentre: 'a\u0001' }, { costCentre: 'malformed' }],
  [{ leitwegId: '04011000-12345-04' }, { leitwegId: 'malformed' }],
  [{ billingEmail: '' }, { billingEmail: 'missing' }],
  [{ hotelPayer: '' }, { hotelPayer: 'missing' }],
  [{ legalBasis: '38' }, { legalBasis: 'unknown' }],
  [{ resolutionDate: '2027-02-30' }, { resolutionDate: 'malformed' }],
  [{ remarks: 'x'.repeat(2001) }, { remarks: 'too-long' }],
  [{ agb: false }, { agb: 'not-accepted' }],
  [{ privacyAccepted: false }, { privacyAccepted: 'not-accepted' }],
])('what is wrong is told beside its field: %j', (change, fields) => expect(faults(change)).toEqual(fields))

test('every fault is told at once, in the order of the form', () =>
  expect(Object.keys(faults({ agb: false, city: '', buyerType: '' }) ?? {})).toEqual(['buyerType', 'city', 'agb']))

describe('they are stored', () => {
  test('tidy, without what was left out', () =>
    expect(orderOptionsFrom(typed())).toEqual({
      buyerType: 'arbeitgeber',
      contact: { salutationId: 'frau', firstName: 'Ada', lastName: 'Amt', email: 'ada.amt@werk.example' },
      billing: {
        company: 'Werk AG',
        street: 'Werkstraße 1',
        zip: '20095',
        city: 'Hamburg',
        country: 'DE',
        email: 'rechnung@werk.example',
      },
      hotelPayer: 'rechnung',
      legalBasis: '37_6',
      newsletter: false,
    }))
  test('with all that was typed', () =>
    expect(
      orderOptionsFrom(
        typed({
          phone: '040 123456',
          department: 'Personal',
          vatId: 'de 123.456.789',
          orderNo: 'B-7',
          costCentre: '4711',
          leitwegId: '991-33333test-33',
          resolutionDate: '2027-01-15',
          remarks: 'Eins\r\nzwei',
          newsletter: true,
          hotelPayer: 'arbeitgeber',
          legalBasis: '179_sgb9',
          buyerType: 'gremium',
        }),
      ),
    ).toMatchObject({
      buyerType: 'gremium',
      contact: { phone: '040 123456' },
      billing: {
        department: 'Personal',
        vatId: 'DE123456789',
        orderNo: 'B-7',
        costCentre: '4711',
        leitwegId: '991-33333TEST-33',
      },
      hotelPayer: 'arbeitgeber',
      legalBasis: '179_sgb9',
      resolutionDate: '2027-01-15',
      remarks: 'Eins\nzwei',
      newsletter: true,
    }))
  test('of a private person under his name', () =>
    expect(orderOptionsFrom(typed({ buyerType: 'privat', company: '' })).billing.company).toBe('Ada Amt'))
})
