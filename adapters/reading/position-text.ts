import type { Position } from '#core/jobs/jobs.ts'
import { only, sectionsOf, textsOf } from './sections.ts'
import type { Complain } from './source.ts'

const headings = ['Ihre Aufgaben', 'Ihr Profil', 'Das bieten wir'] as const

type PositionText = Pick<Position, 'teaser' | 'tasks' | 'profile' | 'offers'>

/** Reads the part of a position's file below its facts; `bodyLine` is the line on which it begins. */
export const positionTextFrom = (
  file: string,
  body: string,
  bodyLine: number,
  complain: Complain,
): PositionText | undefined => {
  const found = sectionsOf(file, body, bodyLine, { needed: headings, possible: [] }, complain)
  const items = (heading: (typeof headings)[number]) => textsOf(only('item', found.sections.get(heading), found.wrong))
  const text: PositionText = {
    teaser: textsOf(only('paragraph', found.opening, found.wrong)).join(' '),
    tasks: items('Ihre Aufgaben'),
    profile: items('Ihr Profil'),
    offers: items('Das bieten wir'),
  }
  return found.faultless() ? text : undefined
}
