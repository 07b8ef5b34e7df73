import { nameOfMember, type Member } from '#core/gremium/roster.ts'
import type { Learnt } from '#core/overview/overview.view.ts'
import { portalWording } from '#wording/pages/portal.ts'

const words = portalWording.seatPlan

/** Who has a seat, as far as a plan of the seats tells it. */
export interface Seated extends Pick<Member, 'id' | 'firstName' | 'lastName' | 'role'> {
  /** How much of the basics she has; absent where the plan does not tell it. */
  readonly learnt?: Learnt | undefined
}

const width = 400
const height = 300
/** More would lie over each other; the list beside it has them all. */
const mostDrawn = 41

const initials = ({ firstName, lastName }: Seated): string =>
  [firstName, lastName.split(' ').at(-1) ?? ''].map((name) => name.slice(0, 1).toUpperCase()).join('')

/** Where the nth of so many seats stands around the table, the first at its head. */
const seatAt = (nth: number, count: number): { readonly x: number; readonly y: number } => {
  const angle = (2 * Math.PI * nth) / count - Math.PI / 2
  return { x: width / 2 + 160 * Math.cos(angle), y: height / 2 + 112 * Math.sin(angle) }
}

/** Which norm gives a body its seats. */
const normOf: Readonly<Record<string, string>> = {
  BR: '§\u00a09 BetrVG',
  JAV: '§\u00a062 BetrVG',
  SBV: '§\u00a0177 SGB\u00a0IX',
}

const led = new Set(['vorsitz', 'stellv', 'sbv'])
/** Where the plan tells who has learnt what, it does not tell who leads. */
const classOf = ({ role, learnt }: Seated): string | undefined => {
  if (learnt !== undefined) return `learnt-${learnt}`
  return led.has(role) ? 'led' : undefined
}
const tenths = (value: number): number => Math.round(value * 10) / 10

/** The table of a body with its seats: those taken with initials, open ones dashed. It says so in words, too. */
export const SeatPlan = ({
  seated,
  seats,
  type,
}: {
  /** In the order in which they sit. */
  readonly seated: readonly Seated[]
  /** That the law gives the body, where that is known. */
  readonly seats: number | undefined
  /** One of the types of a Gremium. */
  readonly type: string
}) => {
  const count = Math.max(seats ?? 0, seated.length)
  const drawn = Math.min(count, mostDrawn)
  const radius = drawn > 25 ? 9 : drawn > 15 ? 14 : drawn > 11 ? 20 : 25
  return (
    <svg className="seats" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.label(seated.length, seats)}>
      <ellipse className="table" cx={width / 2} cy={height / 2} rx="112" ry="66" />
      {Array.from({ length: drawn }, (_, nth) => {
        const { x, y } = seatAt(nth, drawn)
        const member = seated[nth]
        if (!member) return <circle key={nth} className="open" cx={tenths(x)} cy={tenths(y)} r={radius} />
        return (
          <g key={member.id} className={classOf(member)}>
            <title>{nameOfMember(member)}</title>
            <circle cx={tenths(x)} cy={tenths(y)} r={radius} />
            {radius > 10 && (
              <text x={tenths(x)} y={tenths(y + radius * 0.22)} fontSize={tenths(radius * 0.6)} textAnchor="middle">
                {initials(member)}
              </text>
            )}
          </g>
        )
      })}
      <text className="count" x={width / 2} y="152" fontSize="32" textAnchor="middle">
        {words.count(seated.length, seats)}
      </text>
      <text className="norm" x={width / 2} y="175" fontSize="14" textAnchor="middle">
        {words.by(seats === undefined ? undefined : normOf[type])}
      </text>
    </svg>
  )
}
