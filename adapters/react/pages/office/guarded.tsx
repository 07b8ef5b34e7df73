import * as addressOf from '#core/shared/addresses.ts'
import { signInAt } from '#core/accounts/sign-in-link.ts'
import type { Refusal } from '#core/shared/result.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne, notFound, seeElsewhere } from '../../answers.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { Shown } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'

const words = officeWording.denied

/** What somebody sees who is signed in and not of the office. */
export interface Denied {
  readonly denied: true
}

/** Visitors are led to the login and back; members without the right are told so. Everything else is not there. */
export function guarded({ why }: Refusal & Pick<SiteRefusal, 'why'>, url: URL): Shown<Denied> {
  if (why === 'not-signed-in') throw seeElsewhere(signInAt('', `${url.pathname}${url.search}`))
  if (why === 'not-allowed') return forOne<Denied>({ denied: true }, statusOf({ why }))
  throw notFound()
}

export const DeniedPart = ({ text = words.text }: { readonly text?: string }) => (
  <div className="wrap rhead stack g3 room-below">
    <h1>{words.title}</h1>
    <p className="lead">{text}</p>
    <p>
      <GoLink href={addressOf.home}>{words.home}</GoLink>
    </p>
  </div>
)
