import { signInAt } from '#core/accounts/sign-in-link.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import {
  concerns,
  duties,
  lessonsOfConcern,
  lessonsOfDuty,
  lessonsOfMandate,
  mandates,
  trainingOf,
  type Lesson,
} from '#core/training-plan/curriculum.ts'
import { isPlanTemplate, planTemplates, type PlanTemplate } from '#core/training-plan/plan-templates.ts'
import type { TaughtTraining } from '#core/training-plan/ports.ts'
import type { ListedPlan } from '#core/training-plan/stored-plan.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { planOfficeWording as words } from '#wording/pages/plan-office.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { planHref } from './plan-address.ts'
import { formOfDraft, planFormIn, type NotPlanned } from './form-of-plan.ts'
import { PlanForm } from './plan-form.tsx'

/** In the address: what a plan begins with. */
const templateField = 'vorlage'
const shownAtOnce = 50

interface Office {
  readonly plans: PageOf<ListedPlan>
  readonly curriculum: readonly TaughtTraining[]
  readonly template?: PlanTemplate
}
/** Who is signed in and no consultant. */
interface Denied {
  readonly denied: true
}

const hrefOf = (template: PlanTemplate | undefined): string =>
  template === undefined ? addressOf.planOffice : `${addressOf.planOffice}?${templateField}=${template}`

/** For consultants: every plan, a form that makes one for a customer, and the curriculum by which plans are made. */
export const planOfficePage: Page<Office | Denied, NotPlanned> = {
  sheet: 'portal',
  reads: [templateField, 'after'],
  async loader({ site, url }) {
    const after = url.searchParams.get('after')
    const wanted = url.searchParams.get(templateField)
    const [plans, curriculum] = await Promise.all([
      site.account.plans.all({ limit: shownAtOnce, ...(after && { after: after.slice(0, 250) }) }),
      site.account.plans.curriculum({}),
    ])
    if (!plans.ok) {
      const { why } = plans.refusal
      if (why === 'not-signed-in') throw seeElsewhere(signInAt('', addressOf.planOffice))
      return forOne<Denied>({ denied: true }, statusOf(plans.refusal))
    }
    const template = isPlanTemplate(wanted) ? wanted : undefined
    return {
      ...forOne<Office>({
        plans: plans.value,
        curriculum: curriculum.ok ? curriculum.value.items : [],
        ...(template && { template }),
      }),
      here: hrefOf(template),
    }
  },
  async action({ site, form }) {
    const email = form.one('email') ?? ''
    const answer = await site.account.plans.create({ ...planFormIn(form), email, forCustomer: true })
    if (answer.ok) return afterForm(planHref(answer.value.token, 'erstellt'))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInAt('', addressOf.planOffice))
    if (refusal.why === 'not-allowed') throw notFound()
    return again(refusal, { refusal, says: whyNotInWords(refusal), typed: form.sent })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame }) =>
    'denied' in data ? (
      <div className="wrap rhead stack g3 room-below">
        <h1>{words.denied}</h1>
        <p className="lead">{words.deniedText}</p>
        <p>
          <GoLink href={addressOf.trainingPlans}>{words.toOwn}</GoLink>
        </p>
      </div>
    ) : (
      <>
        <div className="wrap rhead stack g2">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <MarginSection id="plaene" title={words.plans}>
          <Plans plans={data.plans} here={frame.here} />
        </MarginSection>
        <MarginSection id="erstellen" title={words.make} note={words.makeText}>
          <div className="stack g4">
            <nav className="row g1" aria-label={words.templates}>
              {(Object.keys(planTemplates) as PlanTemplate[]).map((name) => (
                <a
                  key={name}
                  className="chip"
                  href={`${hrefOf(name)}#erstellen`}
                  aria-current={name === data.template ? 'page' : undefined}
                >
                  {words.templateNames[name]}
                </a>
              ))}
            </nav>
            <PlanForm
              key={data.template}
              here={frame.here}
              starting={formOfDraft({
                format: 'either',
                avoidHolidays: true,
                ...(data.template && planTemplates[data.template]),
              })}
              curriculum={data.curriculum}
              acted={acted}
              forCustomer
            />
          </div>
        </MarginSection>
        <MarginSection id="lehrplan" title={words.curriculum} note={words.curriculumText}>
          <Curriculum curriculum={data.curriculum} />
        </MarginSection>
      </>
    ),
}

const Plans = ({ plans: { items, next }, here }: { readonly plans: PageOf<ListedPlan>; readonly here: string }) => {
  const { columns } = words
  if (items.length === 0)
    return (
      <Note icon="search" title={words.none}>
        <p>{words.noneText}</p>
      </Note>
    )
  return (
    <div className="stack g3">
      <div className="tbl">
        <FoldTable caption={words.plans} captionClass="vh" columns={Object.values(columns)}>
          {items.map(({ id, token, name, mandate, madeBy, changedAt, until, expired }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row" className="endless">
                {expired ? (
                  (name ?? words.nameless)
                ) : (
                  <a href={addressOf.trainingPlan(token)}>{name ?? words.nameless}</a>
                )}
              </th>
              <td role="cell" data-l={columns.mandate}>
                {trainingPlanWording.mandates[mandate]}
              </td>
              <td role="cell" data-l={columns.madeBy}>
                {words.makers[madeBy]}
              </td>
              <td role="cell" data-l={columns.changed}>
                {formatDate(changedAt)}
              </td>
              <td role="cell" data-l={columns.until}>
                {expired ? planPageWording.list.expired : formatDate(until)}
              </td>
            </tr>
          ))}
        </FoldTable>
      </div>
      {next !== undefined && (
        <p className="on-screen">
          <GoLink href={pageHref(here, next)}>{words.further}</GoLink>
        </p>
      )}
    </div>
  )
}

/** Tracks of the curriculum: what each mandate, duty and concern asks for, by when. */
const Curriculum = ({ curriculum }: { readonly curriculum: readonly TaughtTraining[] }) => {
  // More than a hundred who may vote: the usual election.
  const usual = 101
  return (
    <div className="stack g4">
      <Track
        caption={words.ofMandates}
        curriculum={curriculum}
        rows={mandates.map((key) => [trainingPlanWording.mandates[key], lessonsOfMandate(key, usual)])}
      />
      <Track
        caption={words.ofDuties}
        curriculum={curriculum}
        rows={duties.map((key) => [trainingPlanWording.duties[key], lessonsOfDuty(key)])}
      />
      <Track
        caption={words.ofConcerns}
        curriculum={curriculum}
        rows={concerns.map((key) => [trainingPlanWording.concerns[key], lessonsOfConcern(key)])}
      />
    </div>
  )
}

const Track = ({
  caption,
  rows,
  curriculum,
}: {
  readonly caption: string
  readonly rows: readonly (readonly [who: string, lessons: readonly Lesson[]])[]
  readonly curriculum: readonly TaughtTraining[]
}) => {
  const themesOf = (lesson: Lesson) => curriculum.find(({ training }) => training === lesson.training)?.themes ?? []
  return (
    <div className="tbl">
      <FoldTable caption={caption} columns={[words.who, words.lessons]}>
        {rows.map(([who, lessons]) => (
          <tr key={who} role="row">
            <th role="rowheader" scope="row">
              {who}
            </th>
            <td role="cell" data-l={words.lessons}>
              <ol className="plan-lessons">
                {lessons.map((lesson) => (
                  <li key={lesson.training}>
                    {stepTitle(lesson.training, undefined)}, {words.within(lesson.withinWeeks)}
                    {trainingOf(lesson.training).after.length > 0 &&
                      `, ${words.after(trainingOf(lesson.training).after.map((key) => stepTitle(key, undefined)))}`}
                    <span className="small mute">
                      {' '}
                      {themesOf(lesson).length === 0
                        ? words.noTheme
                        : themesOf(lesson).map(({ url, title }, index) => (
                            <span key={url}>
                              {index > 0 && ', '}
                              <a href={addressOf.theme(url)}>{title}</a>
                            </span>
                          ))}
                    </span>
                  </li>
                ))}
              </ol>
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}
