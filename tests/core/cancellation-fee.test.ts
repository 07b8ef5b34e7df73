import { expect, test } from 'vitest'
import { cancellationSteps } from '#core/booking/cancellation-fee.ts'

/** A fee of 1.490,01 € net for an event that begins on Monday, 8 March 2027, free until 28 days before. */
const steps = (today: string, net = 149_001) => cancellationSteps({ startDay: '2027-03-08', net }, today, 28)

test.each([
  ['long before', '2026-12-01', 0, 0],
  ['on the 28th day before', '2027-02-08', 0, 0],
  ['on the 27th', '2027-02-09', 50, 74_501],
  ['on the 8th', '2027-02-28', 50, 74_501],
  ['on the 7th', '2027-03-01', 100, 149_001],
  ['on the first day', '2027-03-08', 100, 149_001],
  ['after it', '2027-03-20', 100, 149_001],
])('a cancellation %s costs its share', (_, today, percent, net) =>
  expect(steps(today)[0]).toEqual({ from: today, percent, net }),
)

test('what it will cost later is told with its days', () => {
  expect(steps('2027-02-08').slice(1)).toEqual([
    { from: '2027-02-09', percent: 50, net: 74_501 },
    { from: '2027-03-01', percent: 100, net: 149_001 },
  ])
  expect(steps('2027-02-09').slice(1)).toEqual([{ from: '2027-03-01', percent: 100, net: 149_001 }])
  expect(steps('2027-03-01')).toHaveLength(1)
})

test('the days are those of the calendar, whatever the clocks do', () => {
  // 28 March 2027 has 23 hours.
  const [, half, all] = cancellationSteps({ startDay: '2027-04-05', net: 100 }, '2027-03-01', 28)
  expect([half?.from, all?.from]).toEqual(['2027-03-09', '2027-03-29'])
})

test.each([
  [9, [0, 50, 100], ['2027-02-28', '2027-03-01']],
  [8, [0, 100], ['2027-03-01']],
  [3, [0, 100], ['2027-03-06']],
])('free until %i days before, it never becomes cheaper again', (freeUntil, percents, days) => {
  const all = cancellationSteps({ startDay: '2027-03-08', net: 100 }, '2027-01-01', freeUntil)
  expect(all.map(({ percent }) => percent)).toEqual(percents)
  expect(all.slice(1).map(({ from }) => from)).toEqual(days)
})
