/** What a program names, as the page of the finder shows it: fields, their values, and its sentences. */

interface Field {
  readonly label: string
  /** What the values are called; of a field that is typed into, or has a way of calling them, as they are written. */
  readonly values?: Readonly<Record<string, string>> | ((value: string) => string)
}

const fields: Readonly<Record<string, Field>> = {
  q: { label: 'Stichwort oder Paragraf' },
  targetGroup: { label: 'Amt', values: { br: 'Betriebsrat', sbv: 'SBV', jav: 'JAV' } },
  rubric: { label: 'Rubrik', values: { auftreten: 'Auftreten', betriebsverfassung: 'Betriebsverfassung' } },
  level: { label: 'Stufe', values: { grundlagen: 'Grundlagen', aufbau: 'Aufbau', spezial: 'Spezial' } },
  month: {
    label: 'Monat',
    values: { '2026-12': 'Dezember 2026', '2027-01': 'Januar 2027', '2027-02': 'Februar 2027' },
  },
  locationId: { label: 'Stadt', values: { 1: 'Hamburg' } },
  postcode: { label: 'Postleitzahl' },
  radius: { label: 'Umkreis', values: (kilometres) => `${kilometres} km` },
  mode: { label: 'Wie Sie lernen', values: { online: 'Online', hotel: 'Im Seminar-Hotel' } },
  accessibility: {
    label: 'Barrierefreies Haus',
    values: { lift: 'Aufzug', 'step-free': 'stufenlos', 'hearing-loop': 'Induktionsschleife' },
  },
  duration: { label: 'Dauer', values: { mittel: 'Zwei bis drei Tage', lang: 'Ab vier Tagen und Reihen' } },
  seats: { label: 'Plätze für', values: (people) => (people === '1' ? '1 Person' : `${people} Personen`) },
  free: { label: 'Nur zeigen', values: { true: 'Termine mit freien Plätzen' } },
  guaranteed: { label: 'Nur zeigen', values: { true: 'Termine, die garantiert stattfinden' } },
  isNew: { label: 'Nur zeigen', values: { true: 'neue Themen' } },
  priceTo: { label: 'Preis bis, in Euro netto', values: { 1000: 'bis 1.000 €', 1200: '1200' } },
}

const shown = (filter: string): Field => {
  const field = fields[filter]
  if (!field) throw new Error(`no field of the page is for ${filter}`)
  return field
}

/** The label of a filter's field. */
export const labelOf = (filter: string): string => shown(filter).label

/** The filter of a field with that label. */
export const fieldOf = (label: string): string => {
  const found = Object.entries(fields).find(([, field]) => field.label === label)
  if (!found) throw new Error(`no filter has the field ${label}`)
  return found[0]
}

/** A value of a filter, or several with commas between them, as a reader sees them, with 'oder' between them. */
export const optionOf = (filter: string, written: string): string =>
  written
    .split(',')
    .map((each) => each.trim())
    .map((value) => {
      const { values } = shown(filter)
      if (values === undefined) return value
      const option = typeof values === 'function' ? values(value) : values[value]
      if (option === undefined) throw new Error(`${filter} offers no ${value} on the page`)
      return option
    })
    .join(' oder ')

/** What a list is sorted by. */
export const sortingOf = (sort: string): 'Datum' | 'Entfernung' | 'Preis' => {
  if (sort === 'preis') return 'Preis'
  return sort === 'entfernung' ? 'Entfernung' : 'Datum'
}

/** Why an event cannot be booked at once, by the sentence that its row says. */
export const reasons: ReadonlyMap<string, string> = new Map([
  ['Sie können sich auf die Warteliste setzen.', 'sold-out'],
  ['Nicht mehr buchbar: Der Termin hat begonnen.', 'begun'],
])

/** What is wrong with what was typed, by the beginning of what stands beside the field. */
export const sentences: readonly (readonly [beginning: string, fault: string])[] = [
  ['Eine Postleitzahl hat fünf Ziffern', 'malformed'],
  ['Mindestens eine Person nimmt teil', 'too-low'],
  ['Für mehr als neun Personen', 'too-high'],
]
