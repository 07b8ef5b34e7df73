import * as addressOf from '#core/shared/addresses.ts'
import { otherModes, shownMode } from '#core/cart/cart.view.ts'
import type { ShownItem } from '#core/cart/ports.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { cartWording as words } from '#wording/pages/cart.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { Icon } from '../../ui/icon.tsx'
import { itemAnchor, type Acted } from './acting.ts'
import { ItemLines } from './item-lines.tsx'
import { fullTitleOf, modulesText, titleOf, venueOf } from './item-words.ts'
import { PlainButton } from './plain-button.tsx'
import { Seats } from './seats.tsx'

/** An event in the cart: when and where, what is to become of it, who takes part, what it costs. */
export const CartItem = ({
  item,
  action,
  acted,
}: {
  readonly item: ShownItem
  readonly action: string
  readonly acted: Acted | undefined
}) => {
  const { id, event } = item
  const title = fullTitleOf(item)
  return (
    <article id={itemAnchor(id)} className="cart-item" aria-label={title}>
      <header className="row apart">
        <div className="grow">
          <h2 className="h3">{event ? <a href={eventHref(event)}>{withJoints(titleOf(item))}</a> : titleOf(item)}</h2>
          {event && (
            <p className="small mute">
              {daysText(event.startDate, event.endDate)} · {venueOf(event)}
            </p>
          )}
          {item.modules && <p className="small">{modulesText(item)}</p>}
        </div>
        <PlainButton what="remove" on={id} item={id} label={words.remove} of={title} action={action} />
      </header>
      <Mode item={item} action={action} />
      <Seats item={item} action={action} acted={acted} />
      <ItemLines item={item} withSum />
    </article>
  )
}

const Mode = ({ item, action }: { readonly item: ShownItem; readonly action: string }) => {
  const { id, obstacle, event } = item
  return (
    <div className="mode stack g1">
      {obstacle ? (
        <>
          <p className="obstacle">
            <Icon name="alert" />
            <span>{words.obstacles[obstacle]}</span>
          </p>
          {event && (
            <p className="small">
              <a href={addressOf.themeEvents(event.themeUrl)} aria-label={`${words.otherEvents}: ${titleOf(item)}`}>
                {words.otherEvents}
              </a>
            </p>
          )}
        </>
      ) : (
        <p className="small">
          <strong>{words.modes[shownMode(item)]}.</strong> {words.modeTexts[shownMode(item)]}
        </p>
      )}
      <div className="row">
        {otherModes(item).map((other) => (
          <PlainButton
            key={other}
            what="mode"
            on={id}
            item={id}
            mode={other}
            label={words.changeMode[other]}
            of={fullTitleOf(item)}
            action={action}
          />
        ))}
      </div>
    </div>
  )
}
