import { Icon } from './icon.tsx'

/** A link that leads on, with its arrow. */
export const GoLink = ({
  href,
  children,
  label,
}: {
  readonly href: string
  readonly children: string
  readonly label?: string
}) => (
  <a className="go" href={href} aria-label={label}>
    {children}
    <Icon name="arrow" />
  </a>
)
