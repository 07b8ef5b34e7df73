import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Seller } from '#core/brand/seller.ts'
import { formatEuro } from '#core/shared/money.ts'
import { programsOf } from '../support/programs.ts'
import { said } from '../support/said.ts'
import type { Scenario } from '#features/support/world.ts'

const booking = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).booking
const asAProgram = async (scenario: Scenario, who?: string) => (await programsOf(scenario, who)).booking

Given('{person} fills in the order', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await booking(this, who)).fillIn(), undefined)
})

Given('{person} fills in the order:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  this.seen.sentence = await (await booking(this, who)).fillIn(table.rowsHash())
})

Given(
  /^(she|he|Mara|Jonas|a visitor) (books|reserves|waits for) (\d+) seats? of the date (\d+)$/,
  async function (this: Scenario, who: string, how: string, seats: string, date: string) {
    const person = who === 'she' || who === 'he' ? undefined : who
    const { booking: books, cart } = await this.visit(person)
    const modes = { books: 'buchen', reserves: 'reservieren', 'waits for': 'warteliste' } as const
    assert.equal(await cart.add(Number(date), Number(seats), modes[how as keyof typeof modes]), undefined)
    assert.equal(await books.fillIn(), undefined)
    this.seen.sentence = await books.order()
  },
)

Given(
  /^(she|he|Mara|Jonas|a visitor) (books|waits for) (\d+) seats? of the date (\d+), for (.+) alone$/,
  async function (this: Scenario, who: string, how: string, seats: string, date: string, modules: string) {
    const { booking: books, cart } = await this.visit(who === 'she' || who === 'he' ? undefined : who)
    const titles = [...modules.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    const mode = how === 'books' ? 'buchen' : 'warteliste'
    assert.equal(await cart.addModules(Number(date), Number(seats), titles, mode), undefined)
    assert.equal(await books.fillIn(), undefined)
    this.seen.sentence = await books.order()
  },
)

When('{person} orders', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await booking(this, who)).order()
})

When('{person} orders under the key {string}', async function (this: Scenario, who: string | undefined, key: string) {
  this.seen.sentence = await (await asAProgram(this, who)).order({ key })
})

When('{person} takes a last look at the order', async function (this: Scenario, who: string | undefined) {
  await (await booking(this, who)).lookLast()
})

When('{person} orders what that showed', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await booking(this, who)).orderAsSeen()
})

When('{person} orders without accepting the terms', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await booking(this, who)).order(false)
})

When('{person} sends the same order again', async function (this: Scenario, who: string | undefined) {
  const before = await (await booking(this, who)).orderNo()
  this.seen.sentence = await (await asAProgram(this)).order({ again: true })
  assert.equal(await (await booking(this)).orderNo(), before)
})

Then('the order is placed', async function (this: Scenario) {
  assert.equal(this.seen.sentence, undefined)
  assert.match((await (await booking(this)).orderNo()) ?? '', /^B-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
})

Then('the papers of {int} are {string}', async function (this: Scenario, date: number, papers: string) {
  assert.equal((await (await booking(this)).papers(date)).join(', '), papers)
})

Then('the booking of {int} stands at {string}', async function (this: Scenario, date: number, state: string) {
  assert.equal((await (await booking(this)).see(date)).state, state)
})

Then('the booking of {int} is:', async function (this: Scenario, date: number, table: DataTable) {
  const { date: day, state, seats, left, net, heldUntil } = await (await booking(this)).see(date)
  const seen: Readonly<Record<string, string>> = {
    date: day,
    state,
    seats: seats.join(', '),
    left: left.join('; '),
    net,
    'held until': heldUntil ?? '',
  }
  const wanted = table.rowsHash()
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((key) => [key, seen[key]])), wanted)
})

Then(/^(\d+) seats? of the date (\d+) (?:is|are) left$/, async function (this: Scenario, seats: string, date: string) {
  assert.equal(await (await booking(this)).seatsLeft(Number(date)), Number(seats))
})

When('{person} takes the reservation of {int}', async function (this: Scenario, who: string | undefined, date: number) {
  this.seen.sentence = await (await booking(this, who)).book(date)
})

When('{person} takes the offer of {int}', async function (this: Scenario, who: string | undefined, date: number) {
  this.seen.sentence = await (await booking(this, who)).claim(date)
})

When('{person} declines the offer of {int}', async function (this: Scenario, who: string | undefined, date: number) {
  this.seen.sentence = await (await booking(this, who)).decline(date)
})

When('{person} cancels {int}', async function (this: Scenario, who: string | undefined, date: number) {
  this.seen.sentence = await (await booking(this, who)).cancel(date)
})

When(
  '{person} cancels {int} for {string}',
  async function (this: Scenario, who: string | undefined, date: number, name: string) {
    this.seen.sentence = await (await booking(this, who)).cancel(date, [name])
  },
)

When(
  '{person} cancels {int}, confirming {int} euros',
  async function (this: Scenario, who: string | undefined, date: number, feeNet: number) {
    this.seen.sentence = await (await asAProgram(this, who)).cancel(date, feeNet)
  },
)

When(
  '{person} looks at what cancelling {int} costs',
  async function (this: Scenario, who: string | undefined, date: number) {
    await (await booking(this, who)).lookAtCancelling(date)
  },
)

When('{person} cancels at the price that was shown', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await booking(this, who)).cancelAsSeen()
})

When(
  '{person} names {string} for the seat of {string} on {int}',
  async function (this: Scenario, who: string | undefined, name: string, seat: string, date: number) {
    this.seen.sentence = await (await booking(this, who)).substitute(date, seat, name)
  },
)

When(
  '{person} names {string} and {string} by turns for a seat of {int}, {int} times',
  async function (this: Scenario, who: string | undefined, one: string, other: string, date: number, times: number) {
    const books = await booking(this, who)
    for (let nth = 0; nth < times; nth += 1) {
      const [seat = ''] = (await books.see(date)).seats
      assert.equal(this.seen.sentence, undefined)
      this.seen.sentence = await books.substitute(date, seat, nth % 2 === 0 ? one : other)
    }
  },
)

When(
  '{person} rebooks {int} to {int}',
  async function (this: Scenario, who: string | undefined, date: number, to: number) {
    this.seen.sentence = await (await booking(this, who)).rebook(date, to)
  },
)

Then('cancelling {int} costs {string}', async function (this: Scenario, date: number, steps: string) {
  assert.equal((await (await booking(this)).see(date)).cancellation.join('; '), steps)
})

Then('{int} can be rebooked to {string}', async function (this: Scenario, date: number, days: string) {
  assert.equal((await (await booking(this)).see(date)).alternatives.join(', '), days)
})

Then(
  '{int} can be rebooked to {string} for {string}',
  async function (this: Scenario, date: number, days: string, prices: string) {
    const { alternatives, pricesElsewhere } = await (await booking(this)).see(date)
    assert.deepEqual([alternatives.join(', '), pricesElsewhere.join(', ')], [days, prices])
  },
)

Then('{int} cannot be rebooked any more', async function (this: Scenario, date: number) {
  assert.equal((await (await booking(this)).see(date)).canBeRebooked, false)
})

When(
  /^the works council decides about (\d+) on "([^"]*)": (.*)$/,
  async function (this: Scenario, date: string, heldOn: string, votes: string) {
    const said = /^(\d+) of (\d+) present, (\d+) yes, (\d+) no, (\d+) abstained$/.exec(votes)
    assert(said, `these are no votes: ${votes}`)
    const [present = 0, entitled = 0, yes = 0, no = 0, abstained = 0] = said.slice(1).map(Number)
    const decided = { heldOn, entitled, present, yes, no, abstained }
    this.seen.sentence = await (await booking(this)).resolve(Number(date), decided)
  },
)

When('{person} hands {int} to the employer', async function (this: Scenario, who: string | undefined, date: number) {
  assert.equal(await (await booking(this, who)).handOver(date), undefined)
})

When(
  '{person} takes the link to the employer of {int} back',
  async function (this: Scenario, who: string | undefined, date: number) {
    assert.equal(await (await booking(this, who)).revoke(date), undefined)
  },
)

Then('the employer reads:', async function (this: Scenario, table: DataTable) {
  const seen = await (await booking(this)).openAsEmployer()
  assert(seen, 'it opens nothing')
  const { title, names, gross } = seen
  assert.deepEqual({ title, names: names.join(', '), gross }, table.rowsHash())
})

Then('the employer reads nothing of {string}', async function (this: Scenario, word: string) {
  const seen = await (await booking(this)).openAsEmployer()
  assert(seen, 'it opens nothing')
  assert(!seen.text.includes(word), `it says ${word}`)
})

Then('the link to the employer opens nothing any more', async function (this: Scenario) {
  assert.equal(await (await booking(this)).openAsEmployer(), undefined)
})

When('the employer answers {string} as {string}', async function (this: Scenario, kind: string, name: string) {
  this.seen.sentence = await (await booking(this)).answerAsEmployer(kind, name)
})

When(
  'the employer answers {string} as {string}: {string}',
  async function (this: Scenario, kind: string, name: string, text: string) {
    this.seen.sentence = await (await booking(this)).answerAsEmployer(kind, name, text)
  },
)

Then(
  'the booking of {int} tells of the employer: {string}',
  async function (this: Scenario, date: number, answers: string) {
    assert.equal((await (await booking(this)).see(date)).employer.join(' '), answers)
  },
)

When('time passes to {string} UTC', async function (this: Scenario, instant: string) {
  await this.bringIn()
  this.app.clock.set(instant)
  await this.app.keepTimetable()
})

Then('these letters go out:', async function (this: Scenario, table: DataTable) {
  const letters = await this.app.letters()
  const seen = letters.map((letter) => ({
    kind: 'what' in letter ? `${letter.kind} ${letter.what}` : letter.kind,
    to: letter.to,
  }))
  const inOrder = (rows: readonly { readonly kind: string; readonly to: string }[]) =>
    rows.map(({ kind, to }) => `${kind} → ${to}`).toSorted()
  const wanted = table.hashes().map(({ kind = '', to = '' }) => ({ kind, to }))
  assert.deepEqual(inOrder(seen.slice(this.seen.lettersRead ?? 0)), inOrder(wanted))
  this.seen.lettersRead = seen.length
})

Given('the letters so far are read', async function (this: Scenario) {
  this.seen.lettersRead = (await this.app.letters()).length
})

const seller: Seller = {
  company: 'Haus GmbH',
  street: 'Kaistraße 19',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  contact: 'Rechnungsstelle',
  court: 'Amtsgericht Hamburg',
  registerNo: 'HRB 000000',
  managers: ['Marlene Brandis'],
  vatId: 'DE000000000',
  taxNumber: '00/000/00000',
  bank: { name: 'Beispielbank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
}

Given('the provider issues invoices', function (this: Scenario) {
  this.draft.change((content) => ({ ...content, brand: { ...content.brand, seller } }))
})

Then(
  'the invoice {string} of {int} bills:',
  async function (this: Scenario, number: string, date: number, table: DataTable) {
    const issued = await this.app.invoicesOf((await booking(this)).linkTo(date))
    const invoice = issued.find((it) => it.number === number)
    assert(invoice, `there is no ${number}`)
    assert.deepEqual(
      invoice.lines.map(({ text, quantity, service: { from, until } = invoice.service }) => ({
        what: text,
        quantity: String(quantity),
        from,
        until,
      })),
      table.hashes(),
    )
  },
)

Then('these invoices are issued for {int}:', async function (this: Scenario, date: number, table: DataTable) {
  const follows = await booking(this)
  const issued = await this.app.invoicesOf(follows.linkTo(date))
  assert.deepEqual(
    issued.map(({ number, kind, totals }) => ({ number, kind, gross: said(formatEuro(totals.gross)) })),
    table.hashes(),
  )
  assert.deepEqual(
    (await follows.see(date)).invoices,
    issued.map(({ number }) => number),
  )
})
