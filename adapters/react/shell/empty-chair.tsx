import { apricot, ink, paper, stop } from '../blocks/covers/register.ts'

const seats = 9
const emptySeat = 2
const shoulders = 'M0-54A54 54 0 0 1 0 54Z'

/** A table with one empty chair: here is nobody. */
export const EmptyChair = () => (
  <svg className="art" viewBox="0 0 500 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="500" height="500" fill={stop(4)} />
    <circle cx="250" cy="250" r="122" fill={paper} />
    {Array.from({ length: seats }, (_, seat) => {
      const degrees = -90 + (seat * 360) / seats
      const x = 250 + Math.cos((degrees * Math.PI) / 180) * 178
      const y = 250 + Math.sin((degrees * Math.PI) / 180) * 178
      return (
        <g key={degrees} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees})`}>
          {seat === emptySeat ? (
            <path d={shoulders} fill="none" stroke={ink} strokeWidth="3" strokeDasharray="7 8" />
          ) : (
            <>
              <path d={shoulders} fill={ink} />
              <circle cx="4" r="29" fill={apricot} />
            </>
          )}
        </g>
      )
    })}
  </svg>
)
