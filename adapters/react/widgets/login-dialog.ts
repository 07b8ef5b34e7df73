// Without React: whoever is signed out sees nothing else, and waits for nothing else (docs/decisions/008).
import { loginDialogOf, type LoginDialog } from '#core/wishlist/login-dialog.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import { closingBy } from './closing-dialog.ts'
import { made } from './made-element.ts'
import type { PageWishlist } from './page-of-widgets.ts'

export interface LoginDialogParts {
  readonly window: Window
  readonly wishlist: PageWishlist
  /** What the portal is called. */
  readonly portal: string
  readonly closeLabel: string
  /** An icon to hang into the page. */
  readonly icon: (name: 'close') => Element
}

/**
 * The login dialog of the wishlist: one on a page, for the heart that was clicked (spec §2), open as long as the
 * wishlist says so. Answers how to take it away for good.
 */
export function drawLoginDialog({ window, wishlist, portal, closeLabel, icon }: LoginDialogParts): () => void {
  const { actor } = wishlist
  const told = (item: BookmarkItem): LoginDialog =>
    loginDialogOf({
      windowWidth: window.innerWidth,
      value: item.value,
      address: window.location.href,
      domain: wishlist.heartOf(item)?.domain ?? '',
      portal,
    })
  const close = () => actor.send({ type: 'dialog.closed' })

  let shown: { readonly item: BookmarkItem; readonly away: () => void } | undefined
  const show = (item: BookmarkItem | undefined) => {
    if (shown?.item === item) return
    shown?.away()
    shown = undefined
    if (!item) return
    const dialog = dialogOf(window.document, told(item), { label: closeLabel, icon: icon('close'), act: close })
    window.document.body.append(dialog)
    const stop = closingBy(dialog, close)
    const rename = () => nameBy(dialog, told(item))
    window.addEventListener('resize', rename)
    dialog.showModal()
    shown = {
      item,
      away() {
        stop()
        window.removeEventListener('resize', rename)
        // Closed before it leaves the page: so the browser gives the focus back to where it was.
        dialog.close()
        dialog.remove()
      },
    }
  }
  const listening = actor.subscribe(({ context }) => show(context.dialogFor))
  show(actor.getSnapshot().context.dialogFor)
  return () => {
    listening.unsubscribe()
    show(undefined)
  }
}

/** Its id tells whether the window is narrow (spec §2), also when that changes. */
function nameBy(dialog: HTMLDialogElement, { id }: Pick<LoginDialog, 'id'>): void {
  const heading = dialog.querySelector('h2')
  dialog.id = id
  dialog.setAttribute('aria-labelledby', `${id}-t`)
  if (heading) heading.id = `${id}-t`
}

function dialogOf(
  document: Document,
  told: LoginDialog,
  closing: { readonly label: string; readonly icon: Element; readonly act: () => void },
): HTMLDialogElement {
  const link = (href: string, label: string) => made(document, 'a', { href }, label)
  const x = made(document, 'button', { class: 'x', type: 'button', 'aria-label': closing.label }, closing.icon)
  x.addEventListener('click', closing.act)
  const dialog = made(
    document,
    'dialog',
    { class: 'top-r', 'aria-modal': 'true' },
    made(
      document,
      'div',
      { class: 'stack' },
      x,
      made(document, 'h2', {}, told.heading),
      made(document, 'p', {}, told.text),
      made(document, 'a', { class: 'btn wide', href: told.signInHref }, told.signInLabel),
      made(document, 'p', { class: 'or' }, told.or),
      made(document, 'p', { class: 'center' }, link(told.registerHref, told.registerLabel)),
      made(document, 'p', { class: 'center' }, link(told.forgottenHref, told.forgottenLabel)),
    ),
  )
  nameBy(dialog, told)
  return dialog
}
