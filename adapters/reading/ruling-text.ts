import type { Ruling } from '#core/knowledge/rulings/rulings.ts'
import { markdown } from './markdown.ts'
import type { Complain } from './source.ts'
import { protectSpaces } from './typography.ts'

type Tokens = ReturnType<typeof markdown.parse>

type TextOfRuling = Pick<Ruling, 'coreStatement' | 'caseHtml' | 'decisionHtml' | 'meaningHtml'>

const headings = ['Der Fall', 'Das sagt das Gericht', 'Das bedeutet für Sie'] as const

/** A heading or paragraph opens, holds its words, and closes. */
const tokensOfHeading = 3

/**
 * What stands below the facts of a decision: a paragraph with what it comes down to, then the three sections in their
 * order. `bodyLine` is the line on which it begins.
 */
export const rulingTextFrom = (
  file: string,
  body: string,
  bodyLine: number,
  complain: Complain,
): TextOfRuling | undefined => {
  const tokens = markdown.parse(protectSpaces(body), {})
  let faultless = true
  const wrong = (at: number, message: string): void => {
    faultless = false
    complain({ at: { file, line: bodyLine + (tokens[at]?.map?.[0] ?? 0) }, message })
  }
  const sections = tokens.flatMap((token, at) =>
    token.type === 'heading_open' && token.tag === 'h2' && token.level === 0
      ? [{ at, title: textAt(tokens, at + 1) }]
      : [],
  )
  if (tokens[0]?.type !== 'paragraph_open' || (sections[0]?.at ?? tokens.length) !== tokensOfHeading)
    wrong(0, 'Vor dem ersten Abschnitt steht genau ein Absatz: die Kernaussage.')
  const htmlOf = (nth: number): string => {
    const section = sections[nth]
    const heading = headings[nth] ?? ''
    if (section?.title !== heading) {
      wrong(section?.at ?? 0, `Hier muss der Abschnitt „## ${heading}“ stehen.`)
      return ''
    }
    const html = rendered(tokens.slice(section.at + tokensOfHeading, sections[nth + 1]?.at ?? tokens.length))
    if (html === '') wrong(section.at, `Der Abschnitt „${heading}“ ist leer.`)
    return html
  }
  const [caseHtml = '', decisionHtml = '', meaningHtml = ''] = headings.map((_, nth) => htmlOf(nth))
  const more = sections[headings.length]
  if (more) wrong(more.at, `Nach „${headings.at(-1)}“ kommt kein Abschnitt mehr.`)
  return faultless ? { coreStatement: textAt(tokens, 1), caseHtml, decisionHtml, meaningHtml } : undefined
}

/** The words of a heading or paragraph without their marks. */
const textAt = (tokens: Tokens, at: number): string =>
  (tokens[at]?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')

const rendered = (tokens: Tokens): string => markdown.renderer.render(tokens, markdown.options, {})
