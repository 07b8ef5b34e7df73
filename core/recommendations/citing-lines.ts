import type { ThemeContent } from '../catalogue/catalogue.ts'
import type { ConferenceDetails } from '../conference/conference.ts'
import type { LinkedPiece } from '../knowledge/linking/linked-text.ts'
import type { LinksOfPage } from '../knowledge/linking/ports.ts'

/** A line of a text, in pieces with where they lead; joined they are the line. */
export type CitingLine = readonly LinkedPiece[]

/** What the pages of a theme say line by line; headings have no links (domain §3.2, rule 4). */
export const linesOfTheme = ({
  teaser,
  learn,
  programme,
  audience,
  highlights,
  starterPackages,
}: ThemeContent): readonly string[] => [
  teaser,
  audience,
  ...learn,
  ...programme.flatMap(({ points }) => points),
  ...[...highlights, ...starterPackages].flatMap(({ text }) => text ?? []),
]

/** What the page of a Fachtagung says beside; the title of what happens is a line of its own there. */
export const linesOfConference = ({
  days,
  workshops,
  questions,
}: Pick<ConferenceDetails, 'days' | 'workshops' | 'questions'>): readonly string[] => [
  ...days.flatMap(({ slots }) => slots.flatMap(({ title, text }) => [title, text ?? ''])),
  ...workshops.map(({ text }) => text),
  ...questions.flatMap(({ answer }) => answer.split(/\n+/)),
]

/** Those of some lines that lead anywhere, each once. */
export const citingLines = (lines: readonly string[], { inText }: Pick<LinksOfPage, 'inText'>): readonly CitingLine[] =>
  [...new Set(lines)].map((line) => inText(line)).filter((pieces) => pieces.some(({ url }) => url !== undefined))
