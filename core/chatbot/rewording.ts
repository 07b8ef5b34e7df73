import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { isBacked } from './backed.ts'
import type { Reply } from './chatbot.ts'
import type { ForRewording } from './ports.ts'

/**
 * Says quotes in other words, where a model has any and every sentence of them is backed by what is quoted; else as
 * they are. A model that fails has no other words: nobody waits for another answer because of it.
 */
export const rewordingQuotes =
  (model: ForRewording, german: ForAnalysingGerman) =>
  async (quotes: readonly string[]): Promise<Pick<Reply, 'answer' | 'reworded'>> => {
    const said = (await model.reword(quotes).catch(() => undefined))?.trim()
    return said !== undefined && isBacked(german, said, quotes)
      ? { answer: said, reworded: true }
      : { answer: quotes.join(' ') }
  }
