import type { ReactNode } from 'react'
import { Link, useInRouterContext } from 'react-router-dom'

/**
 * A link of the portal: on a page that a browser took over it leads to another such page without a reload; everywhere
 * else it is a plain one.
 */
export const PortalLink = ({
  href,
  takenOver = false,
  children,
  ...others
}: {
  readonly href: string
  /** Whether browsers take over the page that it leads to. */
  readonly takenOver?: boolean | undefined
  readonly className?: string
  readonly 'aria-current'?: 'page' | undefined
  readonly 'aria-label'?: string | undefined
  readonly children: ReactNode
}) =>
  useInRouterContext() && takenOver ? (
    <Link to={href} {...others}>
      {children}
    </Link>
  ) : (
    <a href={href} {...others}>
      {children}
    </a>
  )
