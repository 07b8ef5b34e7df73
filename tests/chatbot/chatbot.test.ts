import { beforeAll, describe, expect, test } from 'vitest'
import { parts } from '#cli/compose/application.ts'
import { chattingOf } from '#core/chatbot/chatbot.service.ts'
import type { Reply } from '#core/chatbot/chatbot.ts'
import type { ForChatting } from '#core/chatbot/ports.ts'
import type { SearchDocument } from '#core/fulltext/fulltext.ts'
import { indexed } from '#core/fulltext/indexed.ts'
import { mendingQuestions } from '#core/search/mended.ts'
import { done } from '#core/shared/result.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { readDemoContent } from '#tests/content/reading-demo-content.ts'
import { demoApplicationOn } from '../search/demo-search.ts'
import { demoChatbot } from './demo-chatbot.ts'
import { askingForAdvice, beyondSources, questionsOfMembers, questionsOfSbv, smallTalk } from './questions.ts'

/** Of the sources that are wanted, so much has to be named, on average; three are named at most. */
const leastRecall = 0.9

test('what members write in the forum changes no answer', async () => {
  const application = await demoApplicationOn(openMemoryStore())
  const needs = application.get(parts.needs)
  const replies = async () => {
    const chatbot = chattingOf({
      ...needs,
      mending: mendingQuestions(needs),
      phrasingReplies: { reply: (about) => ({ text: about, ways: [] }) },
      limits: { questionsPerMinute: 1e9 },
    })({ network: 'somewhere' })
    const answers: unknown[] = []
    for (const [question] of questionsOfMembers.slice(0, 12)) answers.push(await chatbot.ask({ question }))
    return answers
  }
  const before = await replies()
  const threads = Array.from({ length: 120 }, (_, nth): SearchDocument => {
    const title = questionsOfMembers[nth % 12]?.[0] ?? ''
    const said = { title, keywords: [], lead: '', text: title, groups: [] }
    return { id: `thread:${nth}`, kind: 'thread', url: `/forum/thema/${nth}`, ...said }
  })
  const documents = threads.map((one) => indexed(needs.german, one))
  await needs.change(async ({ searchDocuments }) => done(await searchDocuments.replace('threads', documents)))
  expect(await replies()).toEqual(before)
})

describe('what the chatbot is asked about the demo content', () => {
  let chatbot: ForChatting
  beforeAll(async () => {
    chatbot = await demoChatbot()
  })
  const replyTo = async (question: string, audience: 'everybody' | 'sbv' = 'everybody'): Promise<Reply> => {
    const answer = await chatbot.ask({ question, audience })
    if (!answer.ok) throw new Error(`the chatbot refused: ${answer.refusal.why}`)
    return answer.value
  }

  test('is answered from the sources that are wanted, nine times out of ten', async () => {
    const misses: string[] = []
    let recall = 0
    const asked = [
      ...questionsOfMembers.map((one) => ['everybody', one] as const),
      ...questionsOfSbv.map((one) => ['sbv', one] as const),
    ]
    for (const [audience, [question, ...wanted]] of asked) {
      const { sources } = await replyTo(question, audience)
      expect(sources.length).toBeLessThanOrEqual(3)
      const missed = wanted.filter((url) => !sources.some((source) => source.url === url))
      recall += 1 - missed.length / wanted.length
      if (missed.length > 0)
        misses.push(`${question}: ${missed.join(' ')}\n    named: ${sources.map(({ url }) => url).join(' ')}`)
    }
    const average = recall / asked.length
    console.info(`recall@3 ${average.toFixed(3)} of ${asked.length} questions; missed:\n${misses.join('\n')}`)
    expect(average).toBeGreaterThanOrEqual(leastRecall)
  })

  test.each(askingForAdvice)('is no advice in somebody’s own case: %s', async (question) => {
    expect(await replyTo(question)).toMatchObject({ kind: 'no-advice', quotes: [], sources: [] })
  })

  test.each(beyondSources)('is not answered where no source tells of it: %s', async (question) => {
    expect(await replyTo(question)).toMatchObject({ kind: 'beyond', quotes: [], sources: [] })
  })

  test.each(smallTalk)('is answered kindly where it is no question: %s', async (question) => {
    expect(await replyTo(question)).toMatchObject({ kind: 'talk', quotes: [], sources: [] })
  })

  test('is answered word by word: every quote stands in its source', async () => {
    const content = await readDemoContent()
    if (!content.ok) throw new Error('the demo content is not read')
    // Without markup and spaces, in which plain text differs from what it was made of.
    const bare = (text: string): string => text.replaceAll(/<[^<>]*>|&\w+;|[^\p{L}\p{N}]/gu, '')
    const whole = bare(JSON.stringify(content.value).replaceAll(/\\[nt]/g, ' '))
    for (const [question] of questionsOfMembers.slice(0, 20)) {
      const { quotes, sources } = await replyTo(question)
      for (const { text, source } of quotes) {
        expect(sources[source]).toBeDefined()
        if (sources[source]?.kind === 'law') continue
        expect([text, whole.includes(bare(text))]).toEqual([text, true])
      }
    }
  })

  test('names the norm first that it names', async () => {
    const { sources } = await replyTo('Was steht in § 178 Abs. 2 SGB IX?')
    expect(sources[0]?.url).toBe('/gesetze/sgb_9_2018/178')
  })

  test('is looked for by its first words where it is long', async () => {
    const question = questionsOfMembers
      .map(([one]) => one)
      .join(' ')
      .slice(0, 500)
    expect((await replyTo(question)).kind).toBeDefined()
    expect(await chatbot.ask({ question: `${question}!` })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { question: 'too-long' } },
    })
  })
})
