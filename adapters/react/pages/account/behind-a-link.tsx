import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { pageWording } from '#wording/pages.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'

/** Behind a link of a letter that is used up or has expired: where to get another one. */
export const DeadLink = ({
  words,
  href,
  label,
}: {
  readonly words: { readonly expired: string; readonly expiredText: string }
  readonly href: string
  readonly label: string
}) => (
  <>
    <h1>{words.expired}</h1>
    <p className="lead">{words.expiredText}</p>
    <p>
      <GoLink href={href}>{label}</GoLink>
    </p>
  </>
)

/** After what a link was for is done. Loading it anew tells the same, where the link would be dead. */
export const donePage = (
  words: { readonly done: string; readonly doneText: string },
  /** Where whoever signs in then comes to. */
  target: string,
): Page<null> => ({
  async loader() {
    return forOne(null)
  },
  head: () => ({ title: words.done, noindex: true, crumbs: [] }),
  Component: ({ frame }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.done}</h1>
      <p className="lead">{words.doneText}</p>
      <p>
        <a className="btn" href={signInHref(frame.settings, target)}>
          {pageWording.account.signIn.submit}
        </a>
      </p>
    </div>
  ),
})
