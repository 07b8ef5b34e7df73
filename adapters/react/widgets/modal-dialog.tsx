import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { closingBy } from './closing-dialog.ts'

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
 * A native modal dialog, open as long as it is drawn. The browser keeps the focus inside and, because it is closed
 * before it leaves the page, gives it back to where it was.
 */
export function ModalDialog({ id, className, labelledBy, label, closeLabel, onClose, children }: ModalDialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const stop = closingBy(dialog, () => closed())
    dialog.showModal()
    return () => {
      stop()
      dialog.close()
    }
  }, [])
  return (
    <dialog ref={box} id={id} className={className} aria-labelledby={labelledBy} aria-label={label} aria-modal="true">
      <div className="stack">
        <button className="x" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
