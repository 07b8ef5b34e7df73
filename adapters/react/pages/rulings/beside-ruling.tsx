import type { ReactNode } from 'react'
import { rulingCitation, rulingName } from '#core/knowledge/rulings/ruling-citation.ts'
import type { RulingArticle } from '#core/knowledge/rulings/rulings.ts'
import type { Recommendation } from '#core/recommendations/recommendations.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { unbroken } from '#core/shared/unbroken.ts'
import { pageWording } from '#wording/pages.ts'
import { Related } from '../../blocks/related.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkedLine } from '../../ui/linked-line.tsx'

const words = pageWording.rulings.entry

/** What is known of a decision, how one cites it, and where to read on. */
export const BesideRuling = ({
  ruling,
  related,
}: {
  readonly ruling: RulingArticle
  readonly related: readonly Recommendation[]
}) => (
  <div className="stack g4">
    <section className="stack" aria-labelledby="entscheidung">
      <h2 className="h4" id="entscheidung">
        {words.facts}
      </h2>
      <Facts ruling={ruling} />
      <Cite citation={rulingCitation(ruling)} />
      <p className="on-screen">
        <button className="txt" type="button" data-print="">
          {words.print}
        </button>
      </p>
    </section>
    <Ways
      id="normen"
      title={words.norms}
      ways={ruling.norms.map(({ text, url }) => ({
        key: text,
        shown: url === undefined ? unbroken(text) : <a href={url}>{unbroken(text)}</a>,
      }))}
    />
    <Ways
      id="lexikon"
      title={words.terms}
      ways={ruling.terms.map(({ url, title }) => ({ key: url, shown: <a href={url}>{title}</a> }))}
    />
    <Ways
      id="verwandt"
      title={words.related}
      ways={ruling.related.map((other) => ({
        key: other.slug,
        shown: (
          <a href={addressOf.ruling(other.slug)}>
            {rulingName(other)}: {other.title}
          </a>
        ),
      }))}
    />
    <Related items={related} />
  </div>
)

const Facts = ({ ruling }: { readonly ruling: RulingArticle }) => {
  const { court, body, decidedOn, fileNumbers, type, ecli, keyword, text } = ruling
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.court, `${unbroken(court)}, ${unbroken(body)}`],
    [words.decidedOn, formatDate(decidedOn)],
    [words.fileNumber, fileNumbers.map(unbroken).join(', ')],
    [words.type, type],
    [words.ecli, ecli],
    [words.keyword, keyword],
    [words.priorInstance, text?.priorInstance && <LinkedLine pieces={text.priorInstance} />],
  ]
  return (
    <dl className="facts endless">
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** The citation to copy: by a press of a button where scripts run, else from the field. */
const Cite = ({ citation }: { readonly citation: string }) => (
  <details className="on-screen cite" data-share={citation}>
    <summary>
      {words.cite}
      <Icon name="down" />
    </summary>
    <div className="stack g2">
      <div className="field">
        <label htmlFor="zitat">{words.citation}</label>
        <input className="in" id="zitat" type="text" readOnly value={citation} />
      </div>
      <p>
        <button className="btn alt" type="button" data-copies="" hidden>
          {words.copy}
        </button>
      </p>
      <p className="small" role="status" data-copied={words.copied} data-not-copied={words.notCopied} />
    </div>
  </details>
)

const Ways = ({
  id,
  title,
  ways,
}: {
  readonly id: string
  readonly title: string
  readonly ways: readonly { readonly key: string; readonly shown: ReactNode }[]
}) =>
  ways.length > 0 && (
    <section className="stack" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {title}
      </h2>
      <ul className="lines small">
        {ways.map(({ key, shown }) => (
          <li key={key}>{shown}</li>
        ))}
      </ul>
    </section>
  )
