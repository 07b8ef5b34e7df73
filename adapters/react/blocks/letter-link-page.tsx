import type { ReactNode } from 'react'
import type { WhyNoLink } from '#core/accounts/ports.ts'
import type { Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { again, answered, forOne } from '../answers.ts'
import type { Page } from '../page.ts'
import { WholeWords } from '../ui/whole-words.tsx'

type Outcome = 'done' | 'expired'
type Call<Value> = (ask: { readonly token: string }) => Promise<Result<Value, WhyNoLink>>

interface Words<Value> {
  readonly title: (found: Value) => string
  readonly text: (found: Value) => string
  readonly submit: string
  readonly done: string
  readonly doneText: string
  readonly expired: string
  readonly expiredText: string
}

interface LetterLink<Value> {
  readonly words: Words<Value>
  readonly addressFor: (token: string) => string
  readonly look: (site: Site) => Call<Value>
  readonly act: (site: Site) => Call<void>
  /** Where it goes on once it is done. */
  readonly onwards: ReactNode
  /** What stands below the form, and what stands in its place where the link is worth nothing. */
  readonly below?: ReactNode
  readonly instead?: ReactNode
}

interface Looked<Value> {
  readonly token: string
  /** Nothing where the link is worth nothing. */
  readonly found?: { readonly value: Value }
}

/**
 * The page of a letter's link. Looking changes nothing: mail scanners follow links, so only its form does it. The
 * answer is a page, not a redirect, because mail programs that unsubscribe by themselves follow none (RFC 8058).
 */
export const letterLinkPage = <Value,>({
  words,
  addressFor,
  look,
  act,
  onwards,
  below,
  instead,
}: LetterLink<Value>): Page<Looked<Value>, Outcome> => ({
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    const looked = await look(site)({ token })
    return looked.ok
      ? forOne<Looked<Value>>({ token, found: { value: looked.value } })
      : forOne<Looked<Value>>({ token }, statusOf(looked.refusal))
  },
  async action({ site, params }) {
    const answer = await act(site)({ token: params['token'] ?? '' })
    return answer.ok ? answered('done') : again(answer.refusal, 'expired')
  },
  head: ({ found }) => ({ title: found ? words.title(found.value) : words.expired, noindex: true, crumbs: [] }),
  Component: ({ data: { token, found }, acted }) => {
    if (acted === 'done')
      return (
        <Said title={words.done} text={words.doneText}>
          <p>{onwards}</p>
        </Said>
      )
    if (!found || acted === 'expired')
      return (
        <Said title={words.expired} text={words.expiredText}>
          {instead}
        </Said>
      )
    return (
      <Said title={words.title(found.value)} text={words.text(found.value)}>
        <form method="post" action={addressFor(encodeURIComponent(token))}>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </form>
        {below}
      </Said>
    )
  },
})

const Said = ({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) => (
  <div className="wrap rhead stack g3">
    <h1>
      <WholeWords text={title} />
    </h1>
    <p className="lead">
      <WholeWords text={text} />
    </p>
    {children}
  </div>
)
