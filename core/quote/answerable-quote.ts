import type { ForStoringQuotes } from './ports.ts'
import type { Quote } from './quote.ts'

interface FindingNeeds {
  readonly quotes: Pick<ForStoringQuotes, 'byToken' | 'byId'>
  readonly whoIsAsking: () => Promise<string | undefined>
}

/** The quote that somebody may answer: by the token of its link, or by its id whoever's account it is for. */
export async function answerableQuote(key: string, { quotes, whoIsAsking }: FindingNeeds): Promise<Quote | undefined> {
  const ofLink = await quotes.byToken(key)
  if (ofLink) return ofLink
  const byId = await quotes.byId(key)
  return byId?.userId !== undefined && byId.userId === (await whoIsAsking()) ? byId : undefined
}
