import { parseSync } from 'oxc-parser'

/** Columns that a line of a comment has at most; the formatter sees to code, and leaves comments as they are. */
export const mostColumns = 120

/** Lines of comments that are too wide; behind code they are the formatter’s. In style sheets every `/*` opens one. */
export function wideCommentLines(file: string, source: string): readonly string[] {
  const comments = file.endsWith('.css')
    ? [...source.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    : parseSync(file, source).comments
  return comments.flatMap(({ start, end }) => {
    const lineStart = source.lastIndexOf('\n', start - 1) + 1
    if (source.slice(lineStart, start).trim() !== '') return []
    const lines = source.slice(lineStart, end).split('\n')
    return lines.filter((line) => line.length > mostColumns)
  })
}
