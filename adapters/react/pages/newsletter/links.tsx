import type { ReactNode } from 'react'
import type { WhyNoLink } from '#core/accounts/ports.ts'
import { confirmationHours } from '#core/newsletter/newsletter.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { newsletterWording } from '#wording/pages/newsletter.ts'
import { again, answered, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

type Outcome = 'done' | 'expired'
type Newsletter = Site['office']['newsletter']
type Call = (ask: { readonly token: string }) => Promise<Result<void, WhyNoLink>>

interface LinkWords {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly done: string
  readonly doneText: string
  readonly expired: string
  readonly expiredText: string
}

/**
 * The page of a letter's link. Looking changes nothing: mail scanners follow links, so only its form does it. The
 * answer is a page, not a redirect, because mail programs that unsubscribe by themselves follow none (RFC 8058).
 */
const linkPage = (
  words: LinkWords,
  addressFor: (token: string) => string,
  calls: { readonly look: (newsletter: Newsletter) => Call; readonly act: (newsletter: Newsletter) => Call },
  more: { readonly below?: ReactNode; readonly instead?: ReactNode } = {},
): Page<{ readonly token: string; readonly expired: boolean }, Outcome> => ({
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    const looked = await calls.look(site.office.newsletter)({ token })
    return forOne({ token, expired: !looked.ok }, looked.ok ? 200 : statusOf(looked.refusal))
  },
  async action({ site, params }) {
    const answer = await calls.act(site.office.newsletter)({ token: params['token'] ?? '' })
    return answer.ok ? answered('done') : again(answer.refusal, 'expired')
  },
  head: ({ expired }) => ({ title: expired ? words.expired : words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { token, expired }, acted }) => {
    if (acted === 'done')
      return (
        <Said title={words.done} text={words.doneText}>
          <p>
            <GoLink href={addressOf.events}>{newsletterWording.events}</GoLink>
          </p>
        </Said>
      )
    if (expired || acted === 'expired')
      return (
        <Said title={words.expired} text={words.expiredText}>
          {more.instead}
        </Said>
      )
    return (
      <Said title={words.title} text={words.text}>
        <form method="post" action={addressFor(encodeURIComponent(token))}>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </form>
        {more.below}
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

const { confirm, end } = newsletterWording

export const newsletterConfirmationPage = linkPage(
  { ...confirm, expiredText: confirm.expiredText(confirmationHours) },
  addressOf.newsletterConfirmation,
  { look: ({ lookAtConfirmation }) => lookAtConfirmation, act: ({ confirm: act }) => act },
  {
    below: <p>{confirm.stranger}</p>,
    instead: (
      <p>
        <GoLink href={addressOf.newsletter}>{confirm.again}</GoLink>
      </p>
    ),
  },
)

export const newsletterEndPage = linkPage(end, addressOf.newsletterEnd, {
  look: ({ lookAtUnsubscription }) => lookAtUnsubscription,
  act: ({ unsubscribe }) => unsubscribe,
})
