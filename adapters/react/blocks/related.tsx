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

/** What cites a norm, by type; with `norms` also which norms of a law. */
export const CitedIn = ({
  found,
  norms = false,
}: {
  readonly found: readonly CitingPieces[]
  readonly norms?: boolean
}) =>
  found.length > 0 && (
    <section className="stack g3 cited" aria-labelledby="zitiert-in">
      <h2 className="h3" id="zitiert-in">
        {words.citedIn}
      </h2>
      {found.map(({ type, items, total }) => (
        <div className="stack g2" key={type}>
          <h3 className="h4" id={`zitiert-in-${type}`}>
            {words.kinds[type]}
          </h3>
          <ul className="lines small" aria-labelledby={`zitiert-in-${type}`}>
            {items.map((one) => (
              <li key={one.url}>
                <a href={one.url}>{withJoints(one.title)}</a>
                {norms && <p className="mute">{one.norms.join(', ')}</p>}
              </li>
            ))}
          </ul>
          {total > items.length && <p className="small mute">{words.further(total - items.length)}</p>}
        </div>
      ))}
    </section>
  )
