import { signInAt } from '#core/accounts/sign-in-link.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { addableTo, eventsIn } from '#core/training-plan/plan-edits.view.ts'
import type { ShownPlan } from '#core/training-plan/ports.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { planPageWording as words } from '#wording/pages/training-plan.ts'
import { refusalText } from '#wording/refusals.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import type { Frame, Page } from '../../page.ts'
import { ChoiceField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { actOn } from './acting.ts'
import { doField, planHref, savedField, type NotDone, type Saved, type SentEdit } from './plan-address.ts'
import { EditForm } from './edit-form.tsx'
import { PlanCosts } from './plan-costs.tsx'
import { PlanStep } from './plan-step.tsx'

interface Plan {
  readonly shown?: ShownPlan
  /** Whether whoever looks has an account. */
  readonly signedIn: boolean
  /** What a form did last. */
  readonly saved?: Saved
}

const isSaved = (text: string | null): text is Saved => text !== null && Object.hasOwn(words.done, text)

/**
 * A training plan, for whoever has its link; its owner and consultants change it by forms. Works without JavaScript.
 */
export const trainingPlanPage: Page<Plan, NotDone> = {
  sheet: 'portal',
  reads: [savedField],
  async loader({ site, params, url }) {
    const token = params['token'] ?? ''
    const [found, who] = await Promise.all([site.account.plans.get({ token }), site.account.accounts.whoAmI({})])
    const signedIn = who.ok && who.value.isLoggedIn
    if (!found.ok) {
      if (found.refusal.why !== 'expired') throw notFound()
      return forOne<Plan>({ signedIn }, statusOf(found.refusal))
    }
    const saved = url.searchParams.get(savedField)
    return {
      ...forOne<Plan>({ shown: found.value, signedIn, ...(isSaved(saved) && { saved }) }),
      here: planHref(token),
    }
  },
  async action({ site, params, form }) {
    const token = params['token'] ?? ''
    const found = await site.account.plans.get({ token })
    const acted = found.ok ? await actOn(site, found.value, form) : undefined
    if (!acted) throw notFound()
    const { answer, edit } = acted
    if (answer.ok) return afterForm(answer.value)
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInAt('', planHref(token)))
    if (refusal.why === 'not-found') throw notFound()
    return again(refusal, { refusal, ...(edit && { edit }) })
  },
  head: ({ shown }) => ({
    title: shown ? words.title(shown.draft.name) : words.expired.title,
    noindex: true,
    crumbs: [],
  }),
  Component: ({ data: { shown, signedIn, saved }, acted, frame }) =>
    shown ? (
      <>
        <Beginning shown={shown} saved={acted ? undefined : saved} frame={frame} acted={acted} />
        <MarginSection
          id="schritte"
          title={words.steps.title}
          note={words.steps.count(shown.plan.steps.length, eventsIn(shown.plan.steps).length)}
        >
          {shown.plan.steps.length === 0 ? (
            <Note icon="tick" title={words.steps.none}>
              <p>{words.steps.noneText}</p>
            </Note>
          ) : (
            <div className="evs">
              {shown.plan.steps.map((step) => (
                <PlanStep key={step.key} step={step} shown={shown} here={frame.here} />
              ))}
            </div>
          )}
        </MarginSection>
        <MarginSection id="kosten" title={words.costs.title}>
          <PlanCosts years={shown.years} />
        </MarginSection>
        <MarginSection id="mitnehmen" title={words.take.title}>
          <Taking shown={shown} signedIn={signedIn} frame={frame} />
        </MarginSection>
        {shown.mayChange && <Changing shown={shown} here={frame.here} />}
      </>
    ) : (
      <div className="wrap rhead stack g3 room-below">
        <h1>{words.expired.title}</h1>
        <p className="lead">{words.expired.text}</p>
        <p>{words.expired.own}</p>
        <p>
          <GoLink href={addressOf.trainingPlans}>{words.expired.toOwn}</GoLink>
        </p>
      </div>
    ),
}

const Beginning = ({
  shown,
  saved,
  acted,
  frame,
}: {
  readonly shown: ShownPlan
  readonly saved: Saved | undefined
  readonly acted: NotDone | undefined
  readonly frame: Frame
}) => {
  const { draft, known, approvedWeeks, mayChange } = shown
  const { mandates, duties } = trainingPlanWording
  const about = (
    <>
      <p className="lead">
        {[
          mandates[draft.mandate],
          ...draft.duties.map((duty) => duties[duty]),
          words.inOffice(draft.inOfficeSince, draft.firstTerm),
        ].join(', ')}
      </p>
      <p className="small mute">
        {[
          words.madeBy[shown.madeBy],
          words.asOf(shown.today),
          ...(known > 0 ? [words.known(known)] : []),
          ...(approvedWeeks > 0 ? [words.approvedWeeks(approvedWeeks)] : []),
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </p>
      {saved && <Note icon="tick" tone="ok" status title={words.done[saved]} />}
      {acted && <WhyNotDone acted={acted} shown={shown} here={frame.here} />}
    </>
  )
  if (mayChange)
    return (
      <PortalHead brand={frame.brand} title={words.title(draft.name)} current="plan">
        {about}
      </PortalHead>
    )
  return (
    <div className="wrap rhead stack g2">
      <p className="mute">{frame.brand.portal}</p>
      <h1>
        <WholeWords text={words.title(draft.name)} />
      </h1>
      {about}
    </div>
  )
}

/** Where somebody changed the plan meanwhile, both stand here: what was wanted, and below it the plan as it is now. */
const WhyNotDone = ({
  acted: { refusal, edit },
  shown,
  here,
}: {
  readonly acted: NotDone
  readonly shown: ShownPlan
  readonly here: string
}) => {
  const changed = refusal.why === 'plan-changed'
  return (
    <Note icon="alert" tone="bad" alert title={changed ? words.edit.changedTitle : words.edit.failedTitle}>
      <p>{refusalText(refusal)}</p>
      {changed && edit && (
        <>
          <p>{`${words.edit.wanted} ${wantedText(edit)}.`}</p>
          <EditForm plan={shown} here={here} edit={edit} label={`${words.edit.again}: ${wantedText(edit)}`}>
            {words.edit.again}
          </EditForm>
        </>
      )}
    </Note>
  )
}

const wantedText = ({ do: what, key }: SentEdit): string => `„${stepTitle(key, undefined)}“ ${words.edit.deeds[what]}`

const Taking = ({
  shown,
  signedIn,
  frame,
}: {
  readonly shown: ShownPlan
  readonly signedIn: boolean
  readonly frame: Frame
}) => {
  const { plan, token, until, mayChange } = shown
  const decides = plan.steps[0]?.basis.decides
  const address = `${frame.settings.siteOrigin}${addressOf.trainingPlan(token)}`
  return (
    <div className="stack g3">
      <p className="row on-screen">
        <GoLink href={addressOf.trainingPlanPdf(token)}>{words.take.pdf}</GoLink>
        {eventsIn(plan.steps).length > 0 && (
          <>
            <GoLink href={addressOf.trainingPlanCalendar(token)}>{words.take.calendar}</GoLink>
            {decides === 'betriebsrat' && (
              <GoLink href={addressOf.trainingPlanResolutions(token)}>{words.take.resolution}</GoLink>
            )}
          </>
        )}
      </p>
      {decides !== undefined && decides !== 'betriebsrat' && (
        <p className="small">{words.take.noResolution[decides]}</p>
      )}
      {eventsIn(plan.steps).length === 0 ? (
        <p>{words.take.noEvents}</p>
      ) : (
        <div className="row on-screen">
          <form method="post" action={frame.here}>
            <button className="btn" type="submit" name={doField} value="warenkorb">
              {words.take.cart}
            </button>
          </form>
          {signedIn ? (
            <form method="post" action={frame.here}>
              <button className="btn alt" type="submit" name={doField} value="merken">
                {words.take.bookmark}
              </button>
            </form>
          ) : (
            <GoLink href={signInAt('', frame.here)}>{words.take.signIn}</GoLink>
          )}
        </div>
      )}
      {eventsIn(plan.steps).length > 0 && <p className="small mute on-screen">{words.take.cartText}</p>}
      {mayChange ? (
        <div className="stack g1">
          <p>
            <b>{words.take.link}</b>
          </p>
          <p className="small plan-link">
            <a href={addressOf.trainingPlan(token)}>{address}</a>
          </p>
          <p className="small mute">{words.take.linkText(until)}</p>
        </div>
      ) : (
        <p className="small mute">{words.take.valid(until)}</p>
      )}
    </div>
  )
}

/** What only its owner and consultants do. */
const Changing = ({ shown, here }: { readonly shown: ShownPlan; readonly here: string }) => {
  const { dropped } = shown.choices
  return (
    <>
      <MarginSection id="hinzufuegen" title={words.edit.add} note={words.edit.addText}>
        <div className="stack g4 on-screen">
          <form className="stack g2 narrow" method="post" action={here}>
            <input type="hidden" name="version" value={shown.version} />
            <ChoiceField
              name="key"
              label={words.edit.training}
              choices={addableTo(shown).map((key) => ({ id: key, label: stepTitle(key, undefined) }))}
            />
            <p>
              <button className="btn alt" type="submit" name={doField} value="add">
                {words.edit.addSubmit}
              </button>
            </p>
          </form>
          {dropped.length > 0 && (
            <div className="stack g1">
              <h3>{words.edit.dropped}</h3>
              <ul className="plan-others">
                {dropped.map((key) => (
                  <li key={key}>
                    <span>{stepTitle(key, undefined)}</span>
                    <EditForm
                      plan={shown}
                      here={here}
                      edit={{ do: 'restore', key }}
                      label={words.steps.about(words.edit.restore, stepTitle(key, undefined))}
                    >
                      {words.edit.restore}
                    </EditForm>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </MarginSection>
      <MarginSection id="angaben" title={words.edit.details} note={words.edit.detailsText}>
        <div className="stack g3 on-screen">
          <p>
            <GoLink href={`${addressOf.trainingPlans}?plan=${encodeURIComponent(shown.id)}`}>
              {words.edit.details}
            </GoLink>
          </p>
          <details className="plan-fold">
            <summary>{words.remove.title}</summary>
            <form className="stack g2" method="post" action={here}>
              <p className="small">{words.remove.text}</p>
              <p>
                <button className="btn alt" type="submit" name={doField} value="loeschen">
                  {words.remove.submit}
                </button>
              </p>
            </form>
          </details>
        </div>
      </MarginSection>
    </>
  )
}
