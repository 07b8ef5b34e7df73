import type { QueryWord, SearchDocument } from '../fulltext/fulltext.ts'
import type { ForFindingDocuments } from '../fulltext/ports.ts'
import { knownLaw } from '../citations/known-laws.ts'
import { normDocumentId } from '../knowledge/laws/law-documents.ts'
import { totalOf } from '../fulltext/total-of.ts'
import { namedNorm } from '../search/named-norm.ts'
import type { ForMendingQuestions } from '../search/ports.ts'
import { boundedCache } from '../shared/bounded-cache.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForAnalysingGerman, Spelling } from '../shared/german-analyser.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { ForTakingTurns } from '../shared/turns.ts'
import type { Visitor } from '../shared/visitor.ts'
import { asksForAdvice } from './asking-for-advice.ts'
import { longestQuestion, mostSources, type ChatAudience, type Reply } from './chatbot.ts'
import { fitOfDocument, isAbout, quotedKinds, weightOf, type WeighedWord } from './fitting.ts'
import { padded } from '../fulltext/indexed.ts'
import { passagesOf, type Passage } from './passages.ts'
import type { ForChatting, ForPhrasingReplies, ForRewording } from './ports.ts'
import { isNamed, quotesFrom, type ReadDocument } from './quoting.ts'
import { rewordingQuotes } from './rewording.ts'
import { smallTalkIn } from './small-talk.ts'
import { readingTellingWords, type ReadQuestion } from './telling-words.ts'

export interface ChatNeeds {
  readonly searchDocuments: Pick<ForFindingDocuments, 'find' | 'documents'>
  readonly mending: ForMendingQuestions
  readonly german: ForAnalysingGerman
  readonly phrasingReplies: ForPhrasingReplies
  readonly rewording: ForRewording
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly clock: Clock
  /** Others have their turn between what takes a few milliseconds each. */
  readonly turns: Pick<ForTakingTurns, 'next'>
  readonly limits: { readonly questionsPerMinute: number }
}

const minute = 60
/** Of each word so many documents are looked at; of more those first that have it in their title. */
const mostOfOneWord = 60
/** Documents are looked for by so many words, those that say most. */
const mostLookedFor = 5
/** So many of those that fit best are read. */
const mostRead = 8
/** Documents whose sentences are remembered. */
const mostRemembered = 300
/** About how many documents there are: by it a word is called rare. */
const documentsInAll = 2000

/** Of the norm that a question names, in the index. */
const namedNormId = (question: string): string | undefined => {
  const named = namedNorm(question)
  if (named?.kind !== 'law' || named.isGuess) return undefined
  const law = knownLaw(named.law)
  return law && normDocumentId(law.slug, named.number)
}

/** What a document is called; entries of the lexicon name other words for what they explain. */
const called = ({ kind, title, keywords }: SearchDocument): string =>
  kind === 'lexicon' ? [title, ...keywords].join(' ') : title

/** A question as it is answered. */
interface Understood extends ReadQuestion {
  readonly question: string
  /** How many documents hold each of its words. */
  readonly held: readonly number[]
}

/** The chatbot, for every visitor: what it has read it has read for all. */
export const chattingOf = (needs: ChatNeeds): ((visitor: Pick<Visitor, 'network'>) => ForChatting) => {
  const { german, searchDocuments, phrasingReplies, turns } = needs
  const wordsOf = readingTellingWords(german)
  const saying = rewordingQuotes(needs.rewording, german)
  const cached = boundedCache<string, { readonly of: SearchDocument; readonly passages: readonly Passage[] }>(
    mostRemembered,
  )

  /** How many documents hold all of these words; what members write in the forum is none of them. */
  const holding = async (words: readonly QueryWord[]): Promise<number> =>
    totalOf((await searchDocuments.find({ words, in: 'anywhere', without: 'thread' }, 1)).counts)
  const isKnown = async ({ written }: Spelling): Promise<boolean> => {
    const telling = wordsOf(written).words.map(({ word }) => word)
    return telling.length === 0 || (await holding(telling)) > 0
  }

  /** What a question asks, and how many documents hold each of its words; mended, where none holds one of them. */
  const understood = async (question: string): Promise<Understood> => {
    const readAs = async (asked: string): Promise<Understood> => {
      const read = wordsOf(asked)
      return { ...read, question: asked, held: await Promise.all(read.words.map(({ word }) => holding([word]))) }
    }
    const asTyped = await readAs(question)
    if (asTyped.held.every((many) => many > 0)) return asTyped
    await turns.next()
    const better = await needs.mending.mend(question, isKnown)
    // Whoever asks for a poem (Gedicht) is not told that he wants a court (Gericht).
    return better === question || asksForAdvice(german, better) ? asTyped : readAs(better)
  }

  /** What holds the words that say most; how much each says is known by how many hold it. Nothing of the forum. */
  const found = async ({ words, held }: Understood) => {
    const weighed = words.map(({ word, isNoun }, nth): WeighedWord => ({
      word,
      isNoun,
      weight: weightOf(isNoun, held[nth] ?? 0, documentsInAll),
    }))
    await turns.next()
    const telling = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostLookedFor)
    const each = await Promise.all(
      telling.map(({ word }) =>
        searchDocuments.find({ words: [word], in: 'anywhere', without: 'thread' }, mostOfOneWord),
      ),
    )
    const candidates = new Map(
      each
        .flatMap((some) => some.candidates)
        .filter(({ kind }) => quotedKinds.includes(kind))
        .map((one) => [one.id, one] as const),
    )
    await turns.next()
    return { weighed, candidates: [...candidates.values()] }
  }

  const known = (document: SearchDocument): ReadDocument => {
    const before = cached.get(document.id)
    const isSame = before?.of.lead === document.lead && before.of.text === document.text
    const passages = isSame ? before.passages : passagesOf(german, document)
    if (!isSame) cached.set(document.id, { of: document, passages })
    return { document, passages, title: padded(german.indexWords(called(document))) }
  }

  const quotedReply = async (understood: Understood, audience: ChatAudience): Promise<Reply | undefined> => {
    const { words: _, held: __, question, ...wants } = understood
    const { weighed, candidates } = await found(understood)
    const asked = { words: weighed, audience, ...wants }
    const norm = namedNormId(question)
    const best = candidates
      .filter((candidate) => isAbout(candidate, asked))
      .map((candidate) => ({ candidate, fit: fitOfDocument(candidate, asked) }))
      .toSorted((one, other) => other.fit - one.fit || (one.candidate.id < other.candidate.id ? -1 : 1))
      .slice(0, mostRead)
    const fits = new Map(best.map(({ candidate, fit }) => [candidate.id, fit]))
    if (norm !== undefined) fits.set(norm, isNamed)
    const documents = await searchDocuments.documents([...fits.keys()])
    const read = documents.map((document) => ({ ...known(document), fit: fits.get(document.id) ?? 0 }))
    const { quotes, sources } = quotesFrom(read, asked, mostSources)
    if (quotes.length === 0) return undefined
    return { kind: 'quotes', ...(await saying(quotes.map(({ text }) => text))), quotes, sources, ways: [] }
  }

  return ({ network }) => ({
    async ask({ question: typed, audience = 'everybody' }) {
      const question = typed.trim()
      if (question === '') return refused({ why: 'invalid', fields: { question: 'missing' } })
      if (question.length > longestQuestion) return refused({ why: 'invalid', fields: { question: 'too-long' } })
      const limit = { key: `chatbot:${network}`, most: needs.limits.questionsPerMinute, windowSeconds: minute }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)

      const ofItself = (kind: Exclude<Reply['kind'], 'quotes'>, about: Parameters<ForPhrasingReplies['reply']>[0]) => {
        const { text, ways } = phrasingReplies.reply(about, audience)
        return done<Reply>({ kind, answer: text, quotes: [], sources: [], ways })
      }
      const topic = smallTalkIn(question)
      if (topic) return ofItself('talk', topic)
      if (asksForAdvice(german, question)) return ofItself('no-advice', 'no-advice')
      const asked = await understood(question)
      const reply = await quotedReply(asked, audience)
      if (!reply) return ofItself('beyond', 'beyond')
      return done(asked.question === question ? reply : { ...reply, understood: asked.question })
    },
  })
}
