import type { Entitled, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { only, sectionsOf, textsOf, type Section } from './sections.ts'
import type { Complain } from './source.ts'
import type { Block, Wrong } from './theme-text-blocks.ts'

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

const entitled = ({ text, bold }: Block): Entitled => {
  if (bold === '' || bold === text) return { title: text }
  return { title: bold.replace(/[.:]$/, ''), text: text.slice(bold.length).replace(/^[.:]/, '').trim() }
}

/** Also with its picture, and in italics behind its text when and how one gets it. */
const takenHome = ({ text, italic, picture, ...block }: Block): Entitled => ({
  ...entitled({ ...block, italic, text: italic === '' ? text : text.slice(0, -italic.length).trim() }),
  ...(picture && { image: picture }),
  ...(italic !== '' && { condition: italic }),
})

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
  const found = sectionsOf<Heading>(file, body, bodyLine, { needed, possible, pictured: ['Starterpaket'] }, complain)
  const { opening, sections, wrong } = found
  const text: ThemeText = {
    teaser: textsOf(only('paragraph', opening, wrong)).join(' '),
    learn: textsOf(only('item', sections.get('Das nehmen Sie mit'), wrong)),
    programme: daysOf(sections.get('Programm'), wrong),
    audience: textsOf(only('paragraph', sections.get('Für wen'), wrong)).join(' '),
    highlights: only('item', sections.get('Das Besondere'), wrong).map(entitled),
    starterPackages: only('item', sections.get('Starterpaket'), wrong).map(takenHome),
  }
  return found.faultless() ? text : undefined
}
