import { Icon } from './icon.tsx'

/** A link that leads on, with its arrow. */
export const GoLink = ({
  href,
  children,
  label,
  isNext = false,
}: {
  readonly href: string
  readonly children: string
  readonly label?: string
  /**
   * The likeliest of the page to be read next: a browser may fetch it ahead (one link of a page, see
   * /speculation-rules.json).
   */
  readonly isNext?: boolean | undefined
}) => (
  <a className="go" href={href} aria-label={label} data-next={isNext ? '' : undefined}>
    {children}
    <Icon name="arrow" />
  </a>
)
