import * as addressOf from '#core/shared/addresses.ts'
import { mostPersons } from '#core/cart/cart.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { firstDayOf } from '#core/catalogue/chosen-modules.ts'
import { moduleSeatsText, onlyModulesAreLeft } from '#core/catalogue/module-seats.view.ts'
import { intoTheCartWording } from '#wording/pages/into-the-cart.ts'
import { ChoicesField, TextField } from '../ui/form-field.tsx'

const words = intoTheCartWording

/** One that lays a seat of an event into the cart, or on its waiting list; the same for everybody, scripts or not. */
export const BookButton = ({
  event: { eventId, placesLeft },
  told,
}: {
  readonly event: Pick<Event, 'eventId' | 'placesLeft'>
  /** How it is told apart from the others. */
  readonly told: string
}) => {
  const mode = placesLeft <= 0 ? 'warteliste' : 'buchen'
  return (
    <form method="post" action={addressOf.cart}>
      <input type="hidden" name="termin" value={eventId} />
      <button className="txt" type="submit" name="art" value={mode} aria-label={`${words[mode]}: ${told}`}>
        {words[mode]}
      </button>
    </form>
  )
}

/** The same with the number of seats, and to reserve them, on the page of the event; of a series by module, too. */
export const BookForm = ({
  event,
  allowSingle,
}: {
  readonly event: Pick<Event, 'eventId' | 'placesLeft' | 'modules'>
  readonly allowSingle: boolean
}) => {
  const { eventId, placesLeft, modules } = event
  const soldOut = placesLeft <= 0
  const someAreLeft = allowSingle && onlyModulesAreLeft(event)
  return (
    <form className="stack g2" method="post" action={addressOf.cart}>
      <input type="hidden" name="termin" value={eventId} />
      <TextField
        name="plaetze"
        label={words.quantity}
        type="number"
        value="1"
        min={1}
        max={mostPersons}
        autoComplete="off"
        inputMode="numeric"
      />
      {allowSingle && modules.length > 1 && (
        <ChoicesField
          name="modul"
          label={words.modules}
          hint={words.modulesHint}
          choices={modules.map((module) => ({
            id: firstDayOf(module),
            label: words.module(module.title, moduleSeatsText(event, module)),
          }))}
          optional
        />
      )}
      {someAreLeft && <p className="small">{words.someModulesText}</p>}
      {(!soldOut || someAreLeft) && (
        <>
          <button className="btn wide" type="submit" name="art" value="buchen">
            {words.buchen}
          </button>
          <button className="btn alt wide" type="submit" name="art" value="reservieren">
            {words.reservieren}
          </button>
        </>
      )}
      {soldOut && (
        <button className={someAreLeft ? 'btn alt wide' : 'btn wide'} type="submit" name="art" value="warteliste">
          {words.warteliste}
        </button>
      )}
      <p className="small">{someAreLeft ? words.bothText : soldOut ? words.waitingText : words.text}</p>
    </form>
  )
}
