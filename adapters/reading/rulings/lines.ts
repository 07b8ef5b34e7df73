import type { XmlElement, XmlNode } from '../laws/xml-elements.ts'
import { warn, type ReadingRuling } from './reading-ruling.ts'

/** Elements within a line; only their text is taken. */
const inLines = new Set('a abbr acronym b em font i s small span strike strong sub sup tt u'.split(' '))

export const isInLine = ({ name }: XmlElement): boolean => inLines.has(name) || name === 'br' || name === 'img'

/** No-break spaces stay, for they are there to be seen. */
const withoutEnds = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim()

const textOf = (node: XmlNode, reading: ReadingRuling): string => {
  if (typeof node === 'string') return node
  if (node.name === 'img') {
    const { src = '', alt = '' } = node.attributes
    warn(reading, 'missing-picture', src)
    return alt === '' ? ' ' : ` [${alt}] `
  }
  const text = node.children.map((child) => textOf(child, reading)).join('')
  // Words of two paragraphs are two words.
  return inLines.has(node.name) ? text : ` ${text} `
}

/** What nodes say, on one line and without marks. */
export const lineOf = (nodes: readonly XmlNode[], reading: ReadingRuling): string =>
  withoutEnds(nodes.map((node) => textOf(node, reading)).join(''))
