import { lowestOf } from '#core/catalogue/lowest-price.ts'
import { expect, test } from 'vitest'

const standard = { net: 119_000, rate: 19 }
const reduced = { net: 119_000, rate: 7 }
const dear = { net: 120_000, rate: 0 }

test.each([
  ['the lowest net price counts', [dear, standard, null], standard],
  ['of two alike the lower rate counts', [standard, reduced, dear], reduced],
  ['whatever stands first', [reduced, standard], reduced],
  ['none where all are on request', [null, null], null],
  ['none where there is no event', [], null],
])('%s', (_, prices, lowest) => expect(lowestOf(prices)).toEqual(lowest))
