import * as addressOf from '#core/shared/addresses.ts'
import type { Page } from '../page.ts'
import { EmptyChair } from './empty-chair.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { ContactWays } from '../blocks/contact-ways.tsx'
import { SearchForm } from '../blocks/search-form.tsx'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.reading.errors

export interface Failure {
  readonly status: number
  readonly requestId: string
  /** What was asked may have been done all the same. */
  readonly mayBeDone?: boolean
  /** Nothing is broken, only too much is going on. */
  readonly busy?: boolean
}

/** What is shown where no page is: what failed, what is still safe, where to go on (design guide §8). */
export const errorPage: Pick<Page<Failure>, 'Component' | 'head'> = {
  head: (failure) => ({ title: wordsFor(failure).title, noindex: true }),
  Component: ({ data, frame }) => {
    const { status, requestId, mayBeDone } = data
    const { sign, title, paragraphs: usual } = wordsFor(data)
    const paragraphs = mayBeDone ? [...usual, words.mayBeDone] : usual
    return (
      <div className="wrap nf">
        <div className="stack g3">
          <h1>
            <span className="par">{sign}</span> {title}
          </h1>
          <ol className="abs">
            {paragraphs.map((paragraph, index) => (
              <li key={paragraph}>
                <span className="an">({index + 1})</span>
                <p>{paragraph}</p>
              </li>
            ))}
          </ol>
          <SearchForm />
          <p className="row">
            <GoLink href={addressOf.events}>{words.events}</GoLink>
            <GoLink href={lexiconHref(frame.brand, 'br')}>{words.lexicon}</GoLink>
            <GoLink href="/">{words.start}</GoLink>
          </p>
          {status >= 500 && (
            <p>
              <ContactWays brand={frame.brand} />
            </p>
          )}
          {status !== 404 && <p className="small mute">{words.reference(requestId)}</p>}
        </div>
        <EmptyChair />
      </div>
    )
  },
}

const wordsFor = ({ status, busy }: Failure) => {
  if (status === 404) return words.notFound
  if (status === 410) return words.gone
  const usual = words.byStatus[status] ?? (status < 500 ? words.request : words.server)
  const { title, paragraphs } = busy ? words.busy : usual
  return { sign: `§\u00a0${status}`, title, paragraphs }
}
