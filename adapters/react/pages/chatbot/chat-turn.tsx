import type { Reply } from '#core/chatbot/chatbot.ts'
import { pageWording } from '#wording/pages.ts'
import { GoLink } from '../../ui/go-link.tsx'

const words = pageWording.chatbot
const kinds = pageWording.programme.search.documents

interface Turn {
  readonly question: string
  readonly reply: Reply
}

/** A question and what the chatbot says to it: quotes under their sources, or words of its own. */
export const ChatTurn = ({ question, reply }: Turn) => (
  <article className="turn stack g2">
    <h2>{words.youAsk}</h2>
    <p className="query" data-is="question">
      {question}
    </p>
    <h2>{words.answer}</h2>
    {reply.understood !== undefined && (
      <p className="small" data-is="mended">
        {words.understood} <span data-is="understood">{reply.understood}</span>
      </p>
    )}
    {(reply.kind !== 'quotes' || reply.reworded) && <p data-is="answer">{reply.answer}</p>}
    {reply.reworded && (
      <p className="small" data-is="reworded">
        {words.reworded}
      </p>
    )}
    {reply.sources.map(({ kind, title, url }, nth) => (
      <figure key={url} data-is="source">
        <blockquote className="stack g1">
          {reply.quotes
            .filter(({ source }) => source === nth)
            .map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
        </blockquote>
        <figcaption>
          {words.source} <a href={url}>{title}</a>
          <span> ({kinds[kind].one})</span>
        </figcaption>
      </figure>
    ))}
    {reply.kind === 'quotes' && (
      <p className="small" data-is="quoted">
        {words.quoted}
      </p>
    )}
    {reply.ways.length > 0 && (
      <ul className="row g2" data-is="ways">
        {reply.ways.map(({ title, url }) => (
          <li key={url} data-is="way">
            <GoLink href={url}>{title}</GoLink>
          </li>
        ))}
      </ul>
    )}
  </article>
)

/** A turn with all parts that one may have, of which a script draws others. */
export const modelTurn: Turn = {
  question: '',
  reply: {
    kind: 'quotes',
    answer: '',
    reworded: true,
    understood: words.source,
    quotes: [],
    sources: [{ kind: 'lexicon', title: words.source, url: '/' }],
    ways: [{ title: words.source, url: '/' }],
  },
}
