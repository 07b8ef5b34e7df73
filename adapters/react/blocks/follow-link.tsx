import { alertHref } from '#core/alerts/alert-links.ts'
import type { SubjectName } from '#core/alerts/alerts.ts'
import { alertsWording } from '#wording/pages/alerts.ts'
import { GoLink } from '../ui/go-link.tsx'

/** Leads to where one is told of changes by e-mail; a link, so that the page stays the same for everybody. */
export const FollowLink = ({
  kind,
  subject,
}: {
  readonly kind: SubjectName['kind']
  readonly subject: SubjectName['key']
}) => (
  <p className="on-screen">
    <GoLink href={alertHref({ kind, key: subject })}>{alertsWording.follow[kind]}</GoLink>
  </p>
)
