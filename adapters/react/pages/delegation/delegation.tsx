import { reservationDays } from '#core/booking/booking.ts'
import { cartModes } from '#core/cart/cart.ts'
import { chosenAnew, chosenField, delegationHref } from '#core/delegation/delegation-address.ts'
import { meetingPapers, type Candidate, type Delegation } from '#core/delegation/delegation.ts'
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
import { CitingLine } from '../../ui/citing-line.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Steps } from '../../ui/steps.tsx'
import { People } from './people.tsx'

/** Nothing where the event is over: then there is nobody to send. */
type Shown = { readonly delegation: Delegation } | { readonly gremium: string | undefined }

interface NotSent {
  readonly refusal: SiteRefusal
  /** As it stands for those who were chosen; absent where it is over meanwhile. */
  readonly shown?: Delegation
}

const formId = 'entsenden'

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

/** One form for all: who is ticked now goes onto the papers and into the cart. */
const Sending = ({ delegation }: { readonly delegation: Delegation }) => {
  const { candidates, gremium, entryId, costs } = delegation
  const chosen = candidates.filter(({ isChosen }) => isChosen)
  const here = delegationHref(entryId, gremium.id)
  return (
    <form id={formId} method="get" action={addressOf.delegation(entryId)}>
      <input type="hidden" name={gremiumField} value={gremium.id} />
      <input type="hidden" name={chosenAnew} value="1" />
      <MarginSection id={chosenField} title={words.people} note={words.peopleNote(chosen.length)}>
        <div className="stack g2">
          <People candidates={candidates} />
          <p className="on-screen">
            <button className="btn alt" type="submit">
              {words.reckon}
            </button>
          </p>
        </div>
      </MarginSection>
      <MarginSection id="lage" title={words.stands}>
        <Against delegation={delegation} chosen={chosen} />
      </MarginSection>
      <MarginSection id="kosten" title={words.costs} {...(costs && { note: words.costsOf(chosen.length) })}>
        {costs ? (
          <div className="stack g2">
            <dl className="facts">
              <div>
                <dt>{words.fee}</dt>
                <dd>{words.money(costs.net)}</dd>
              </div>
              {costs.withHotel !== costs.net && (
                <div>
                  <dt>{words.withHotel}</dt>
                  <dd>{words.money(costs.withHotel)}</dd>
                </div>
              )}
            </dl>
            {!costs.complete && <p className="small">{words.incomplete}</p>}
          </div>
        ) : (
          <p className="mute">{words.noCosts}</p>
        )}
      </MarginSection>
      <MarginSection id="sitzung" title={words.meeting} board>
        {delegation.decidesAlone ? (
          <p>
            <CitingLine text={words.alone} />
          </p>
        ) : (
          <div className="stack g2">
            <p>
              <CitingLine text={words.meetingText(delegation.resolveBy)} />
            </p>
            <p className="row on-screen">
              {meetingPapers.map((kind) => (
                <button
                  key={kind}
                  className="btn alt"
                  type="submit"
                  formMethod="get"
                  formAction={addressOf.meetingPaper(entryId, kind)}
                >
                  {words.papers[kind]}
                </button>
              ))}
            </p>
          </div>
        )}
      </MarginSection>
      <MarginSection id="plaetze" title={words.book}>
        {gremium.role === 'verwalter' ? (
          <div className="stack g2">
            <p>{words.bookText(reservationDays)}</p>
            <p className="row on-screen">
              {modesFor(delegation.placesLeft).map((mode, nth) => (
                <button
                  key={mode}
                  className={nth === 0 ? 'btn' : 'btn alt'}
                  type="submit"
                  name="mode"
                  value={mode}
                  formMethod="post"
                  formAction={here}
                >
                  {words.modes[mode]}
                </button>
              ))}
            </p>
          </div>
        ) : (
          <p>{words.managersOnly}</p>
        )}
      </MarginSection>
    </form>
  )
}

const modesFor = (placesLeft: number) =>
  placesLeft === 0 ? (['warteliste'] as const) : (['reservieren', 'buchen'] as const)

/** What speaks against sending the chosen on these days. */
const Against = ({
  delegation: { placesLeft, holidays, leavesTooFew },
  chosen,
}: {
  readonly delegation: Delegation
  readonly chosen: readonly Candidate[]
}) => {
  const lines = [
    ...(placesLeft < Math.max(chosen.length, 1) ? [words.tooFewSeats(placesLeft, chosen.length)] : []),
    ...holidays.map(words.holiday),
    ...(leavesTooFew ? [words.leavesTooFew] : []),
    ...chosen.flatMap(({ name, clashes }) => clashes.map((clash) => words.clashOf(name, words.clash(clash)))),
  ]
  if (lines.length === 0) return <p>{words.nothingAgainst}</p>
  return (
    <ul className="dash">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
