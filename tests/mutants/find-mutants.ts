import { parseSync } from 'oxc-parser'

/** A span of source. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** One small change of a source that some test ought to notice. */
export interface Mutant extends Range {
  readonly replacement: string
  /** The expression that must be evaluated for the change to matter. */
  readonly site: Range
  readonly line: number
  /** The trimmed line it stands in. */
  readonly code: string
  /** 'a → b', in one line. */
  readonly change: string
}

export interface Findings {
  readonly mutants: readonly Mutant[]
  /**
   * Where an expression statement begins: code put there must not begin with a parenthesis, for there are no
   * semicolons.
   */
  readonly statements: ReadonlySet<number>
}

interface Node extends Range {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const flipped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

const typeKeys = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'superTypeArguments'])
const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const withoutValues = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TaggedTemplateExpression'])

/**
 * The parts of a node in which something can be mutated: no types, no names, and no words that only a maintainer reads.
 */
const partsOf = (node: Node): readonly Node[] => {
  if (typedExpressions.has(node.type)) return [node['expression'] as Node]
  if (node.type.startsWith('TS') || withoutValues.has(node.type)) return []
  if (node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'Error') return []
  // What the command line calls a filter, and says of it, tests/cli looks at.
  if (node.type === 'Property' && (node['key'] as Node)['name'] === 'option') return []
  return Object.entries(node)
    .filter(([key]) => !typeKeys.has(key) && !(key === 'key' && node['computed'] !== true))
    .filter(([key]) => !(node.type === 'ExportNamedDeclaration' && key === 'source'))
    .flatMap(([, value]) => value)
    .filter(isNode)
}

/** Begins a statement with no parenthesis and leaves the value of what follows as it is. */
export const statementBegin = '0 || '

/** Every mutant of a source. */
export const findMutants = (file: string, source: string): Findings => {
  const mutants: Mutant[] = []
  const statements = new Set<number>()
  const textOf = ({ start, end }: Range) => source.slice(start, end)
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

  const add = (range: Range, replacement: string, site: Range = range) => {
    const before = source.slice(0, range.start)
    const lineStart = before.lastIndexOf('\n') + 1
    const lineEnd = source.indexOf('\n', range.start)
    mutants.push({
      start: range.start,
      end: range.end,
      replacement: statements.has(range.start) ? `${statementBegin}${replacement}` : replacement,
      site: { start: site.start, end: site.end },
      line: before.split('\n').length,
      code: source.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim(),
      change: `${oneLine(textOf(range))} → ${oneLine(replacement) || 'nothing'}`,
    })
  }

  const literal = (node: Node) => {
    const value = node['value']
    if (typeof value === 'number')
      for (const near of [value + 1, value - 1]) add(node, near < 0 ? `(${near})` : `${near}`)
    if (typeof value === 'boolean') add(node, `${!value}`)
    if (typeof value === 'string') add(node, JSON.stringify(`${value}~`))
  }

  const template = (node: Node) => {
    const quasis = node['quasis'] as readonly Node[]
    const rawOf = (quasi: Node) => (quasi['value'] as { readonly raw: string }).raw
    const quasi = quasis.find((each) => rawOf(each) !== '')
    if (quasi === undefined) return
    const end = source.indexOf(rawOf(quasi), quasi.start) + rawOf(quasi).length
    add({ start: end, end }, '~', node)
  }

  const binary = (node: Node) => {
    const becomes = flipped[node['operator'] as string]
    if (becomes) add(node, `(${textOf(node['left'] as Node)}) ${becomes} (${textOf(node['right'] as Node)})`)
  }

  const condition = (node: Node) => {
    const test = node['test'] as Node
    add(test, `!(${textOf(test)})`)
    if (node.type === 'IfStatement' && !node['alternate']) add(test, 'false')
  }

  /** In a machine: a transition without its guard, and one without its actions. */
  const property = (node: Node) => {
    const name = (node['key'] as Node)['name']
    if (!file.endsWith('.machine.ts') || (name !== 'guard' && name !== 'actions') || node['shorthand']) return
    const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0
    add({ start: node.start, end: node.end + comma }, '', node['value'] as Node)
  }

  const found: Readonly<Record<string, (node: Node) => void>> = {
    Literal: literal,
    TemplateLiteral: template,
    BinaryExpression: binary,
    LogicalExpression: binary,
    IfStatement: condition,
    ConditionalExpression: condition,
    Property: property,
    UnaryExpression: (node) => {
      if (node['operator'] === '!') add(node, `!!(${textOf(node['argument'] as Node)})`)
    },
    ExpressionStatement: (node) => statements.add(node.start),
  }

  const walk = (node: Node): void => {
    found[node.type]?.(node)
    for (const part of partsOf(node)) walk(part)
  }
  walk(parseSync(file, source).program as unknown as Node)
  return { mutants, statements }
}

/** The source with that change made. */
export const mutated = (
  source: string,
  { start, end, replacement }: Pick<Mutant, 'start' | 'end' | 'replacement'>,
): string => source.slice(0, start) + replacement + source.slice(end)
