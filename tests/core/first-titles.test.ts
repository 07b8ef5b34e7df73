import { expect, test } from 'vitest'
import { firstTitlesOf, type KnownModule } from '#core/catalogue/first-titles.ts'

/** `Title 3` begins on the third; what it was called first stands behind it. */
const modules = (...all: readonly (readonly [title: string, day: number, firstTitle?: string])[]): KnownModule[] =>
  all.map(([title, day, firstTitle]) => ({
    title,
    startDate: `2027-03-0${day}`,
    ...(firstTitle !== undefined && { firstTitle }),
  }))

test.each<[string, KnownModule[], KnownModule[], string[]]>([
  ['are their titles when it comes', [], modules(['A', 1], ['B', 2]), ['A', 'B']],
  ['stay when one is held on another day', modules(['A', 1], ['B', 2]), modules(['B', 3], ['A', 4]), ['B', 'A']],
  ['stay when one is called otherwise', modules(['A', 1], ['B', 2]), modules(['X', 1], ['B', 2]), ['A', 'B']],
  [
    'stay when it is held on another day later',
    modules(['X', 1, 'A'], ['B', 2]),
    modules(['X', 5], ['B', 6]),
    ['A', 'B'],
  ],
  ['stay when it is called otherwise again', modules(['X', 1, 'A']), modules(['Y', 1]), ['A']],
  [
    'go by titles first: whose titles change places is held on the other day',
    modules(['A', 1], ['B', 2]),
    modules(['B', 1], ['A', 2]),
    ['B', 'A'],
  ],
  ['are new where title and day are', modules(['A', 1]), modules(['X', 2]), ['X']],
  [
    'stay with all when others come and go',
    modules(['A', 1], ['B', 2], ['C', 3]),
    modules(['N', 4], ['C', 3], ['X', 1]),
    ['N', 'C', 'A'],
  ],
  ['are never those of another module', modules(['X', 1, 'A']), modules(['X', 1], ['A', 2]), ['A', 'A (2)']],
  [
    'are never those of another module, whatever it is called',
    modules(['X', 1, 'A'], ['A', 2, 'A (2)']),
    modules(['A', 2], ['X', 1], ['A (2)', 3]),
    ['A (2)', 'A', 'A (2) (2)'],
  ],
])('first titles of modules of a run %s', (_, before, now, first) => expect(firstTitlesOf(before, now)).toEqual(first))
