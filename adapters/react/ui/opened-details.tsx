import { useState, type ReactNode } from 'react'

/** Details that the page opens: what was opened once stays as its reader leaves it. */
export const OpenedDetails = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return <details open={wasOpened || undefined}>{children}</details>
}
