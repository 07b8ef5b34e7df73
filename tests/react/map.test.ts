import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mapHeight, mapWidth, spotOf, type Spot } from '#react/pages/venues/map/projection.ts'
import { bordersOf, joined, simplified } from '#tools/map/shared-borders.ts'
import { labelled } from '#react/pages/venues/map/town-labels.ts'

const spot = (x: number, y: number): Spot => ({ x, y })

describe('where positions lie on the sheet', () => {
  test.each([
    ['the northern end, List on Sylt', 55.058, 8.416],
    ['the southern end, Haldenwanger Eck', 47.27, 10.178],
    ['the western end, Isenbruch', 51.051, 5.866],
    ['the eastern end, Neißeaue', 51.273, 15.042],
  ])('%s is on it', (_, latitude, longitude) => {
    const { x, y } = spotOf({ latitude, longitude })
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(mapWidth)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(mapHeight)
  })

  test('distances are true at the middle: Köln to Leipzig is as far as 379 km from north to south', () => {
    const [one, other] = [spotOf({ latitude: 50.94, longitude: 6.96 }), spotOf({ latitude: 51.34, longitude: 12.37 })]
    const kilometres = (Math.hypot(one.x - other.x, one.y - other.y) / 100) * 111.2
    expect(kilometres).toBeGreaterThan(375)
    expect(kilometres).toBeLessThan(383)
  })
})

describe('the drawing', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/img/deutschland.svg'), 'utf8')
  const [outline = '', borders = ''] = ['land', 'grenzen'].map(
    (part) => new RegExp(`<path id="${part}" d="([^"]+)"/>`).exec(file)?.[1],
  )

  test('has the sheet of the map', () => {
    expect(file).toContain(`viewBox="0 0 ${mapWidth} ${mapHeight}"`)
  })

  test('is small, closed, and within the sheet', () => {
    expect(outline.length).toBeGreaterThan(1_000)
    expect(borders.length).toBeGreaterThan(1_000)
    expect(outline.length + borders.length).toBeLessThanOrEqual(8_000)
    expect(outline.match(/M/g)?.length).toBe(outline.match(/z/g)?.length)
    for (const path of outline.split('z').filter(Boolean)) {
      let [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number)
      while (steps.length > 0) {
        const [dx = 0, dy = 0, ...rest] = steps
        ;[x, y, steps] = [x + dx, y + dy, rest]
        expect(x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight).toBe(true)
      }
    }
  })
})

describe('borders of areas', () => {
  // Two squares side by side, with a bend in the border that they share.
  const left = [spot(0, 0), spot(10, 0), spot(11, 5), spot(10, 10), spot(0, 10)]
  const right = [spot(10, 0), spot(20, 0), spot(20, 10), spot(10, 10), spot(11, 5)]

  test('what two areas share is there once', () => {
    const cut = bordersOf([left, right])
    const shared = cut
      .filter(({ inner }) => inner)
      .map(({ points }) => points.toSorted((one, other) => one.y - other.y))
    expect(shared).toEqual([[spot(10, 0), spot(11, 5), spot(10, 10)]])
    expect(cut.filter(({ inner }) => !inner)).toHaveLength(2)
  })

  test('the outer borders close to one ring around both', () => {
    const outer = bordersOf([left, right]).filter(({ inner }) => !inner)
    const rings = joined(outer.map(({ points }) => points))
    expect(rings).toHaveLength(1)
    const corners = (ring: readonly Spot[] = []) => [...new Set(ring.map(({ x, y }) => `${x}/${y}`))].toSorted()
    expect(corners(rings[0])).toEqual(corners([...left, ...right].filter(({ x }) => x !== 11)))
  })

  test('an island is a ring of its own, and a line without a partner none', () => {
    const island = [spot(50, 50), spot(60, 50), spot(60, 60)]
    const [border] = bordersOf([island])
    expect(joined(border ? [border.points] : [])).toHaveLength(1)
    expect(joined([[spot(0, 0), spot(1, 1)]])).toEqual([])
  })

  test('points that stray no further than the tolerance are left out', () => {
    const line = [spot(0, 0), spot(5, 1), spot(10, 0), spot(15, 4), spot(20, 0)]
    expect(simplified(line, 2)).toEqual([spot(0, 0), spot(10, 0), spot(15, 4), spot(20, 0)])
    expect(simplified(line, 5)).toEqual([spot(0, 0), spot(20, 0)])
    expect(simplified(line, 0)).toEqual(line)
  })
})

describe('names of towns', () => {
  const town = (name: string, x: number, y: number) => ({ name, spot: spot(x, y) })

  test('stand to the right where there is room', () => {
    expect(labelled([town('Leipzig', 300, 300)])).toEqual([
      { town: town('Leipzig', 300, 300), side: 'right', bigOnly: false },
    ])
  })

  test('turn to the left at the edge of the sheet', () => {
    expect(labelled([town('Görlitz', 580, 300)])[0]?.side).toBe('left')
  })

  test('give way to each other and to dots', () => {
    const sides = labelled([town('Köln', 100, 300), town('Bonn', 130, 302), town('Siegburg', 118, 320)])
    expect(new Set(sides.map(({ side }) => side)).size).toBeGreaterThan(1)
  })

  test('that find no room stand on big maps only; none is lost', () => {
    const crowd = Array.from({ length: 12 }, (_, index) =>
      town(`Musterstadt ${index}`, 300 + index * 3, 300 + index * 4),
    )
    const shown = labelled(crowd)
    expect(shown.map(({ town }) => town)).toEqual(crowd)
    expect(shown.some(({ bigOnly }) => bigOnly)).toBe(true)
  })
})
