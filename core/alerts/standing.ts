import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { citationsIn } from '../citations/parse.ts'
import type { LexiconEntry } from '../knowledge/lexicon/lexicon.ts'
import type { ForStoringTheLexicon } from '../knowledge/lexicon/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { isTargetGroup } from '../shared/target-group.ts'
import type { Subject, SubjectName } from './alerts.ts'
import { everyItem } from './every-item.ts'
import type { Fact, Source, Standing } from './news.ts'
import { normSources, titleOfNorm, urlOfNorm, type NormNeeds } from './norm-sources.ts'

export interface StandingNeeds extends NormNeeds {
  readonly lexicon: Pick<ForStoringTheLexicon, 'entry'>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'theme' | 'events'>
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
  readonly clock: Clock
}

/** Knows what can be followed, and how it stands; undefined where there is no such thing, or no longer. */
export interface ForKnowingStandings {
  subject(name: SubjectName): Promise<Subject | undefined>
  /** Also of a norm that has left its law: whoever followed it is told. */
  standing(name: SubjectName): Promise<Standing | undefined>
}

interface Found {
  readonly subject: Subject
  /** Nobody can begin to follow it. */
  readonly gone?: true
  readonly sources: () => Promise<readonly Source[]>
}

/** 'betrvg/37' → 'betrvg' and '37' */
const halves = (key: string): readonly [string, string] => {
  const at = key.indexOf('/')
  return [key.slice(0, Math.max(at, 0)), key.slice(at + 1)]
}

export const knowingStandings = (needs: StandingNeeds): ForKnowingStandings => {
  const { lexicon, catalogue, content, clock } = needs
  const { normOf, sourceOfNorm, sourceOfGone, sourceOfCitation } = normSources(needs)

  /** Each norm that a term rests on. */
  const sourcesOfTerm = async ({ text }: LexiconEntry): Promise<readonly Source[]> => {
    const sources: Source[] = []
    for (const { citation } of (text?.legalBasis ?? []).flatMap((basis) => citationsIn(basis))) {
      const source = citation.kind === 'law' ? await sourceOfCitation(citation) : undefined
      if (source) sources.push(source)
    }
    return sources
  }

  const sourceOfTheme = async (url: string): Promise<Source> => {
    const events = await everyItem((query) => catalogue.events({ theme: url }, today(clock), query))
    const facts = events.map(({ eventId, url: event, startDate, endDate, hotel }): Fact => ({
      key: `event:${eventId}`,
      item: {
        kind: 'event',
        url: addressOf.event(event),
        startDate,
        endDate,
        ...(hotel && { town: hotel.location }),
      },
    }))
    return { key: 'events', facts }
  }

  const found: { readonly [Kind in SubjectName['kind']]: (key: string) => Promise<Found | undefined> } = {
    async norm(key) {
      const [slug, number] = halves(key)
      const norm = await normOf(slug, number)
      if (!norm) {
        const left = await sourceOfGone(slug, number)
        const was = left && { kind: 'norm' as const, key, title: left.title, url: addressOf.law(slug) }
        return was && { subject: was, gone: true, sources: async () => [left] }
      }
      const subject = { kind: 'norm', key, title: titleOfNorm(norm), url: urlOfNorm(norm) } as const
      return { subject, sources: async () => [await sourceOfNorm(slug, number, norm)] }
    },
    async term(key) {
      const [group, slug] = halves(key)
      const entry = isTargetGroup(group) ? await lexicon.entry(group, slug) : undefined
      if (!entry) return undefined
      const { product } = (await content.brand()) ?? brandBeforeContent
      const url = addressOf.lexiconEntry(product, entry.group, entry.slug)
      return { subject: { kind: 'term', key, title: entry.title, url }, sources: () => sourcesOfTerm(entry) }
    },
    async theme(key) {
      const theme = await catalogue.theme(key, today(clock))
      if (!theme || theme.redirectUrl !== undefined) return undefined
      const subject = { kind: 'theme', key, title: theme.title, url: addressOf.theme(key) } as const
      return { subject, sources: async () => [await sourceOfTheme(key)] }
    },
  }

  return {
    async subject({ kind, key }) {
      const here = await found[kind](key)
      return here?.gone ? undefined : here?.subject
    },
    async standing({ kind, key }) {
      const here = await found[kind](key)
      return here && { subject: here.subject, sources: await here.sources() }
    },
  }
}
