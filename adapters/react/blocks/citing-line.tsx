import type { LinesThatCite } from '#core/recommendations/citing-lines.view.ts'
import { LinkedLine } from '../ui/linked-line.tsx'
import { withJoints } from '../ui/compound-joints.ts'

interface Line {
  readonly text: string
  readonly lines: LinesThatCite
  /** It stands as a title does, and breaks as one. */
  readonly jointed?: boolean
}

/** A line of a theme's texts, leading to the norms and decisions that it cites. */
export const CitingLine = ({ text, lines, jointed = false }: Line) => {
  const pieces = lines.get(text) ?? [{ text }]
  return <LinkedLine pieces={jointed ? pieces.map((piece) => ({ ...piece, text: withJoints(piece.text) })) : pieces} />
}

/** Draws lines of a text so, where a part does not know whose they are. */
export const citingLineOf = (lines: LinesThatCite) => (text: string) => <CitingLine text={text} lines={lines} />
