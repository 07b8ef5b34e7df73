import { drawsFrom, seedOf } from '../../blocks/covers/chance.ts'
import { board, ink, mist, register, stop } from '../../blocks/covers/register.ts'

const sheet = { w: 480, h: 320, ground: 256 } as const
const spines = 5
const grounds = [board, mist, ink] as const

/** A gable cut into five spines, as the brand's sign is: those at its sides lower than that in its middle. */
interface Gable {
  readonly x: number
  readonly width: number
  readonly height: number
  /** Where on the register its spines begin. */
  readonly from: number
}

/**
 * A hotel of which content brings no picture, as the brand draws houses: decorative, no likeness. The same name draws
 * the same picture.
 */
export const HotelArt = ({ name }: { readonly name: string }) => {
  const seed = seedOf(name)
  const r = drawsFrom(seed)
  const beside = (x: number): Gable => {
    const width = 78 + r() * 40
    return { x: x - width / 2, width, height: 70 + r() * 40, from: 1 + Math.floor(r() * 5) }
  }
  const gables = [beside(92), beside(388), { x: 160, width: 160, height: 132 + r() * 24, from: 1 + (seed % 5) }]
  return (
    <svg className="art" viewBox={`0 0 ${sheet.w} ${sheet.h}`} aria-hidden="true" focusable="false">
      <path fill={grounds[seed % grounds.length]} d={`M0 0H${sheet.w}V${sheet.h}H0Z`} />
      <circle fill={register[8]} cx={seed % 2 ? 400 : 80} cy="72" r="34" />
      {gables.map((gable) => spinesOf(gable))}
      <path fill={stop(1 + (seed % 3))} d={`M0 ${sheet.ground}H${sheet.w}V${sheet.h}H0Z`} />
    </svg>
  )
}

const spinesOf = ({ x, width, height, from }: Gable) => {
  const step = width / spines
  const eaves = sheet.ground - height
  const topAt = (along: number): number => Math.round(eaves - (width / 2 - Math.abs(along - width / 2)) * 0.8)
  return Array.from({ length: spines }, (_, i) => {
    const [left, right] = [i * step, (i + 0.78) * step]
    const ridge = i === 2 ? `L${Math.round(x + width / 2)} ${topAt(width / 2)}` : ''
    return (
      <path
        key={`${from}-${i}-${Math.round(x)}`}
        fill={stop(from + i)}
        d={`M${Math.round(x + left)} ${sheet.ground}V${topAt(left)}${ridge}L${Math.round(x + right)} ${topAt(right)}V${sheet.ground}Z`}
      />
    )
  })
}
