import { createContext, use } from 'react'
import { withJoints } from './compound-joints.ts'
import { LinkedLine } from './linked-line.tsx'

/** Puts links to what they cite into texts of the page that is drawn. */
export interface LinksInTexts {
  inHtml(html: string): string
  /** In pieces: joined they are the line. */
  inText(line: string): readonly { readonly text: string; readonly url?: string }[]
}

/**
 * Where the texts of the page lead that is drawn. Nobody knows it in a browser, nor in a part that is drawn once for
 * many pages: there they lead nowhere.
 */
export const Citations = createContext<LinksInTexts | undefined>(undefined)

interface Line {
  readonly text: string
  /** It stands as a title does, and breaks as one. */
  readonly jointed?: boolean
}

/** A line of plain text, leading to the norms and decisions that it cites. */
export const CitingLine = ({ text, jointed = false }: Line) => {
  const pieces = use(Citations)?.inText(text) ?? [{ text }]
  return <LinkedLine pieces={jointed ? pieces.map((piece) => ({ ...piece, text: withJoints(piece.text) })) : pieces} />
}

/** Draws lines of a text so, where a part does not know whose they are. */
export const citingLine = (text: string) => <CitingLine text={text} />
