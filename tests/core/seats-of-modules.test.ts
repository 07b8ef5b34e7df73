import { describe, expect, test } from 'vitest'
import { inLockingOrder } from '#core/capacity/in-locking-order.ts'
import { afterTaking, leftInModules, leftInRun, takenByWhole } from '#core/capacity/seats-of-run.ts'
import { usualStay, type CartItem } from '#core/cart/cart.ts'
import { whyNoRoom } from '#core/cart/seats-in-cart.ts'
import { moduleSeatsText, onlyModulesAreLeft } from '#core/catalogue/module-seats.view.ts'
import { aBooking, aListedEvent } from './sample-booking.ts'
import { aModuleRow, anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'
import { aModule } from './sample-theme.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

describe('seats of a run', () => {
  const run = { left: 2, byModule: new Map([['Eins', 3]]) }

  test('are those of its fullest module', () => {
    expect(leftInRun(run)).toBe(2)
    expect([leftInModules(run, ['Eins']), leftInModules(run, ['Zwei'])]).toEqual([2, 5])
    expect([leftInModules(run, ['Zwei', 'Eins']), leftInModules(run, [])]).toEqual([2, 5])
    expect([takenByWhole(6, run.byModule), takenByWhole(6, new Map())]).toEqual([3, 6])
  })

  test('become fewer with those of a module only where that is the fullest then', () => {
    const taken = (seats: number, modules?: readonly string[]) => leftInRun(afterTaking(run, seats, modules))
    expect([taken(1), taken(1, ['Eins']), taken(3, ['Zwei']), taken(4, ['Zwei'])]).toEqual([1, 1, 2, 1])
    expect([taken(-1, ['Eins']), taken(-3, ['Eins'])]).toEqual([3, 5])
  })
})

test.each([0, -1, 1.5, Number.NaN])('%s seats of anything are neither taken nor given back', (seats) => {
  const of = { kind: 'event', eventId: 4001 } as const
  expect(() => inLockingOrder([{ of, seats }])).toThrow(RangeError)
  expect(inLockingOrder([{ of, seats: 1 }])).toEqual([{ of, seats: 1 }])
})

const [first, second] = ['2027-03-01', '2027-04-05'] as const
const run = (placesLeft: number, leftOfSecond?: number) =>
  aListedEvent({
    eventId: 4001,
    placesLeft,
    modules: [
      aModule({ title: 'Eins', startDate: first }),
      aModule({ title: 'Zwei', startDate: second, ...(leftOfSecond !== undefined && { placesLeft: leftOfSecond }) }),
    ],
  })

describe('in a cart', () => {
  const item = (seats: number, modules?: readonly string[]): CartItem => ({
    id: modules?.join() ?? 'all',
    eventId: 4001,
    mode: 'buchen',
    recipients: Array.from({ length: seats }, (_, n) => ({ id: `r${n}`, version: 1, pending: true, stay: usualStay })),
    ...(modules && { modules }),
  })
  const refusal = (items: readonly CartItem[], seats: number, modules?: readonly string[]) => {
    const full = whyNoRoom(run(1, 3), items, { seats, ...(modules && { modules }) })
    return full && [full.of.kind === 'module' ? full.of.module : full.of.kind, full.left]
  }

  test('each module has room for as many as are left of it', () => {
    expect([refusal([], 1, [first]), refusal([], 3, [second]), refusal([], 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(refusal([], 2, [first])).toEqual(['Eins', 1])
    expect(refusal([], 4, [second])).toEqual(['Zwei', 3])
    expect(refusal([], 2, [first, second])).toEqual(['Eins', 1])
    expect(refusal([], 2)).toEqual(['event', 1])
  })

  test('what is in it already counts where it is the same module, and the whole everywhere', () => {
    expect(refusal([item(1, [first])], 3, [second])).toBeUndefined()
    expect(refusal([item(1, [first])], 1)).toEqual(['event', 1])
    expect(refusal([item(2, [second])], 1)).toBeUndefined()
    expect(refusal([item(3, [second])], 1)).toEqual(['event', 1])
    expect(refusal([item(1)], 1, [first])).toEqual(['Eins', 1])
    expect([refusal([item(1)], 2, [second]), refusal([item(1)], 3, [second])]).toEqual([undefined, ['Zwei', 3]])
    expect(refusal([{ ...item(5), eventId: 4002 }], 1)).toBeUndefined()
  })

  test('an event without modules has room for as many as are left of it', () => {
    const one = aListedEvent({ eventId: 4001, placesLeft: 2 })
    expect(whyNoRoom(one, [item(1)], { seats: 1 })).toBeUndefined()
    expect(whyNoRoom(one, [item(1)], { seats: 2 })).toEqual({
      why: 'sold-out',
      of: { kind: 'event', eventId: 4001 },
      left: 2,
    })
  })

  test('a module that has room is not refused because the whole has none', () =>
    expect(refusal([item(2)], 1, [second])).toBeUndefined())
})

test('how many seats a module has left is said where one has more than the run', () => {
  const texts = (of: ReturnType<typeof run>) => of.modules.map((module) => moduleSeatsText(of, module))
  expect(texts(run(2))).toEqual([undefined, undefined])
  expect(texts(run(1, 4))).toEqual(['Nur noch 1 Platz', 'Noch 4 Plätze'])
  expect([run(0, 1), run(0), run(1, 2)].map(onlyModulesAreLeft)).toEqual([true, false, false])
})

test('what is booked does not tell for good how many seats were left that day', () => {
  expect(JSON.stringify(aBooking({ event: run(1, 4) }).event)).not.toContain('placesLeft')
})

const typed = {
  buyerType: 'arbeitgeber',
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Muster',
  email: 'kim@werk.example',
  company: 'Werk GmbH',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'teilnehmende',
  legalBasis: '37_6',
}

describe('whoever comes too late for a module at the checkout', () => {
  const opened = async () => {
    const core = openTestCore()
    const themes = [aThemeFile({ eventType: 1, allowSingle: true })]
    const runs = [0, 1, 2, 3].map((months) => {
      const day = (of: string) => of.replace(/-0(\d)-/, (_, month: string) => `-0${Number(month) + months}-`)
      const modules = [
        aModuleRow({ title: 'Eins', start: day(first), days: 1, duration: 1 }),
        aModuleRow({ title: months === 3 ? 'Anders' : 'Zwei', start: day(second), days: 1, duration: 1 }),
      ]
      return anEventContent({ eventId: 4001 + months, places: 1, taken: 0, modules })
    })
    // Events of a series tell their days by their modules.
    const events = runs.map((run) => {
      const { start: _, days: __, startTime: ___, endTime: ____, ...content } = run
      return content
    })
    valueOf(await core.stage.content(someContentFolder({ themes, events })))
    const party = () => core.site(aVisitor(`network ${Math.random()}`)).booking
    const fill = async (booking: ReturnType<typeof party>, eventId: number, modules: readonly string[]) =>
      valueOf(await booking.cart.addItem({ eventId, modules }))
    const order = async ({ cart, orders }: ReturnType<typeof party>) => {
      const { version } = valueOf(await cart.updateOrderOptions(typed))
      return orders.checkout({ cartVersion: version, acceptAgb: true, privacyAccepted: true })
    }
    const ordered = async (eventId: number, modules: readonly string[]) => {
      const booking = party()
      await fill(booking, eventId, modules)
      expect(await order(booking)).toMatchObject({ ok: true })
    }
    return { party, fill, order, ordered }
  }

  test('is told which one it is, and in which runs the same has seats', async () => {
    const { party, fill, order, ordered } = await opened()
    // Of the next run the whole is sold out, of the one after it the same module.
    await ordered(4002, ['2027-05-05'])
    await ordered(4003, ['2027-05-01'])
    const [early, late] = [party(), party()]
    await fill(early, 4001, [first])
    await fill(late, 4001, [first])
    const { items } = await fill(late, 4001, [second])
    const answers = await Promise.all([order(early), order(late)])
    expect(answers).toMatchObject([
      { ok: true },
      {
        refusal: {
          why: 'not-orderable',
          items: [
            {
              itemId: items[0]?.id,
              eventId: 4001,
              obstacle: 'sold-out',
              alternatives: [{ eventId: 4002 }, { eventId: 4004 }],
            },
          ],
        },
      },
    ])
  })

  test('and for the whole, which runs have seats of all of it', async () => {
    const { party, fill, order, ordered } = await opened()
    await ordered(4002, ['2027-05-05'])
    const [early, late] = [party(), party()]
    await fill(early, 4001, [second])
    await fill(late, 4001, [])
    const answers = await Promise.all([order(early), order(late)])
    expect(answers).toMatchObject([
      { ok: true },
      {
        refusal: {
          items: [{ eventId: 4001, obstacle: 'sold-out', alternatives: [{ eventId: 4003 }, { eventId: 4004 }] }],
        },
      },
    ])
  })
})
