import type { ContentsEntry } from '#core/knowledge/laws/divisions.ts'
import type { Block } from '#core/knowledge/laws/laws.ts'
import { plainNorm } from '#core/knowledge/laws/plain-text.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsLaws } from './laws.driver.ts'

const titled = ({ name, title }: { readonly name: string; readonly title?: string }): string =>
  [name, title].filter(Boolean).join(' ')

const titlesIn = ({ norms, parts }: ContentsEntry): readonly string[] => [
  ...norms.map(titled),
  ...parts.flatMap(titlesIn),
]

/** Where lines lead; scenarios cite in nothing but lines. */
const linksIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.content.flatMap((piece) => (piece.kind === 'link' ? [piece.url] : [])) : [],
  )

/** Reads laws through the port, and goes where it leads. */
export const readsLawsOnSite = ({
  site: {
    knowledge: { laws },
  },
}: Entry): ReadsLaws => {
  const norm: ReadsLaws['norm'] = async (law, number) => {
    const read = await laws.norm({ law, number })
    if (read.ok) {
      const { norm: shown, previous, next } = read.value
      return {
        heading: titled(shown),
        text: plainNorm(shown),
        leadsTo: linksIn(shown.subsections.flatMap(({ blocks }) => blocks)),
        neighbours: [previous, next].flatMap((one) => (one ? [one.name] : [])),
      }
    }
    if (read.refusal.why !== 'moved') return undefined
    const [slug = '', key = ''] = read.refusal.to.split('/').slice(-2)
    return norm(slug, decodeURIComponent(key))
  }
  return {
    laws: async () => valueOf(await laws.laws({})).items.map(({ abbreviation, title }) => `${abbreviation} ${title}`),
    contents: async (law) => {
      const { before, parts, after } = valueOf(await laws.law({ law })).contents
      return [...before.map(titled), ...parts.flatMap(titlesIn), ...after.map(titled)]
    },
    compared: async (law, number) => {
      const [former] = valueOf(await laws.norm({ law, number })).formerVersions
      if (!former) return undefined
      const { subsections } = valueOf(await laws.compareNorm({ law, number, version: former.id }))
      const changed = subsections.filter(({ change }) => change !== 'same')
      return {
        before: changed.flatMap(({ before = [] }) => before).join('\n'),
        after: changed.flatMap(({ after = [] }) => after).join('\n'),
      }
    },
    find: async (law, q) => valueOf(await laws.findInLaw({ law, q })).items.map(titled),
    missing: async (law) => {
      const read = await laws.law({ law })
      if (read.ok || read.refusal.why !== 'not-imported') return undefined
      return `${read.refusal.law.abbreviation} ${read.refusal.law.title}`
    },
    norm,
  }
}
