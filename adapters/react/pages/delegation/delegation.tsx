import { cartModes } from '#core/cart/cart.ts'
import { chosenAnew, chosenField, delegationHref } from '#core/delegation/delegation-address.ts'
import type { Delegation } from '#core/delegation/delegation.ts'
import { gremiumField, inGremium } from '#core/gremium/gremium-address.ts'
import { listHref } from '#core/shared-list/list-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { faultsOf } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { delegationWording as words } from '#wording/pages/delegation.ts'
import { refusalText } from '#wording/refusals.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { Page } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Steps } from '../../ui/steps.tsx'
import { Sending } from './sending.tsx'

/** Nothing where the event is over: then there is nobody to send. */
type Shown = { readonly delegation: Delegation } | { readonly gremium: string | undefined }

interface NotSent {
  readonly refusal: SiteRefusal
  /** As it stands for those who were chosen; absent where it is over meanwhile. */
  readonly shown?: Delegation
}

/** From the list of a Gremium to its meeting: whom to send, what speaks against it, papers and cart; by forms alone. */
export const delegationPage: Page<Shown, NotSent> = {
  sheet: 'portal',
  reads: [gremiumField, chosenField, chosenAnew],
  async loader({ site, url, params, settings }) {
    const { entry = '' } = params
    const gremium = url.searchParams.get(gremiumField) ?? undefined
    const found = await site.gremium.delegation.look({
      entry,
      ...(gremium !== undefined && { gremium }),
      ...(url.searchParams.has(chosenAnew) && { chosen: url.searchParams.getAll(chosenField) }),
    })
    if (found.ok) return forOne({ delegation: found.value })
    const { why } = found.refusal
    if (why === 'not-signed-in') throw seeElsewhere(signInHref(settings, delegationHref(entry, gremium)))
    if (why === 'not-found') throw notFound()
    return forOne({ gremium }, statusOf(found.refusal))
  },
  async action({ site, form, url, params, settings }) {
    const { entry = '' } = params
    const gremium = url.searchParams.get(gremiumField) ?? undefined
    const mode = cartModes.find((one) => one === form.one('mode'))
    if (!mode) throw notFound()
    const chosen = form.all(chosenField)
    const sent = { entry, chosen, ...(gremium !== undefined && { gremium }) }
    const answer = await site.gremium.delegation.fillCart({ ...sent, mode })
    if (answer.ok) return afterForm(addressOf.cart)
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, delegationHref(entry, gremium)))
    if (refusal.why === 'not-found') throw notFound()
    const now = await site.gremium.delegation.look(sent)
    return again(refusal, { refusal, ...(now.ok && { shown: now.value }) })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame: { brand } }) => {
    if (!('delegation' in data))
      return (
        <>
          <PortalHead brand={brand} title={words.title} current="list" gremium={data.gremium} />
          <div className="wrap room-below">
            <Note icon="alert" title={words.over}>
              <p>{words.overText}</p>
              <p>
                <GoLink href={listHref(data.gremium)}>{words.back}</GoLink>
              </p>
            </Note>
          </div>
        </>
      )
    const { shown: delegation = data.delegation } = acted ?? {}
    return (
      <>
        <PortalHead brand={brand} title={words.title} current="list" gremium={delegation.gremium.id}>
          <p className="lead">
            <a href={delegation.href}>{delegation.title}</a>
          </p>
          <p>
            {words.when(delegation)}
            <br />
            <span className="mute">{words.seats(delegation)}</span>
          </p>
          <p className="small on-screen">
            <a href={listHref(delegation.gremium.id)}>{words.back}</a>
          </p>
          {acted && <WhyNot acted={acted} />}
        </PortalHead>
        {delegation.candidates.length === 0 ? (
          <div className="wrap room-below">
            <Note icon="alert" title={words.nobody}>
              <p>{words.nobodyText}</p>
              <p>
                <GoLink href={inGremium(addressOf.gremiumMembers, delegation.gremium.id)}>{words.toRoster}</GoLink>
              </p>
            </Note>
          </div>
        ) : (
          <Sending delegation={delegation} />
        )}
        <MarginSection id="weg" title={words.way}>
          <Steps list={words.steps(delegation.decidesAlone)} />
        </MarginSection>
      </>
    )
  },
}

const WhyNot = ({ acted: { refusal } }: { readonly acted: NotSent }) => (
  <FormSummary
    faults={
      refusal.why === 'invalid'
        ? faultsOf<string>(refusal.fields).map(([field, fault]) => ({ field, says: sentenceOf(field, fault) }))
        : []
    }
    refusal={refusal.why === 'invalid' ? undefined : refusalText(refusal)}
  />
)
