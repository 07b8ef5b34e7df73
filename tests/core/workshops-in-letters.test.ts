import { describe, expect, test } from 'vitest'
import { bookingInLetter, newsForRecipient } from '#core/booking/booking-letters.ts'
import { seatsTakenBy } from '#core/booking/workshops.ts'
import { workshopText } from '#wording/workshops.ts'
import { orderArrived } from '#wording/letters/booking-letters.ts'
import { aBooking, aRecipient, someOptions } from './sample-booking.ts'

const hearing = { id: 'hoeren', title: 'Hören', capacity: 2 }
const barriers = { id: 'barrieren', title: 'Barrieren', capacity: 1 }
const kim = aRecipient('Kim', { workshopChoices: [hearing, barriers], workshop: barriers })
const ada = aRecipient('Ada', { workshopChoices: [hearing], workshop: hearing })
const uwe = aRecipient('Uwe', { workshopChoices: [hearing] })

describe('workshops of a Fachtagung', () => {
  const booking = aBooking({ recipients: [kim, ada, uwe] })

  test('a letter to the orderer names those of all who have one', () => {
    expect(bookingInLetter(booking).workshops).toEqual([
      { name: 'Kim Werk', title: 'Barrieren' },
      { name: 'Ada Werk', title: 'Hören' },
    ])
    const { parts } = orderArrived({
      kind: 'order-arrived',
      to: 'office@seminarhaus.example',
      dedupeKey: 'k',
      orderNo: 'B-1',
      contact: someOptions().contact,
      company: 'Werk',
      bookings: [bookingInLetter(booking)],
    })
    expect(JSON.stringify(parts)).toContain('Workshop „Barrieren“: Kim Werk')
  })

  test('a letter to one who takes part names his own and nobody else', () => {
    const letter = newsForRecipient(booking, ada, 'invited')
    expect(letter).toMatchObject({ booking: { workshops: [{ name: 'Ada Werk', title: 'Hören' }] } })
    expect(newsForRecipient(booking, uwe, 'invited')).not.toHaveProperty('booking.workshops')
  })

  test('seats that are taken and given back are those of the event and of workshops, of nobody none', () => {
    const { eventId } = booking.event
    const inWorkshop = (id: string, capacity: number) => ({
      of: { kind: 'workshop', eventId, workshop: id, capacity },
      seats: 1,
    })
    expect(seatsTakenBy(booking, booking.recipients)).toEqual([
      { of: { kind: 'event', eventId }, seats: 3 },
      inWorkshop('barrieren', 1),
      inWorkshop('hoeren', 2),
    ])
    expect(seatsTakenBy(booking, [])).toEqual([])
  })

  test('it is told who has a seat, who waits for one and who came without', () => {
    expect(workshopText(kim, 'bestaetigt')).toBe('Workshop „Barrieren“')
    const { workshop: _, ...waiting } = kim
    expect(workshopText(waiting, 'warteliste')).toBe('gewünscht: Workshop „Hören“, sonst „Barrieren“')
    expect(workshopText(uwe, 'nachgerueckt')).toBe('ohne Platz im Workshop (gewünscht: Workshop „Hören“)')
    expect(workshopText(aRecipient('Ina'), 'bestaetigt')).toBeUndefined()
  })
})
