import type { Entitled, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import type { Complain } from './source.ts'
import { markdown } from './markdown.ts'
import { protectSpaces } from './typography.ts'

type Token = ReturnType<typeof markdown.parse>[number]

/** The running copy of a theme: a teaser, then sections by their headings. */
export interface ThemeText {
  readonly teaser: string
  readonly learn: readonly string[]
  readonly programme: readonly ProgrammeDay[]
  readonly audience: string
  readonly highlights: readonly Entitled[]
  readonly starterPackages: readonly Entitled[]
}

const sections = {
  'Das nehmen Sie mit': 'learn',
  Programm: 'programme',
  'Für wen': 'audience',
  'Das Besondere': 'highlights',
  Starterpaket: 'starterPackages',
} as const
type Section = (typeof sections)[keyof typeof sections]
const needed: readonly (keyof typeof sections)[] = ['Das nehmen Sie mit', 'Programm', 'Für wen']

/** A heading, paragraph or list item, as one line of text. */
interface Block {
  readonly kind: 'section' | 'day' | 'paragraph' | 'item'
  readonly line: number
  readonly text: string
  /** What is set in bold at its beginning. */
  readonly bold: string
}

const plain = (tokens: readonly Token[]): string =>
  protectSpaces(
    tokens
      .map((token) => (token.type === 'softbreak' || token.type === 'hardbreak' ? ' ' : token.content))
      .join('')
      .trim(),
  )

const boldBeginning = (tokens: readonly Token[]): string => {
  const begins = tokens.findIndex((token) => token.content !== '' || token.type === 'strong_open')
  if (tokens[begins]?.type !== 'strong_open') return ''
  return plain(
    tokens.slice(
      0,
      tokens.findIndex((token) => token.type === 'strong_close'),
    ),
  )
}

const kinds: Readonly<Record<string, Block['kind']>> = { h2: 'section', h3: 'day', p: 'paragraph', li: 'item' }

interface Misplaced {
  readonly kind: 'other'
  readonly line: number
}

const blocksOf = (body: string, bodyLine: number): readonly (Block | Misplaced)[] => {
  const open: string[] = []
  return markdown.parse(body, {}).flatMap((token): (Block | Misplaced)[] => {
    if (token.nesting === 1) open.push(token.tag)
    if (token.nesting === -1) open.pop()
    if (token.nesting !== 0) return []
    const line = (token.map?.[0] ?? 0) + bodyLine
    const kind = kinds[open.join(' ').replace(/^ul li p$/, 'li')]
    if (token.type !== 'inline' || !kind) return [{ kind: 'other', line }]
    const inner = token.children ?? []
    return [{ kind, line, text: plain(inner), bold: boldBeginning(inner) }]
  })
}

const entitled = ({ text, bold }: Block): Entitled => {
  if (bold === '' || bold === text) return { title: text }
  return { title: bold.replace(/[.:]$/, ''), text: text.slice(bold.length).replace(/^[.:]/, '').trim() }
}

const withTimes = /^(?<title>.+?)[ \u00a0]\((?<begins>\d{1,2}:\d{2})[–-](?<ends>\d{1,2}:\d{2})[ \u00a0]Uhr\)$/

const dayFrom = ({ text }: Block): Omit<ProgrammeDay, 'points'> => {
  const { title, begins, ends } = withTimes.exec(text)?.groups ?? {}
  if (!title || !begins || !ends) return { title: text }
  return { title, begins: begins.padStart(5, '0'), ends: ends.padStart(5, '0') }
}

/** Reads the part of a theme's file below its facts; `bodyLine` is the line on which it begins. */
export const themeTextFrom = (
  file: string,
  body: string,
  bodyLine: number,
  complain: Complain,
): ThemeText | undefined => {
  let faultless = true
  const wrong = (line: number, message: string): void => {
    faultless = false
    complain({ at: { file, line }, message })
  }
  const teaser: string[] = []
  const audience: string[] = []
  const learn: string[] = []
  const programme: (Omit<ProgrammeDay, 'points'> & { points: string[] })[] = []
  const lists: Record<'highlights' | 'starterPackages', Entitled[]> = { highlights: [], starterPackages: [] }
  const seen = new Map<string, number>()
  let section: Section | 'teaser' | 'unknown' = 'teaser'

  for (const block of blocksOf(body, bodyLine)) {
    const { kind, line } = block
    if (kind === 'other')
      wrong(line, 'Hier sind nur Absätze, Listen mit „-“ und Überschriften mit „##“ und „###“ vorgesehen.')
    else if (kind === 'section') {
      const known = Object.entries(sections).find(([heading]) => heading === block.text)
      if (!known)
        wrong(line, `Der Abschnitt „${block.text}“ ist unbekannt; bekannt sind: ${Object.keys(sections).join(', ')}.`)
      else if (seen.has(block.text)) wrong(line, `Der Abschnitt „${block.text}“ steht doppelt.`)
      section = known?.[1] ?? 'unknown'
      seen.set(block.text, line)
    } else if (section === 'unknown') continue
    else if (section === 'teaser' && kind === 'paragraph') teaser.push(block.text)
    else if (section === 'audience' && kind === 'paragraph') audience.push(block.text)
    else if (section === 'learn' && kind === 'item') learn.push(block.text)
    else if ((section === 'highlights' || section === 'starterPackages') && kind === 'item')
      lists[section].push(entitled(block))
    else if (section === 'programme' && kind === 'day') programme.push({ ...dayFrom(block), points: [] })
    else if (section === 'programme' && kind === 'item' && programme.length > 0)
      programme.at(-1)?.points.push(block.text)
    else if (section === 'programme' && kind === 'item')
      wrong(line, 'Über den Punkten des Programms fehlt eine Überschrift mit „###“.')
    else
      wrong(
        line,
        section === 'teaser' || section === 'audience'
          ? 'Hier gehört ein Absatz hin.'
          : 'Hier gehört eine Liste mit „-“ hin.',
      )
  }

  if (teaser.length === 0) wrong(bodyLine, 'Vor dem ersten Abschnitt fehlt der einleitende Absatz.')
  for (const heading of needed) if (!seen.has(heading)) wrong(bodyLine, `Der Abschnitt „${heading}“ fehlt.`)
  const filled: Readonly<Record<string, number>> = {
    'Das nehmen Sie mit': learn.length,
    Programm: programme.length,
    'Für wen': audience.length,
  }
  for (const [heading, line] of seen) if (filled[heading] === 0) wrong(line, `Der Abschnitt „${heading}“ ist leer.`)
  if (!faultless) return undefined
  return { teaser: teaser.join(' '), audience: audience.join(' '), learn, programme, ...lists }
}
