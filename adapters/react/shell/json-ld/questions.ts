// Without React: data for searches, in the head of a page.
import type { FAQPage, WithContext } from 'schema-dts'
import { context } from './provider.ts'

/** Questions and answers that stand on a page. */
export const questionsLd = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
