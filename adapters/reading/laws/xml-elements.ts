import { SaxesParser } from 'saxes'
import { done, refused, type Result } from '#core/shared/result.ts'
import type { WhyNotXml } from '#core/knowledge/laws/law-file.ts'

/** An element with what stands in it, in its order. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
}
export type XmlNode = XmlElement | string

/** How deep elements may stand in each other; laws have about 20 levels. */
const deepest = 64

/** Ends the reading of a file from within it. */
class Unreadable extends Error {
  readonly reason: WhyNotXml
  constructor(reason: WhyNotXml) {
    super(reason)
    this.reason = reason
  }
}

interface OpenElement extends XmlElement {
  readonly children: XmlNode[]
}

/** What is read of a document: its root without its children, which come one by one. */
export interface ReadingElements {
  /** Answers false where the document is of another kind; nothing more is read then. */
  root(root: Pick<XmlElement, 'name' | 'attributes'>): boolean
  /** `part` of the document is read with it, up to 1. */
  child(child: XmlElement, part: number): void
}

/**
 * Reads a document child by child of its root, so that never more than one of them is in memory. Nothing is ever
 * fetched; what declares entities of its own, or stands too deep, is refused. Answers false where the root was not
 * wanted.
 */
export function readElements(xml: string, { root, child }: ReadingElements): Result<boolean, { why: WhyNotXml }> {
  const open: OpenElement[] = []
  let depth = 0
  let unwanted = false
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new Unreadable('malformed')
  })
  parser.on('doctype', (doctype) => {
    // A name and an address are no more than words; a part in brackets would declare something.
    if (doctype.includes('[')) throw new Unreadable('declares-entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) throw new Unreadable('too-deep')
    if (depth === 1) {
      unwanted = !root({ name, attributes })
      if (unwanted) throw new Unreadable('malformed')
      return
    }
    const element = { name, attributes, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const text = (characters: string) => {
    const parent = open.at(-1)
    if (parent) parent.children.push(characters)
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    depth -= 1
    const closed = open.pop()
    if (closed && open.length === 0) child(closed, parser.position / xml.length)
  })
  try {
    parser.write(xml).close()
  } catch (error) {
    if (unwanted) return done(false)
    if (error instanceof Unreadable) return refused({ why: error.reason })
    throw error
  }
  return done(true)
}

/** Elements of that name among the children. */
export const childrenNamed = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)

export const childNamed = (element: XmlElement, name: string): XmlElement | undefined => childrenNamed(element, name)[0]
