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

/** Ways in which text becomes HTML. */
const rawHtml = /\bdangerouslySetInnerHTML\b|\binsertAdjacentHTML\b|\binnerHTML\s*=|\bouterHTML\s*=|\bdocument\.write\b/
export const makesHtmlOfText = (source: string): boolean => rawHtml.test(source)

/** React's own ways to HTML, which parts are drawn by and never use themselves. */
export const drawsToText = (source: string): boolean => /['"]react-dom\/server/.test(source)
