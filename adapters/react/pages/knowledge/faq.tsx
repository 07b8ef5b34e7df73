import * as addressOf from '#core/shared/addresses.ts'
import { faqTopics, type FrequentQuestion } from '#core/knowledge/faq/faq.ts'
import { forEveryone } from '../../answers.ts'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import type { Page } from '../../page.ts'
import { questionsLd } from '../../shell/json-ld/questions.ts'
import { Note } from '../../ui/note.tsx'
import { Questions } from '../../ui/questions.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.faq

/** Questions that are asked often, by what they are about. */
export const faqPage: Page<readonly FrequentQuestion[]> = {
  async loader({ site }) {
    const answer = await site.knowledge.faq.faq({})
    return forEveryone(answer.ok ? answer.value.items : [], ['record:faq', 'lexicon:br', 'laws', 'rulings'])
  },
  head: (questions) => ({
    title: words.title,
    description: words.description,
    canonical: addressOf.faq,
    crumbs: [],
    ...(questions.length > 0 && {
      jsonLd: [questionsLd(questions.map(({ question, html }) => ({ question, answer: withoutLinks(html) })))],
    }),
  }),
  Component: ({ data: questions, frame: { brand } }) => {
    const topics = faqTopics.filter((topic) => questions.some((one) => one.topic === topic))
    return (
      <>
        <div className="wrap rhead stack">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {topics.length > 1 && (
            <nav aria-label={words.contents}>
              <ul className="row g1">
                {topics.map((topic) => (
                  <li key={topic}>
                    <a className="chip" href={`#${topic}`}>
                      {words.topics[topic]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="wrap sec first stack g4">
          {questions.length === 0 && <Note icon="search" title={words.empty} />}
          {topics.map((topic) => (
            <section key={topic} className="measure stack" aria-labelledby={topic}>
              <h2 id={topic}>{words.topics[topic]}</h2>
              <Questions
                questions={questions
                  .filter((one) => one.topic === topic)
                  .map((one) => ({ id: `frage-${one.id}`, question: one.question, answer: one }))}
              />
            </section>
          ))}
          <Note icon="mail" title={words.missing}>
            <p>
              {words.missingText} <ContactWays brand={brand} />
            </p>
          </Note>
        </div>
      </>
    )
  },
}

/** Addresses of the site say nothing where an answer is read elsewhere. */
const withoutLinks = (html: string): string => html.replaceAll(/<\/?a\b[^>]*>/g, '')
