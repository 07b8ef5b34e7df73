import { alertHref, alertQueries, subjectIn } from '#core/alerts/alert-links.ts'
import type { Subject, SubjectName } from '#core/alerts/alerts.ts'
import type { OwnAlert } from '#core/alerts/ports.ts'
import { alertForm } from '#core/form-requests/forms/alert.ts'
import { confirmationHours } from '#core/forms/double-opt-in.ts'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { mainGroup } from '#core/shared/target-group.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { alertsWording as words } from '#wording/pages/alerts.ts'
import { afterForm, forOne, notFound } from '../../answers.ts'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Frame, Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

const { kind } = alertForm
/** What is followed stands in the address; only the e-mail address is typed. */
const form = { ...alertForm, fields: { email: alertForm.fields.email } }
const endField = 'end'

interface Alerts {
  /** What may be followed next. */
  readonly subject?: Subject
  /** Of whoever is signed in. */
  readonly own?: { readonly email: string; readonly alerts: readonly OwnAlert[] }
}

/** As the call asks for it. */
const namedIn = ({ kind: subject, key }: SubjectName) => ({ subject, key: key.slice(0, alertForm.fields.key.most) })

/** Where one asks to be told of changes; whoever is signed in sees and ends what she is told of. */
export const alertsPage: Page<Alerts, NotSent> = {
  reads: Object.values(alertQueries),
  async loader({ site, url }) {
    const { accounts, alerts } = site.account
    const name = subjectIn(url.searchParams)
    const [found, who, own] = await Promise.all([
      name && alerts.subject(namedIn(name)),
      accounts.whoAmI({}),
      alerts.list({}),
    ])
    if (found && !found.ok) throw notFound()
    return {
      ...forOne({
        ...(found && { subject: found.value }),
        ...(who.ok && who.value.isLoggedIn && own.ok && { own: { email: who.value.email, alerts: own.value.items } }),
      }),
      ...(found && { here: alertHref(found.value) }),
    }
  },
  async action({ site, url, settings, form: posted, files }) {
    const { alerts } = site.account
    const ended = posted.one(endField)
    if (ended !== undefined) {
      const answer = await alerts.end({ id: ended })
      const isGone = answer.ok || answer.refusal.why === 'not-found'
      return afterForm(isGone ? addressOf.alerts : signInHref(settings, addressOf.alerts))
    }
    const name = subjectIn(url.searchParams)
    if (!name) throw notFound()
    return sendForm(
      kind,
      { form: posted, files },
      (sent: Parameters<typeof alerts.follow>[0]) => alerts.follow({ ...sent, ...namedIn(name) }),
      ({ begun }) => afterForm(begun ? addressOf.alerts : addressOf.alertRequested),
      form,
    )
  },
  head: ({ subject }) => ({
    title: subject ? words.confirm.title(subject) : words.title,
    noindex: true,
    crumbs: [],
  }),
  Component: ({ data: { subject, own }, acted, frame }) => (
    <div className="wrap rhead stack g4">
      {subject ? (
        <Asking subject={subject} own={own} acted={acted} frame={frame} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </>
      )}
      {own && !subject && <Own alerts={own.alerts} frame={frame} />}
      {own && subject && (
        <p>
          <GoLink href={addressOf.alerts}>{words.all}</GoLink>
        </p>
      )}
      {!own && <SignIn frame={frame} />}
      {!subject && !own && <Ways frame={frame} />}
    </div>
  ),
}

/** Asks for the address of whoever wants to be told. */
const Asking = ({
  subject,
  own,
  acted,
  frame,
}: {
  readonly subject: Subject
  readonly own: Alerts['own']
  readonly acted: NotSent | undefined
  readonly frame: Frame
}) => (
  <div className="stack g3">
    <h1>
      <WholeWords text={words.confirm.title(subject)} />
    </h1>
    <p className="lead">
      <WholeWords text={words.about(subject)} />
    </p>
    <p>
      <a href={subject.url}>{subject.title}</a>
    </p>
    {own?.alerts.some((one) => one.subject.kind === subject.kind && one.subject.key === subject.key) ? (
      <Note icon="tick" tone="ok" title={words.already} />
    ) : (
      <RequestForm
        kind={kind}
        form={form}
        action={frame.here}
        acted={acted}
        start={own && { email: own.email }}
        heading="h2"
        brand={frame.brand}
      />
    )}
  </div>
)

/** What she is told of, each with the control that ends it. */
const Own = ({ alerts, frame }: { readonly alerts: readonly OwnAlert[]; readonly frame: Frame }) => (
  <section className="stack g3" aria-labelledby="eigene">
    <h2 id="eigene">{alerts.length > 0 ? words.own : words.none}</h2>
    {alerts.length > 0 ? (
      <ul className="stack g3 sessions">
        {alerts.map(({ id, subject: { title, url }, since }) => (
          <li className="stack g1" key={id}>
            <p>
              <a href={url}>{title}</a>
            </p>
            <p className="small mute">{words.since(since)}</p>
            <form method="post" action={addressOf.alerts}>
              <input type="hidden" name={endField} value={id} />
              <button className="btn alt" type="submit" aria-label={`${words.end}: ${title}`}>
                {words.end}
              </button>
            </form>
          </li>
        ))}
      </ul>
    ) : (
      <Ways frame={frame} />
    )}
  </section>
)

const SignIn = ({ frame: { settings, here } }: { readonly frame: Frame }) => (
  <p>
    {words.signIn} <a href={signInHref(settings, here)}>{words.signInLink}</a>
  </p>
)

/** Where one finds what can be followed. */
const Ways = ({ frame: { brand } }: { readonly frame: Frame }) => (
  <div className="stack g1">
    <p>{words.how}</p>
    <p className="row">
      <GoLink href={addressOf.laws}>{words.ways.laws}</GoLink>
      <GoLink href={lexiconHref(brand, mainGroup)}>{words.ways.lexicon}</GoLink>
      <GoLink href={addressOf.programme}>{words.ways.programme}</GoLink>
    </p>
  </div>
)

/** After asking: what to do next. */
export const alertRequestedPage: Page<null> = {
  async loader() {
    return forOne(null)
  },
  head: () => ({ title: words.sent.title, noindex: true, crumbs: [] }),
  Component: () => (
    <div className="wrap rhead stack g3">
      <h1>
        <WholeWords text={words.sent.title} />
      </h1>
      <p className="lead">
        <WholeWords text={words.sent.text(confirmationHours)} />
      </p>
      <p>
        <WholeWords text={words.sent.nothing} />
      </p>
    </div>
  ),
}
