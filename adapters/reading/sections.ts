import type { Complain } from './source.ts'
import { blocksOf, type Block, type Wrong } from './theme-text-blocks.ts'

/** What stands under a heading. */
export interface Section {
  readonly line: number
  readonly blocks: readonly Block[]
}

export interface Sections<Heading extends string> {
  /** What stands above the first heading. */
  readonly opening: Section
  readonly sections: ReadonlyMap<Heading, Section>
  readonly wrong: Wrong
  /** Whether nothing was wrong so far. */
  readonly faultless: () => boolean
}

interface Known<Heading extends string> {
  readonly needed: readonly Heading[]
  readonly possible: readonly Heading[]
  /** Those under which pictures may stand. */
  readonly pictured?: readonly Heading[]
}

/**
 * Cuts the copy of a file at its headings. Complains about headings that are unknown, missing, doubled or empty, and
 * about copy that does not open with a paragraph. `bodyLine` is the line on which the copy begins.
 */
export const sectionsOf = <Heading extends string>(
  file: string,
  body: string,
  bodyLine: number,
  { needed, possible, pictured = [] }: Known<Heading>,
  complain: Complain,
): Sections<Heading> => {
  let faultless = true
  const wrong: Wrong = (line, message) => {
    faultless = false
    complain({ at: { file, line }, message })
  }
  const headings = [...needed, ...possible]
  const opening: Block[] = []
  const sections = new Map<Heading, Section>()
  let current = opening
  for (const block of blocksOf(body, bodyLine, wrong)) {
    if (block.kind === 'section') {
      current = []
      const heading = headings.find((known) => known === block.text)
      if (heading === undefined)
        wrong(block.line, `Der Abschnitt „${block.text}“ ist unbekannt; bekannt sind: ${headings.join(', ')}.`)
      else if (sections.has(heading)) wrong(block.line, `Der Abschnitt „${heading}“ steht doppelt.`)
      else sections.set(heading, { line: block.line, blocks: current })
    } else current.push(block)
  }
  const mayHavePictures = new Set(pictured.flatMap((heading) => sections.get(heading)?.blocks ?? []))
  for (const block of [opening, ...[...sections.values()].map(({ blocks }) => blocks)].flat())
    if (block.picture && !mayHavePictures.has(block)) wrong(block.line, 'Hier ist kein Bild vorgesehen.')
  if (opening.length === 0) wrong(bodyLine, 'Vor dem ersten Abschnitt fehlt der einleitende Absatz.')
  for (const heading of needed) {
    const section = sections.get(heading)
    if (!section) wrong(bodyLine, `Der Abschnitt „${heading}“ fehlt.`)
    else if (section.blocks.length === 0) wrong(section.line, `Der Abschnitt „${heading}“ ist leer.`)
  }
  return { opening: { line: bodyLine, blocks: opening }, sections, wrong, faultless: () => faultless }
}

/** The blocks of a section, all of one kind; complains about others. */
export const only = (kind: Block['kind'], section: Section | undefined, wrong: Wrong): readonly Block[] => {
  const blocks = section?.blocks ?? []
  const message = kind === 'paragraph' ? 'Hier gehört ein Absatz hin.' : 'Hier gehört eine Liste mit „-“ hin.'
  for (const block of blocks) if (block.kind !== kind) wrong(block.line, message)
  return blocks.filter((block) => block.kind === kind)
}

export const textsOf = (blocks: readonly Block[]): readonly string[] => blocks.map(({ text }) => text)
