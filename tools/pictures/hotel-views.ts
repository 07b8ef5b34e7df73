import { seedOf, drawsFrom } from '#react/blocks/covers/chance.ts'
import { petrol, stop } from '#react/blocks/covers/register.ts'
import { day, floor, gable, meadow, misty, palace, sun, tower, tree, water } from './scenery.ts'
import type { Scene } from './town-scenes.ts'

/** What stands in front of a house. */
type Before = 'meadow' | 'water' | 'street'

interface HotelView {
  readonly number: number
  readonly form: 'gable' | 'long' | 'tower'
  readonly before: Before
}

const fronts: Readonly<Record<Before, string>> = { meadow, water: water(), street: floor(stop(3)) }

/** The hotels of the demo content, each in the form that its description tells of. */
export const hotelViews: readonly HotelView[] = [
  { number: 11, form: 'gable', before: 'water' },
  { number: 12, form: 'long', before: 'meadow' },
  { number: 13, form: 'long', before: 'water' },
  { number: 14, form: 'gable', before: 'meadow' },
  { number: 15, form: 'long', before: 'meadow' },
  { number: 16, form: 'gable', before: 'water' },
  { number: 17, form: 'long', before: 'street' },
  { number: 18, form: 'gable', before: 'water' },
  { number: 19, form: 'gable', before: 'water' },
  { number: 20, form: 'long', before: 'meadow' },
  { number: 21, form: 'tower', before: 'street' },
  { number: 22, form: 'long', before: 'water' },
  { number: 23, form: 'gable', before: 'meadow' },
  { number: 24, form: 'tower', before: 'meadow' },
  { number: 25, form: 'long', before: 'water' },
  { number: 26, form: 'gable', before: 'street' },
  { number: 27, form: 'long', before: 'meadow' },
  { number: 28, form: 'gable', before: 'water' },
  { number: 29, form: 'gable', before: 'meadow' },
  { number: 30, form: 'tower', before: 'street' },
  { number: 31, form: 'gable', before: 'street' },
  { number: 32, form: 'long', before: 'street' },
  { number: 33, form: 'long', before: 'meadow' },
  { number: 34, form: 'long', before: 'street' },
]

/** A house with its trees; number and form decide all of it. */
export const hotelScene = ({ number, form, before }: HotelView): Scene => {
  const seed = seedOf(`haus-${number}`)
  const r = drawsFrom(seed)
  const fill = stop(1 + (seed % 8))
  const wide = 150 + Math.round(r() * 60)
  const body = {
    gable: gable(240 - wide / 2, wide, 118, fill),
    long: palace(240 - wide * 0.8, Math.round(wide * 1.6), 108, fill),
    tower: palace(150, 220, 92, fill) + tower(110, 54, 138, fill),
  }[form]
  const grown = before === 'water' ? '' : tree(52, 1, petrol) + tree(436, 0.85, petrol)
  return {
    file: String(number),
    drawing: (seed % 2 ? day : misty) + sun(seed % 3 ? 92 : 402, 76, 32) + body + fronts[before] + grown,
  }
}
