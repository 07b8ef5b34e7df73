import { parseSync } from 'oxc-parser'
import { edgesOf } from './import-graph.ts'

/** Libraries that draw, or that answer pages. */
const drawing = new Set(['react', 'react-dom', 'react-router-dom', '@xstate/react'])
/** Code for the DOM of browsers, and what is written by a program. */
const needsNoReact = /^adapters\/react\/(?:browser|consent)\/|\.generated\.ts$/

/** Why a file of adapters/react imports nothing of React stands in its first line; undefined where that is missing. */
export const reasonWithoutReact = (file: string, source: string): string | undefined => {
  if (needsNoReact.test(file) || file.endsWith('.tsx')) return 'its folder or its ending says so'
  if (edgesOf(file, source).some(({ to }) => drawing.has(to))) return 'it imports React'
  return /^\/\/ Without React: (\S.*)\.\n/.exec(source)?.[1]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const within = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(within)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(within)]
}

const nameOf = (node: unknown): string => String((node as { readonly name?: unknown }).name)

/** Pictures that a part draws without saying how large they are: what stands below them jumps when they arrive. */
export const picturesWithoutSize = (file: string, source: string): readonly string[] =>
  within(parseSync(file, source).program)
    .filter(({ type, name }) => type === 'JSXOpeningElement' && nameOf(name) === 'img')
    .filter(({ attributes }) => {
      const given = (attributes as readonly Node[]).flatMap(({ name }) => (name === undefined ? [] : nameOf(name)))
      return !given.includes('width') || !given.includes('height')
    })
    .map(({ start, end }) => source.slice(Number(start), Number(end)))

/** Ways in which text becomes HTML. */
const rawHtml = /\bdangerouslySetInnerHTML\b|\binsertAdjacentHTML\b|\binnerHTML\s*=|\bouterHTML\s*=|\bdocument\.write\b/
export const makesHtmlOfText = (source: string): boolean => rawHtml.test(source)

/** React's own ways to HTML, which parts are drawn by and never use themselves. */
export const drawsToText = (source: string): boolean => /['"]react-dom\/server/.test(source)
