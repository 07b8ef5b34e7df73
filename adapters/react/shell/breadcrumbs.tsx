import type { Head } from '../page.ts'
import { pageWording } from '#wording/pages.ts'

/** The way from the start page to this one. */
export const Breadcrumbs = ({ head }: { readonly head: Head }) =>
  head.crumbs && (
    <nav className="wrap crumb" aria-label={pageWording.shell.path}>
      <ol>
        <li>
          <a href="/">{pageWording.shell.start}</a>
        </li>
        {head.crumbs.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{head.title}</span>
        </li>
      </ol>
    </nav>
  )
