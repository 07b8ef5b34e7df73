import type { SearchDocument } from '../fulltext/fulltext.ts'
import type { ForFindingDocuments } from '../fulltext/ports.ts'
import { knownLaw } from '../citations/known-laws.ts'
import { normDocumentId } from '../knowledge/laws/law-documents.ts'
import { namedNorm } from '../search/named-norm.ts'
import { boundedCache } from '../shared/bounded-cache.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
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
import { readingTellingWords, type TellingWord } from './telling-words.ts'

export interface ChatNeeds {
  readonly searchDocuments: Pick<ForFindingDocuments, 'find' | 'documents'>
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

/** The chatbot, for every visitor: what it has read it has read for all. */
export const chattingOf = (needs: ChatNeeds): ((visitor: Pick<Visitor, 'network'>) => ForChatting) => {
  const { german, searchDocuments, phrasingReplies, turns } = needs
  const wordsOf = readingTellingWords(german)
  const saying = rewordingQuotes(needs.rewording, german)
  const cached = boundedCache<string, { readonly of: SearchDocument; readonly passages: readonly Passage[] }>(
    mostRemembered,
  )

  /** What holds the words that say most; how much each says is known by how many hold it. */
  const found = async (words: readonly TellingWord[]) => {
    const counts = await Promise.all(
      words.map(({ word }) => searchDocuments.find({ words: [word], in: 'anywhere' }, 1).then((some) => some.counts)),
    )
    const weighed = words.map(({ word, isNoun }, nth): WeighedWord => {
      const having = Object.values(counts[nth] ?? {}).reduce((sum, count) => sum + count, 0)
      return { word, isNoun, weight: weightOf(isNoun, having, documentsInAll) }
    })
    await turns.next()
    const telling = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostLookedFor)
    const each = await Promise.all(
      telling.map(({ word }) => searchDocuments.find({ words: [word], in: 'anywhere' }, mostOfOneWord)),
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

  const quotedReply = async (question: string, audience: ChatAudience): Promise<Reply | undefined> => {
    const { words, ...wants } = wordsOf(question)
    const { weighed, candidates } = await found(words)
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
      const reply = await quotedReply(question, audience)
      return reply ? done(reply) : ofItself('beyond', 'beyond')
    },
  })
}
