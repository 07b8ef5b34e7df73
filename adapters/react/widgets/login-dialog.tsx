import { useSelector } from '@xstate/react'
import { loginDialogOf } from '#core/wishlist/login-dialog.ts'
import { ModalDialog } from './modal-dialog.tsx'
import type { PageOfWidgets } from './page-of-widgets.ts'
import { useWindowWidth } from './use-window-width.ts'

/** The login dialog of the wishlist: one on a page, for the heart that was clicked (spec §2). */
export function LoginDialog({ page, portal }: { readonly page: PageOfWidgets; readonly portal: string }) {
  const { window, wishlist, wording } = page
  const item = useSelector(wishlist.actor, ({ context }) => context.dialogFor)
  const windowWidth = useWindowWidth(window)
  if (!item) return null
  const dialog = loginDialogOf({
    windowWidth,
    value: item.value,
    address: window.location.href,
    domain: wishlist.heartOf(item)?.domain ?? '',
    portal,
  })
  return (
    <ModalDialog
      id={dialog.id}
      className="top-r"
      labelledBy={`${dialog.id}-t`}
      closeLabel={wording.close}
      onClose={() => wishlist.actor.send({ type: 'dialog.closed' })}
    >
      <h2 id={`${dialog.id}-t`}>{dialog.heading}</h2>
      <p>{dialog.text}</p>
      <a className="btn wide" href={dialog.signInHref}>
        {dialog.signInLabel}
      </a>
      <p className="or">{dialog.or}</p>
      <p className="center">
        <a href={dialog.registerHref}>{dialog.registerLabel}</a>
      </p>
      <p className="center">
        <a href={dialog.forgottenHref}>{dialog.forgottenLabel}</a>
      </p>
    </ModalDialog>
  )
}
