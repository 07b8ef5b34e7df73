import type { ReactNode } from 'react'
import { withJoints } from './compound-joints.ts'

interface Sectioned {
  readonly id?: string
  readonly title: string
  readonly note?: string
  readonly under?: ReactNode
  readonly board?: boolean
  readonly children: ReactNode
}

/** A section with its heading in the margin column. */
export const MarginSection = ({ id, title, note, under, board = false, children }: Sectioned) => (
  <section className={board ? 'sec board' : 'sec'} id={id}>
    <div className="wrap mgn">
      <div className="stack">
        <h2>{withJoints(title)}</h2>
        {note && <p className="small mute">{note}</p>}
        {under}
      </div>
      {children}
    </div>
  </section>
)
