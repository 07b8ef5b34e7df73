import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface Noted {
  readonly icon: IconName
  readonly title: string
  readonly tone?: 'bad' | 'ok'
  /** Announced at once and focused: the answer to something the reader just did. */
  readonly alert?: boolean
  /** Says that something was done: it is told, and takes the focus where no page was loaded. */
  readonly status?: boolean
  /** Takes the focus where a page is loaded, too: that of a form without scripts. */
  readonly focused?: boolean
  readonly children?: ReactNode
}

/** A hint, something empty, a failure or a success, in place and in words. */
export const Note = ({ icon, title, tone, alert = false, status = false, focused = alert, children }: Noted) => (
  <div
    className={tone ? `note ${tone}` : 'note'}
    role={alert ? 'alert' : status ? 'status' : undefined}
    tabIndex={alert || status ? -1 : undefined}
    // The summary of a failed form gets the focus, without a script too (design guide §9).
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    autoFocus={focused}
  >
    <Icon name={icon} />
    <div className="stack g1">
      <h2>{title}</h2>
      {children}
    </div>
  </div>
)
