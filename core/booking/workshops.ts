import type { SeatsWanted, SoldOut } from '../capacity/capacity.ts'
import { takeSeats, type CapacityTx } from '../capacity/taking-seats.step.ts'
import { isPending, type ChosenWorkshop, type NamedRecipient, type Recipient } from '../cart/cart.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Booking } from './booking.ts'
import { seatsInEvent } from './seats-of-party.ts'

type Party = Pick<Booking, 'recipients'> & { readonly event: Pick<Booking['event'], 'eventId'> }

const inWorkshop = (eventId: number, { id, capacity }: ChosenWorkshop): SeatsWanted => ({
  of: { kind: 'workshop', eventId, workshop: id, capacity },
  seats: 1,
})

/** What recipients of a booking hold: a seat of the event or of its modules each, and those they have in workshops. */
export const seatsTakenBy = (
  booking: Pick<Booking, 'event' | 'modules'>,
  recipients: readonly Recipient[],
): readonly SeatsWanted[] =>
  recipients.length === 0
    ? []
    : [
        ...seatsInEvent(booking, recipients.length),
        ...recipients.flatMap((it) =>
          !isPending(it) && it.workshop ? inWorkshop(booking.event.eventId, it.workshop) : [],
        ),
      ]

/** Whether somebody of a party chose a workshop. */
export const choosesWorkshops = ({ recipients }: Party): boolean =>
  recipients.some((it) => !isPending(it) && (it.workshopChoices ?? []).length > 0)

/**
 * The recipients of a party, each with a seat in the first of his workshops that has one left. Refuses where somebody
 * chose some and none of them has. The seats of the event are taken before, so that parties of one event come here one
 * after the other, and two never wait for each other.
 */
export async function seatedInWorkshops(tx: CapacityTx, party: Party): Promise<Result<readonly Recipient[], SoldOut>> {
  const seated: Recipient[] = []
  for (const recipient of party.recipients) {
    const found = await seatFor(tx, party, recipient)
    if (!found.ok) return found
    seated.push(found.value)
  }
  return done(seated)
}

/** The same of a party that waited: whoever finds none of his workshops with a seat left comes without one. */
export async function seatedWherePossible(tx: CapacityTx, party: Party): Promise<readonly Recipient[]> {
  const seated: Recipient[] = []
  for (const recipient of party.recipients) {
    const found = await seatFor(tx, party, recipient)
    seated.push(found.ok ? found.value : recipient)
  }
  return seated
}

async function seatFor(tx: CapacityTx, { event }: Party, recipient: Recipient): Promise<Result<Recipient, SoldOut>> {
  if (isPending(recipient)) return done(recipient)
  const { workshop: _, ...standing } = recipient
  const { workshopChoices = [] } = recipient
  let refusal: SoldOut | undefined
  for (const workshop of workshopChoices) {
    const taken = await takeSeats([inWorkshop(event.eventId, workshop)])(tx)
    if (taken.ok) return done<NamedRecipient>({ ...standing, workshop })
    if (taken.refusal.why === 'not-found') throw new Error(`event ${event.eventId} has seats, and is not there`)
    refusal ??= taken.refusal
  }
  return refusal ? refused(refusal) : done<NamedRecipient>(standing)
}
