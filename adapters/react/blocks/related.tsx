import type { CitingPieces, Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedWording as words } from '#wording/pages/related.ts'
import { withJoints } from '../ui/compound-joints.ts'

/** What goes with a text, each with the reason. */
export const Related = ({ items }: { readonly items: readonly Recommendation[] }) =>
  items.length > 0 && (
    <section className="stack" aria-labelledby="dazu-passt">
      <h2 className="h4" id="dazu-passt">
        {words.title}
      </h2>
      <ul className="lines small">
        {items.map(({ url, title, reason }) => (
          <li key={url}>
            <a href={url}>{withJoints(title)}</a>
            <p className="mute">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )

/** What cites a norm, by type; of what cites several norms of a law, which. */
export const CitedIn = ({ found }: { readonly found: readonly CitingPieces[] }) => {
  const norms = new Set(found.flatMap(({ items }) => items.flatMap((one) => one.norms)))
  return (
    found.length > 0 && (
      <section className="stack g3 cited on-screen" aria-labelledby="zitiert-in">
        <h2 className="h3" id="zitiert-in">
          {words.citedIn}
        </h2>
        <div className="grid">
          {found.map((citing) => (
            <Citing key={citing.type} citing={citing} withNorms={norms.size > 1} />
          ))}
        </div>
      </section>
    )
  )
}

const Citing = ({
  citing: { type, items, total },
  withNorms,
}: {
  readonly citing: CitingPieces
  readonly withNorms: boolean
}) => (
  <div className="stack g2">
    <h3 className="h4" id={`zitiert-in-${type}`}>
      {words.kinds[type]}
    </h3>
    <ul className="lines small" aria-labelledby={`zitiert-in-${type}`}>
      {items.map(({ url, title, norms }) => (
        <li key={url}>
          <a href={url}>{withJoints(title)}</a>
          {withNorms && <p className="mute">{norms.join(', ')}</p>}
        </li>
      ))}
    </ul>
    {total > items.length && <p className="small mute">{words.further(total - items.length)}</p>}
  </div>
)
