import { positionsHref } from '#core/jobs/position-links.ts'
import { retentionMonths } from '#core/jobs/retention.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.jobs.applied

/** After applying: what happens next. It is the same for everyone and names nobody. */
export const appliedPage: Page<null> = {
  async loader() {
    return forEveryone(null, [])
  },
  head: () => ({
    title: words.title,
    noindex: true,
    crumbs: [{ title: pageWording.jobs.list.title, href: positionsHref }],
  }),
  Component: () => (
    <div className="wrap rhead stack g3">
      <h1>
        <WholeWords text={words.title} />
      </h1>
      <p className="lead">
        <WholeWords text={words.text} />
      </p>
      <p>{words.next}</p>
      <p>{words.storedFor(retentionMonths)}</p>
      <p>
        <GoLink href={positionsHref}>{pageWording.jobs.position.all}</GoLink>
      </p>
    </div>
  ),
}
