import { expect, test } from 'vitest'
import { orderedLines, whyQuantitiesNotTaken } from '#core/forms/quantity-rules.ts'

const of = [
  { sku: 'WM-1', title: 'Plakat', description: '', unit: 'Rolle', most: 10 },
  { sku: 'WM-2', title: 'Stift', description: '', unit: 'Stück', most: 3 },
]
type Wanted = readonly (readonly [sku: string, qty: string | number])[]
const quantities = (wanted: Wanted) => wanted.map(([sku, qty]) => ({ sku, qty }))

test.each<[string, Wanted, object | undefined]>([
  [
    'all there is of each',
    [
      ['WM-1', 10],
      ['WM-2', '3'],
    ],
    undefined,
  ],
  ['nothing', [], { fault: 'missing', of: [] }],
  [
    'none of each',
    [
      ['WM-1', ''],
      ['WM-2', ' 00 '],
    ],
    { fault: 'missing', of: [] },
  ],
  ['what is not there', [['WM-9', 1]], { fault: 'unknown', of: ['WM-9'] }],
  [
    'none of what is not there',
    [
      ['WM-1', 1],
      ['WM-9', 0],
    ],
    undefined,
  ],
  ['a word', [['WM-1', 'zwei']], { fault: 'malformed', of: ['Plakat'] }],
  ['ten digits', [['WM-1', '1234567890']], { fault: 'malformed', of: ['Plakat'] }],
  ['nine digits', [['WM-1', '123456789']], { fault: 'too-high', of: ['Plakat'] }],
  ['less than none', [['WM-1', -1]], { fault: 'too-low', of: ['Plakat'] }],
  [
    'more than there may be',
    [
      ['WM-1', 11],
      ['WM-2', 4],
    ],
    { fault: 'too-high', of: ['Plakat', 'Stift'] },
  ],
  [
    'the first fault alone',
    [
      ['WM-1', -1],
      ['WM-2', 4],
    ],
    { fault: 'too-low', of: ['Plakat'] },
  ],
  [
    'too many together',
    [
      ['WM-2', 2],
      ['WM-2', 2],
    ],
    { fault: 'too-high', of: ['Stift'] },
  ],
  [
    'not too many together',
    [
      ['WM-2', 2],
      ['WM-2', 1],
    ],
    undefined,
  ],
])('of what is ordered there is %s', (_, wanted, fault) =>
  expect(whyQuantitiesNotTaken({ of }, quantities(wanted))).toEqual(fault),
)

test('an order is read as a line for each thing, what is named twice together, and none of what is not wanted', () => {
  const wanted: Wanted = [
    ['WM-2', 1],
    ['WM-1', '5'],
    ['WM-2', '2'],
    ['WM-1', 0],
  ]
  expect(orderedLines({ of }, quantities(wanted))).toEqual(['3 × Stift (WM-2)', '5 × Plakat (WM-1)'])
  expect(orderedLines({ of }, quantities([['WM-9', 1]]))).toEqual(['1 × ? (WM-9)'])
})
