// Without React: how people close a dialog.

/** Calls back when the person wants the dialog closed; whoever draws it then leaves it out. */
export function closingBy(dialog: HTMLDialogElement, closed: () => void): () => void {
  const listeners: { readonly [type: string]: (event: Event) => void } = {
    // A click beside the content lands on the dialog itself.
    click: (event) => event.target === dialog && closed(),
    keydown: (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      closed()
    },
    cancel: (event) => {
      event.preventDefault()
      closed()
    },
    // A browser may close without asking; a dialog that only stepped aside is no longer modal, but open.
    close: () => dialog.hasAttribute('data-aside') || closed(),
  }
  for (const [type, listener] of Object.entries(listeners)) dialog.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of Object.entries(listeners)) dialog.removeEventListener(type, listener)
  }
}
