import type { ReactNode } from 'react'

/** How a paragraph is shown, where that is not as it stands. */
export type DrawsLine = (line: string) => ReactNode

const asItStands: DrawsLine = (line) => line

/** Running text of the content: an empty line begins a new paragraph. */
export const Paragraphs = ({ text, line = asItStands }: { readonly text: string; readonly line?: DrawsLine }) =>
  text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{line(paragraph)}</p>)
