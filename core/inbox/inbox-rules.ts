import { mostAnswers } from '../form-requests/form-requests.ts'
import type { DoneStep } from '../form-requests/handling.ts'
import { ifGiven, lineFault, proseFault, tidy, tidyProse, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import type { Invalid } from '../shared/result.ts'
import { longestClosingWord, longestOfficeNote, longestReply, longestSubject, shortestReply } from './inbox.ts'

/** What the office writes to the sender of a request. */
export interface Reply {
  readonly replySubject: string
  readonly reply: string
}

const replyRules: FieldRules<Reply & { readonly answers: number }, keyof Reply> = {
  replySubject: ({ replySubject }) =>
    tidy(replySubject) === '' ? 'missing' : lineFault(tidy(replySubject), longestSubject),
  reply: ({ reply, answers }) => {
    if (answers >= mostAnswers) return 'too-many'
    return tidyProse(reply) === '' ? 'missing' : proseFault(tidyProse(reply), shortestReply, longestReply)
  },
}

/** What is wrong with an answer to a request that has these before it. */
export const whyNoReply = (reply: Reply, history: readonly DoneStep[]): Invalid<keyof Reply> | undefined =>
  whyInvalid(replyRules, { ...reply, answers: answersIn(history) })

/** How many of the steps are answers. */
export const answersIn = (history: readonly DoneStep[]): number =>
  history.filter(({ what }) => what === 'answered').length

/** What is wrong with a word for colleagues. */
export const whyNoNote = (text: string): Invalid<'officeNote'> | undefined => {
  const note = tidyProse(text)
  const fault = note === '' ? 'missing' : proseFault(note, 1, longestOfficeNote)
  return fault && { why: 'invalid', fields: { officeNote: fault } }
}

/** What is wrong with the word with which a request is closed, which may be left out. */
export const whyNoClosingWord = (text: string | undefined): Invalid<'closingWord'> | undefined => {
  const fault = ifGiven(text, (word) => proseFault(tidyProse(word), 1, longestClosingWord))
  return fault && { why: 'invalid', fields: { closingWord: fault } }
}
