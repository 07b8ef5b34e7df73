import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { analyse } from 'scslre'
import { root } from './import-graph.ts'

/** A regular expression as it is written in a source. */
interface Literal {
  readonly pattern: string
  readonly flags: string
}

/** Every regular expression literal of a source. */
export function literalsOf(file: string, source: string = readFileSync(join(root, file), 'utf8')): readonly Literal[] {
  const found: Literal[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isLiteral(node)) found.push(node.regex)
    else for (const part of Object.values(node)) look(part)
  }
  look(parseSync(file, source).program)
  return found
}

const isLiteral = (node: object): node is { readonly regex: Literal } =>
  'type' in node && node.type === 'Literal' && 'regex' in node && node.regex !== undefined

/** The ways in which an expression takes longer than in proportion to its text; none where it always ends in time. */
export const waysToStall = ({ pattern, flags }: Literal): readonly string[] =>
  analyse({ source: pattern, flags }).reports.map(({ type, exponential }) => (exponential ? 'exponential' : type))
