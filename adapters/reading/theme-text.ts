import type { Entitled, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import type { Complain } from './source.ts'
import { blocksOf, type Block, type Wrong } from './theme-text-blocks.ts'

/** The running copy of a theme: a teaser, then sections by their headings. */
export interface ThemeText {
  readonly teaser: string
  readonly learn: readonly string[]
  readonly programme: readonly ProgrammeDay[]
  readonly audience: string
  readonly highlights: readonly Entitled[]
  readonly starterPackages: readonly Entitled[]
}

const needed = ['Das nehmen Sie mit', 'Programm', 'Für wen'] as const
const possible = ['Das Besondere', 'Starterpaket'] as const
type Heading = (typeof needed)[number] | (typeof possible)[number]
const headings: readonly Heading[] = [...needed, ...possible]

interface Section {
  readonly line: number
  readonly blocks: Block[]
}

/** The blocks under each heading, and those above the first one. */
const inSections = (blocks: readonly Block[], firstLine: number, wrong: Wrong) => {
  const opening: Section = { line: firstLine, blocks: [] }
  const sections = new Map<Heading, Section>()
  let current = opening
  for (const block of blocks) {
    if (block.kind === 'section') {
      current = { line: block.line, blocks: [] }
      const heading = headings.find((known) => known === block.text)
      if (!heading) {
        wrong(block.line, `Der Abschnitt „${block.text}“ ist unbekannt; bekannt sind: ${headings.join(', ')}.`)
      } else if (sections.has(heading)) wrong(block.line, `Der Abschnitt „${heading}“ steht doppelt.`)
      else sections.set(heading, current)
    } else current.blocks.push(block)
  }
  return { opening, sections }
}

const only = (kind: Block['kind'], section: Section | undefined, wrong: Wrong): readonly Block[] => {
  const blocks = section?.blocks ?? []
  const message = kind === 'paragraph' ? 'Hier gehört ein Absatz hin.' : 'Hier gehört eine Liste mit „-“ hin.'
  for (const block of blocks) if (block.kind !== kind) wrong(block.line, message)
  return blocks.filter((block) => block.kind === kind)
}

const textsOf = (blocks: readonly Block[]): readonly string[] => blocks.map(({ text }) => text)

const entitled = ({ text, bold }: Block): Entitled => {
  if (bold === '' || bold === text) return { title: text }
  return { title: bold.replace(/[.:]$/, ''), text: text.slice(bold.length).replace(/^[.:]/, '').trim() }
}

const withTimes = /^(?<title>.+?)\s\((?<begins>\d{1,2}:\d{2})[–-](?<ends>\d{1,2}:\d{2})\sUhr\)$/

const dayFrom = ({ text }: Block): Omit<ProgrammeDay, 'points'> => {
  const { title, begins, ends } = withTimes.exec(text)?.groups ?? {}
  if (!title || !begins || !ends) return { title: text }
  return { title, begins: begins.padStart(5, '0'), ends: ends.padStart(5, '0') }
}

const daysOf = (section: Section | undefined, wrong: Wrong): readonly ProgrammeDay[] => {
  const days: (ProgrammeDay & { readonly points: string[] })[] = []
  for (const block of section?.blocks ?? []) {
    const day = days.at(-1)
    if (block.kind === 'day') days.push({ ...dayFrom(block), points: [] })
    else if (block.kind !== 'item') wrong(block.line, 'Hier gehört eine Liste mit „-“ hin.')
    else if (day) day.points.push(block.text)
    else wrong(block.line, 'Über den Punkten des Programms fehlt eine Überschrift mit „###“.')
  }
  return days
}

/** Reads the part of a theme's file below its facts; `bodyLine` is the line on which it begins. */
export const themeTextFrom = (
  file: string,
  body: string,
  bodyLine: number,
  complain: Complain,
): ThemeText | undefined => {
  let faultless = true
  const wrong: Wrong = (line, message) => {
    faultless = false
    complain({ at: { file, line }, message })
  }
  const { opening, sections } = inSections(blocksOf(body, bodyLine, wrong), bodyLine, wrong)
  if (opening.blocks.length === 0) wrong(opening.line, 'Vor dem ersten Abschnitt fehlt der einleitende Absatz.')
  for (const heading of needed) {
    const section = sections.get(heading)
    if (!section) wrong(bodyLine, `Der Abschnitt „${heading}“ fehlt.`)
    else if (section.blocks.length === 0) wrong(section.line, `Der Abschnitt „${heading}“ ist leer.`)
  }
  const text: ThemeText = {
    teaser: textsOf(only('paragraph', opening, wrong)).join(' '),
    learn: textsOf(only('item', sections.get('Das nehmen Sie mit'), wrong)),
    programme: daysOf(sections.get('Programm'), wrong),
    audience: textsOf(only('paragraph', sections.get('Für wen'), wrong)).join(' '),
    highlights: only('item', sections.get('Das Besondere'), wrong).map(entitled),
    starterPackages: only('item', sections.get('Starterpaket'), wrong).map(entitled),
  }
  return faultless ? text : undefined
}
