import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface ModalDialogProps {
  readonly id?: string
  readonly className: string
  /** Id of the heading that names the dialog, or the name itself. */
  readonly labelledBy?: string
  readonly label?: string
  readonly closeLabel: string
  /** Escape, the close icon or a click beside the dialog. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A native modal dialog, open as long as it is drawn. The browser keeps the focus inside and, because it is closed before it
 * leaves the page, gives it back to where it was.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { id, className, labelledBy, label, closeLabel, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const open = dialog.current
    open?.showModal()
    return () => open?.close()
  }, [])
  return (
    // A click beside the content lands on the dialog itself; Escape does the same for the keyboard.
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-modal="true"
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close without asking; a dialog that only stepped aside is no longer modal, but open.
      onClose={(event) => !event.currentTarget.hasAttribute('data-aside') && onClose()}
    >
      <div className="stack">
        <button className="x" type="button" aria-label={closeLabel} onClick={onClose}>
          <X className="ico" aria-hidden="true" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
