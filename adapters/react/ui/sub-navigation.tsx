export interface Way {
  readonly href: string
  readonly title: string
  /** It leads to the page one is on. */
  readonly current?: boolean
}

/** A bar under the head of a page: to its sections, or to the pages beside it. */
export const SubNavigation = ({ label, ways }: { readonly label: string; readonly ways: readonly Way[] }) => (
  <nav className="sub" aria-label={label}>
    <ul className="wrap row">
      {ways.map(({ href, title, current = false }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** A section of a page, and whether it is there. */
export type Anchor = readonly [id: string, title: string, there: boolean]

/** The ways to those sections of a page that are there. */
export const waysTo = (anchors: readonly Anchor[]): readonly Way[] =>
  anchors.filter(([, , there]) => there).map(([id, title]) => ({ href: `#${id}`, title }))
