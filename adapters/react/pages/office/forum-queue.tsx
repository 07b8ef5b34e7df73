import { longestReason, type CategoryId } from '#core/forum/forum.ts'
import { threadHref } from '#core/forum/forum-address.ts'
import { verdicts } from '#core/forum/reports.ts'
import type { ShownReport, WaitingPost } from '#core/forum/shown.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { NotDone } from './forum-moderation.tsx'

const words = forumWording.moderation

interface Acted {
  readonly acted: NotDone | undefined
}

const faultIn = (acted: NotDone | undefined, id: string, field: string): string | undefined => {
  if (acted?.id !== id || acted.refusal.why !== 'invalid') return undefined
  const fault = faultsOf<string>(acted.refusal.fields).find(([name]) => name === field)?.[1]
  return fault && sentenceOf(field, fault)
}
const typedIn = (acted: NotDone | undefined, id: string, field: string): string | undefined =>
  acted?.id === id ? acted.typed.one(field) : undefined

const ReasonField = ({ id, acted }: Acted & { readonly id: string }) => (
  <ProseField
    id={id === '' ? 'reason' : `reason-${id}`}
    name="reason"
    label={words.reason}
    rows={3}
    maxLength={longestReason}
    value={typedIn(acted, id, 'reason')}
    fault={faultIn(acted, id, 'reason')}
  />
)

/** First posts that wait; each is released, or removed with a reason. */
export const WaitingPosts = ({ waiting, acted }: Acted & { readonly waiting: readonly WaitingPost[] }) =>
  waiting.length === 0 ? (
    <Note icon="tick" title={words.noneWaiting}>
      <p>{words.noneWaitingText}</p>
    </Note>
  ) : (
    <ul className="stack g4">
      {waiting.map(({ id, author, at, html, thread, opens }) => (
        <li key={id} className="stack g2">
          <h3>{thread.title}</h3>
          <p className="small mute">
            {forumWording.thread.by(author.nickname ?? forumWording.gone, at)} ·{' '}
            {forumWording.category[thread.category].title} · {opens ? words.opens : words.answersIn}
          </p>
          <Prose html={html} />
          <form method="post">
            <input type="hidden" name="was" value="freigeben" />
            <input type="hidden" name="id" value={id} />
            <button className="btn" type="submit" aria-label={`${words.release}: ${thread.title}`}>
              {words.release}
            </button>
          </form>
          <form className="stack g2" method="post" noValidate>
            <input type="hidden" name="was" value="entfernen" />
            <input type="hidden" name="id" value={id} />
            <ReasonField id={id} acted={acted} />
            <p>
              <button className="btn alt" type="submit" aria-label={`${words.takeOff}: ${thread.title}`}>
                {words.takeOff}
              </button>
            </p>
          </form>
        </li>
      ))}
    </ul>
  )

/** A report, or an objection to what was decided about it, and the decision. */
export const ReportedPost = ({ report, acted }: Acted & { readonly report: ShownReport }) => {
  const { id, at, reason, explanation, post, thread, objection, decided } = report
  return (
    <div className="stack g2">
      <h3>
        <a href={threadHref(thread.id)}>{thread.title}</a>
      </h3>
      <p className="small mute">
        {forumWording.when(at)} · {forumWording.report.reasons[reason]}
      </p>
      <Prose html={post.html} />
      <p className="said">{explanation}</p>
      {decided && (
        <p>
          {forumWording.decision.decided[decided.verdict]} {decided.reason}
        </p>
      )}
      {objection && (
        <p className="said">
          {words.objection[objection.by]} {objection.text}
        </p>
      )}
      <form className="stack g2" method="post" noValidate>
        <input type="hidden" name="was" value="entscheiden" />
        <input type="hidden" name="id" value={id} />
        <ChoiceField
          id={`verdict-${id}`}
          name="verdict"
          label={words.verdict}
          choices={verdicts.map((verdict) => ({ id: verdict, label: words.verdicts[verdict] }))}
          value={typedIn(acted, id, 'verdict')}
        />
        <ReasonField id={id} acted={acted} />
        <p>
          <button className="btn" type="submit">
            {words.decide}
          </button>
        </p>
      </form>
    </div>
  )
}

/** Locks, opens, moves or joins a thread. */
export const OrderingForm = ({ acted, categories }: Acted & { readonly categories: readonly CategoryId[] }) => (
  <form className="stack g2" method="post" noValidate>
    <input type="hidden" name="was" value="ordnen" />
    <TextField
      name="thread"
      label={words.threadId}
      hint={words.threadHint}
      autoComplete="off"
      value={typedIn(acted, '', 'thread')}
    />
    <ChoiceField
      name="act"
      label={words.act}
      choices={Object.entries(words.acts).map(([id, label]) => ({ id, label }))}
      value={typedIn(acted, '', 'act')}
    />
    <ChoiceField
      name="category"
      label={words.category}
      optional
      choices={categories.map((id) => ({ id, label: forumWording.category[id].title }))}
      value={typedIn(acted, '', 'category')}
      fault={faultIn(acted, '', 'category')}
    />
    <TextField
      name="into"
      label={words.into}
      optional
      autoComplete="off"
      value={typedIn(acted, '', 'into')}
      fault={faultIn(acted, '', 'into')}
    />
    <ReasonField id="" acted={acted} />
    <p>
      <button className="btn" type="submit">
        {words.order}
      </button>
    </p>
  </form>
)
