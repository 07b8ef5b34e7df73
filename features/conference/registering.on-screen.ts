import { allText } from '../screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'
import type { Entered, FillsInARegistration, LastLookSeen, RegisteredSeen } from './registering.driver.ts'

const labelled = (label: string): RegExp => new RegExp(String.raw`^\s*${label}\s*(?:\(freiwillig\)\s*)?$`)
const personLabels = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Workshop, erste Wahl', 'Workshop, zweite Wahl'] as const
const whoPays = {
  Vorname: 'Änne',
  Nachname: 'Łuczak',
  'E-Mail-Adresse': 'aenne@werk.example',
  'Betrieb oder Dienststelle': 'Werk Nord',
  'Straße und Hausnummer': 'Große Elbstraße 999',
  Postleitzahl: '22767',
  Ort: 'Hamburg',
  'E-Mail-Adresse für die Rechnung': 'rechnung@werk.example',
}

interface FillsInARegistrationOnScreen extends FillsInARegistration {
  /** The same, with another choice of what to do than the first, by its label. */
  enter(people: readonly Entered[], mode?: RegExp): ReturnType<FillsInARegistration['enter']>
}

/** Registers by the form of a Fachtagung, by labels and roles. */
export const fillsInARegistrationOnScreen = ({ screen }: PageAddress): FillsInARegistrationOnScreen => {
  const { page } = screen
  const regions = (name: RegExp): Promise<readonly Spot[]> => page.all('region', name)
  const person = async (nth: number): Promise<Spot> =>
    sooner(`person ${nth}`, async () => (await regions(/^(?:Teilnehmende Person|\d+\. Person)$/))[nth])
  const faults = async (): Promise<readonly string[]> => {
    const alert = await sooner('alert', async () => (await page.all('alert'))[0])
    return (await alert.readAll('listitem', allText)).map(said)
  }

  return {
    async open(url) {
      await screen.go(`/fachtagung/${url}/buchung`)
      const [choice] = await (await person(0)).all('combobox', labelled('Workshop, erste Wahl'))
      return ((await choice?.readAll('option', allText)) ?? []).map(said)
    },
    async enter(people, mode) {
      if (mode) await (await page.field(mode)).tick(true)
      for (let more = 1; more < people.length; more += 1) await press(screen, 'Weitere Person anmelden')
      for (const [index, { firstName, lastName, email, firstChoice, secondChoice }] of people.entries()) {
        const part = await person(index)
        await (await part.field('Anrede')).choose('Divers / keine Angabe')
        await (await part.field('Vorname')).fill(firstName)
        await (await part.field('Nachname')).fill(lastName)
        await (await part.field('E-Mail-Adresse')).fill(email)
        await (await part.field('Funktion')).choose('Mitglied des Betriebsrats')
        for (const [label, title] of [
          ['Workshop, erste Wahl', firstChoice],
          ['Workshop, zweite Wahl', secondChoice],
        ] as const) {
          if (title === '') continue
          const field = await part.field(labelled(label))
          const options = await field.readAll('option', allText)
          await field.choose(options.find((option) => said(option).startsWith(title)) ?? title)
        }
      }
      const payer = await sooner('who pays', async () => (await regions(/^Wer bezahlt\?$/))[0])
      await (await payer.field('Anrede')).choose('Frau')
      for (const [label, text] of Object.entries(whoPays)) await (await payer.field(labelled(label))).fill(text)
      await (await payer.field(/^\s*§.37 Abs\..6/)).tick(true)
      await press(screen, 'Weiter zum Prüfen')
      if ((await page.all('checkbox', /AGB/)).length > 0) {
        const main = await sooner('main part', async () => (await page.all('main'))[0])
        return main.read(lastLookIn)
      }
      const wrong: Record<string, string> = {}
      for (const label of personLabels) {
        const { invalid, message } = await (await (await person(0)).field(labelled(label))).read(faultOf)
        if (invalid) wrong[label] = said(message)
      }
      return { wrong }
    },
    typed: async (label) =>
      (await (await person(0)).field(labelled(label))).read((field) => (field as HTMLInputElement).value),
    async send(accepting) {
      await (await page.field(/^\s*Ich habe die\s+AGB/)).tick(accepting)
      await (await page.field(/^\s*Ich habe die\s+Hinweise/)).tick(accepting)
      await press(screen, /^Zahlungspflichtig buchen$|^Unverbindlich reservieren$|^Auf die Warteliste$/)
      if (!new URL(await screen.address()).pathname.startsWith('/buchung/')) return { faults: await faults() }
      const main = await sooner('main part', async () => (await page.all('main'))[0])
      return main.read(registeredIn)
    },
  }
}

/** Reads all of a registration; runs inside the page. */
const lastLookIn = (main: Element): LastLookSeen => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const form = main.querySelector('form:has([name="agb"])')
  const facts = [...(form?.querySelectorAll('dt') ?? [])]
  return {
    gross: textOf(form?.querySelector('p.h4')).replace(/^.*: /, ''),
    button: textOf(form?.querySelector('button[value="send"]')),
    people: facts.filter((term) => textOf(term).endsWith('Person')).map((term) => textOf(term.nextElementSibling)),
  }
}

/** Reads the booking; runs inside the page. */
const registeredIn = (main: Element): RegisteredSeen => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  return {
    state: textOf(main.querySelector('.stat')).replace(/^Stand: /, ''),
    workshops: [...main.querySelectorAll('#teilnehmende ol > li')].flatMap((seat) => {
      const workshop = /Workshop „([^“]+)“$/.exec(textOf(seat.querySelector('p')))?.[1]
      return workshop === undefined ? [] : [`${textOf(seat.querySelector('strong'))}: ${workshop}`]
    }),
  }
}
