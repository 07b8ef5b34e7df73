import { useFetcher } from 'react-router-dom'
import type { CartMode } from '#core/cart/cart.ts'

/** What a form does to the cart, besides naming somebody. */
export type Doing = 'more' | 'less' | 'drop' | 'remove' | 'mode'

/** A form of one button that does something to an item or a seat. */
export const PlainButton = ({
  what,
  on,
  item,
  recipient,
  mode,
  label,
  of,
  action,
  look = 'txt',
}: {
  readonly what: Doing
  /** What it is done to, by its id. */
  readonly on: string
  readonly item: string
  readonly recipient?: string
  readonly mode?: CartMode
  readonly label: string
  /** How the button is told apart from the others. */
  readonly of: string
  readonly action: string
  readonly look?: string
}) => {
  const { Form } = useFetcher({ key: [what, mode, on].join(' ') })
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="do" value={what} />
      <input type="hidden" name="item" value={item} />
      {recipient !== undefined && <input type="hidden" name="recipient" value={recipient} />}
      {mode !== undefined && <input type="hidden" name="art" value={mode} />}
      <button className={look} type="submit" aria-label={`${of}: ${label}`}>
        {label}
      </button>
    </Form>
  )
}
