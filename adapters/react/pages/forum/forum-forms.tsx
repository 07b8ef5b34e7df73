import { longestBody, longestNickname, longestReason, longestTitle } from '#core/forum/forum.ts'
import { reportReasons } from '#core/forum/reports.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { refusalText } from '#wording/refusals.ts'
import { CheckField, ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { deedField, type NotDone, type Saved } from './forum-deeds.ts'

const words = forumWording

/** Why a form did nothing. */
export const WhyNotDone = ({ acted: { refusal } }: { readonly acted: NotDone }) => (
  <FormSummary
    faults={
      refusal.why === 'invalid'
        ? faultsOf<string>(refusal.fields).map(([field, fault]) => ({ field, says: sentenceOf(field, fault) }))
        : []
    }
    refusal={refusal.why === 'invalid' ? undefined : refusalText(refusal)}
  />
)

/** What is wrong with a field of that form. */
const faultOf = (acted: NotDone | undefined, deed: Saved, field: string): string | undefined => {
  if (acted?.deed !== deed || acted.refusal.why !== 'invalid') return undefined
  const fault = faultsOf<string>(acted.refusal.fields).find(([name]) => name === field)?.[1]
  return fault && sentenceOf(field, fault)
}
const typedIn = (acted: NotDone | undefined, deed: Saved, field: string): string | undefined =>
  acted?.deed === deed ? acted.typed.one(field) : undefined

interface Formed {
  readonly acted: NotDone | undefined
  /** Where it is sent: the page without what it was scrolled to, or what was wrong gets no focus. */
  readonly action: string
}

/** A button that does one thing. */
export const DeedButton = ({
  deed,
  id,
  label,
  says,
}: {
  readonly deed: Saved
  readonly id?: string
  readonly label: string
  /** What it says aloud, where many of them stand on a page. */
  readonly says?: string
}) => (
  <form method="post">
    <input type="hidden" name={deedField} value={deed} />
    {id !== undefined && <input type="hidden" name="id" value={id} />}
    <button className="txt" type="submit" aria-label={says}>
      {label}
    </button>
  </form>
)

/** Chooses a nickname, with the Netiquette to be read before. */
export const JoinForm = ({ acted, action }: Formed) => (
  <form className="stack g3" method="post" action={action} noValidate>
    <input type="hidden" name={deedField} value="beitreten" />
    <p>{words.join.text}</p>
    <TextField
      name="nickname"
      label={words.join.nickname}
      hint={words.join.nicknameHint}
      autoComplete="off"
      maxLength={longestNickname}
      value={typedIn(acted, 'beitreten', 'nickname')}
      fault={faultOf(acted, 'beitreten', 'nickname')}
    />
    <h3>{words.join.rules}</h3>
    <ul className="dash">
      {words.join.netiquette.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <CheckField
      name="netiquette"
      checked={typedIn(acted, 'beitreten', 'netiquette') === 'on'}
      fault={faultOf(acted, 'beitreten', 'netiquette')}
    >
      {words.join.accept}
    </CheckField>
    <p>
      <button className="btn" type="submit">
        {words.join.submit}
      </button>
    </p>
  </form>
)

/** Opens a thread. */
export const OpenForm = ({ acted, action, nickname }: Formed & { readonly nickname?: string | undefined }) => (
  <form className="stack g3" method="post" action={action} noValidate>
    <input type="hidden" name={deedField} value="eroeffnen" />
    {nickname !== undefined && <p>{words.write.as(nickname)}</p>}
    <p className="small mute">{words.open.moderated}</p>
    <TextField
      name="title"
      label={words.open.subject}
      hint={words.open.subjectHint}
      autoComplete="off"
      maxLength={longestTitle}
      value={typedIn(acted, 'eroeffnen', 'title')}
      fault={faultOf(acted, 'eroeffnen', 'title')}
    />
    <ProseField
      name="body"
      label={words.open.body}
      hint={words.write.hint}
      rows={8}
      maxLength={longestBody}
      value={typedIn(acted, 'eroeffnen', 'body')}
      fault={faultOf(acted, 'eroeffnen', 'body')}
    />
    <TextField
      name="tags"
      label={words.open.tags}
      hint={words.open.tagsHint}
      autoComplete="off"
      optional
      value={typedIn(acted, 'eroeffnen', 'tags')}
      fault={faultOf(acted, 'eroeffnen', 'tags')}
    />
    <p>
      <button className="btn" type="submit">
        {words.open.submit}
      </button>
    </p>
  </form>
)

/** Answers, or changes what one has written. */
export const PostForm = ({
  acted,
  action,
  deed,
  value,
  post,
  nickname,
}: Formed & {
  readonly deed: 'antworten' | 'bearbeiten'
  readonly value?: string | undefined
  /** The post that is changed, or answered. */
  readonly post?: string | undefined
  readonly nickname?: string | undefined
}) => (
  <form className="stack g3" method="post" action={action} noValidate>
    <input type="hidden" name={deedField} value={deed} />
    {post !== undefined && <input type="hidden" name={deed === 'antworten' ? 'replyTo' : 'id'} value={post} />}
    {nickname !== undefined && <p>{words.write.as(nickname)}</p>}
    <ProseField
      name="body"
      label={words.write.body}
      hint={words.write.hint}
      rows={8}
      maxLength={longestBody}
      value={typedIn(acted, deed, 'body') ?? value}
      fault={faultOf(acted, deed, 'body')}
    />
    <p className="small mute">{deed === 'antworten' ? words.write.pause : words.write.editHint}</p>
    <p>
      <button className="btn" type="submit">
        {deed === 'antworten' ? words.write.submit : words.write.save}
      </button>
    </p>
  </form>
)

/** Reports a post; whoever is not signed in says where the decision is written to. */
export const ReportForm = ({
  acted,
  action,
  id,
  asksAddress,
}: Formed & { readonly id: string; readonly asksAddress: boolean }) => (
  <form className="stack g3" method="post" action={action} noValidate>
    <input type="hidden" name={deedField} value="melden" />
    <input type="hidden" name="id" value={id} />
    <p>{words.report.text}</p>
    <ChoiceField
      name="reason"
      label={words.report.reason}
      choices={reportReasons.map((reason) => ({ id: reason, label: words.report.reasons[reason] }))}
      value={typedIn(acted, 'melden', 'reason')}
    />
    <ProseField
      name="explanation"
      label={words.report.explanation}
      rows={5}
      maxLength={longestReason}
      value={typedIn(acted, 'melden', 'explanation')}
      fault={faultOf(acted, 'melden', 'explanation')}
    />
    {asksAddress && (
      <TextField
        name="email"
        type="email"
        label={words.report.email}
        hint={words.report.emailHint}
        autoComplete="email"
        value={typedIn(acted, 'melden', 'email')}
        fault={faultOf(acted, 'melden', 'email')}
      />
    )}
    <p>
      <button className="btn" type="submit">
        {words.report.submit}
      </button>
    </p>
  </form>
)
