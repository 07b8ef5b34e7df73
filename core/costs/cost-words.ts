import { formatEuro, onRequest, type Cents } from '../shared/money.ts'
import type { CostItem, CostLine, CostTotals, NotIncluded, TravelCosts } from './costs.ts'

const nbsp = '\u00A0'
const counted = (count: number, one: string, many: string): string => `${count}${nbsp}${count === 1 ? one : many}`

/** What a line of the reckoning is called, on pages and on paper. */
export const costLabels: Readonly<Record<CostItem, string>> = {
  fee: 'Seminargebühr',
  night: 'Übernachtung im Einzelzimmer',
  breakfast: 'Frühstück',
  'day-package': 'Tagungspauschale',
  food: 'Tagungspauschale: Speisen',
  drinks: 'Tagungspauschale: Getränke',
  business: 'Tagungspauschale: übrige Leistungen',
  parking: 'Parkplatz',
  'city-tax': 'Übernachtungssteuer',
}

const units: Readonly<Record<CostItem, readonly [one: string, many: string]>> = {
  fee: ['Person', 'Personen'],
  night: ['Nacht', 'Nächte'],
  breakfast: ['Mal', 'Mal'],
  'day-package': ['Tag', 'Tage'],
  food: ['Tag', 'Tage'],
  drinks: ['Tag', 'Tage'],
  business: ['Tag', 'Tage'],
  parking: ['Tag', 'Tage'],
  'city-tax': ['Nacht', 'Nächte'],
}

/** '4 Nächte'. */
export const quantityText = ({ item, quantity }: Pick<CostLine, 'item' | 'quantity'>): string =>
  counted(quantity, ...units[item])

/** '1.490,00 €' or 'auf Anfrage'. */
export const amountText = (cents: Cents | null): string => (cents === null ? onRequest : formatEuro(cents))

/** Net of all of a line. */
export const lineNet = ({ quantity, net }: Pick<CostLine, 'quantity' | 'net'>): Cents | null =>
  net === null ? null : quantity * net

/** '19 %'. */
export const rateText = (rate: number): string => `${String(rate).replace('.', ',')}${nbsp}%`

/** The words of sums: what is known is a part where a price is auf Anfrage. */
export const sumLabels = ({ complete }: Pick<CostTotals, 'complete'>) =>
  complete
    ? { net: 'Summe netto', gross: 'Summe brutto' }
    : { net: 'Summe netto, soweit bekannt', gross: 'Summe brutto, soweit bekannt' }

/** 'zzgl. 19 % MwSt. auf 1.490,00 €'. */
export const vatLabel = ({ rate, net }: CostTotals['vatByRate'][number]): string =>
  `${rateText(rate)} MwSt. auf ${formatEuro(net)}`

export const incompleteText =
  'Einen oder mehrere Preise nennen wir auf Anfrage. Sie fehlen in den Summen; mit ihnen wird es mehr.'

export const notIncludedTexts: Readonly<Record<NotIncluded, string>> = {
  evenings: 'Abendessen, Getränke am Abend und was sonst im Hotel bestellt wird',
  journey: 'Reisekosten: Sie stehen nur zur Information da, wir berechnen sie nicht',
  wages: 'das Entgelt, das der Arbeitgeber während der Schulung weiterzahlt',
  equipment: 'Rechner und Internetzugang am eigenen Platz',
}

/** 'Auto, 2 Fahrten von je 240 km hin und zurück' or undefined where nobody travels. */
export const travelText = ({ mode, journeys, km }: TravelCosts): string | undefined => {
  if (journeys === 0) return undefined
  const each = journeys === 1 ? '' : `${journeys}${nbsp}Reisen, je `
  return mode === 'auto' ? `Auto, ${each}${km}${nbsp}km hin und zurück` : `Bahn, ${each}hin und zurück`
}

/** 'Person 1' or 'Personen 1, 2 und 5'; all of them need no numbers. */
export const participantsText = (participants: readonly number[], all: number): string => {
  if (participants.length === all) return all === 1 ? 'Eine Person' : 'Je Person'
  const last = participants.at(-1)
  if (participants.length === 1) return `Person ${last}`
  return `Je Person: Nummer ${participants.slice(0, -1).join(', ')} und ${last}`
}
