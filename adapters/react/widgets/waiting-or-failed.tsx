import type { WidgetWording } from '#wording/widgets.ts'
import { Icon } from '../ui/icon.tsx'

/** Three bars in the final box; the look lets them appear after 400 ms only (design guide §8). */
export function Waiting({ wording }: { readonly wording: WidgetWording }) {
  return (
    <output className="note load late" aria-busy="true">
      <span className="vh">{wording.loading}</span>
      <i />
      <i />
      <i />
    </output>
  )
}

/** Says what failed and offers another try. */
export function Failed({
  wording,
  what,
  onAgain,
}: {
  readonly wording: WidgetWording
  readonly what: string
  readonly onAgain: () => void
}) {
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <div className="stack">
        <h3>{wording.failed.heading}</h3>
        <p>{what}</p>
        <p>
          <button className="txt" type="button" onClick={onAgain}>
            {wording.failed.again}
          </button>
        </p>
      </div>
    </div>
  )
}
