import { expect, test } from 'vitest'
import fc from 'fast-check'
import { groundsInRow, ownGround } from '#react/blocks/covers/grounds-in-row.ts'

const theme = (url: string) => ({ url, image: null })

test('two neighbours never stand on the same ground, and whoever differs anyway keeps his own', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (urls) => {
      const cards = urls.map(theme)
      const shown = groundsInRow(cards).map((ground, at) => ground ?? ownGround(cards[at] ?? theme('')))
      shown.forEach((ground, at) => at > 0 && expect(ground).not.toBe(shown[at - 1]))
    }),
  )
  expect(groundsInRow([theme('a')])).toEqual([undefined])
})

test('a picture and a colour of a theme’s own stay as they are', () => {
  const own = { url: 'a', color: '#123456', image: null }
  expect(groundsInRow([own, own, { url: 'b', image: { url: '/b.svg' } }])).toEqual([undefined, undefined, undefined])
})
