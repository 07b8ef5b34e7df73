import type { Complain, Source } from './source.ts'
import { readYaml } from './yaml-source.ts'

export interface WithFrontMatter {
  readonly facts: Source
  readonly body: string
  /** The line on which the body begins. */
  readonly bodyLine: number
}

/**
 * Splits a Markdown file into the facts between two lines of `---` and the text below. Complains when they are missing.
 */
export const splitFrontMatter = (file: string, text: string, complain: Complain): WithFrontMatter | undefined => {
  const lines = text.split('\n')
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---')
  if (lines[0]?.trimEnd() !== '---' || end === -1) {
    complain({ at: { file, line: 1 }, message: 'Diese Datei muss mit Angaben zwischen zwei Zeilen „---“ beginnen.' })
    return undefined
  }
  const facts = readYaml(file, lines.slice(1, end).join('\n'), complain, 2)
  return facts && { facts, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}
