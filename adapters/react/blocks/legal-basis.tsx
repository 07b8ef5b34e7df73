import type { CitedNorm, Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedWording as words } from '#wording/pages/related.ts'
import { Related } from './related.tsx'

/** The norms that a theme teaches, and where to read on. */
export const LegalBasis = ({
  norms,
  related,
}: {
  readonly norms: readonly CitedNorm[]
  readonly related: readonly Recommendation[]
}) =>
  norms.length + related.length > 0 && (
    <section className="sec" id="recht" aria-labelledby="rechtsgrundlagen">
      <div className="wrap mgn">
        <h2 id="rechtsgrundlagen">{words.legalBasis}</h2>
        <div className="stack g4">
          {norms.length > 0 && (
            <ul className="row">
              {norms.map(({ text, url }) => (
                <li key={text}>{url === undefined ? text : <a href={url}>{text}</a>}</li>
              ))}
            </ul>
          )}
          <Related items={related} />
        </div>
      </div>
    </section>
  )
