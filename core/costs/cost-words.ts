import type { ListedEvent } from '../catalogue/catalogue.ts'
import { formatEuro, onRequest, type Cents } from '../shared/money.ts'
import { counted, nbsp } from '../shared/unbroken.ts'
import type { CostItem, CostLine, CostTotals, NotIncluded, TravelCosts } from './costs.ts'

/** What a line of the reckoning is called, on pages and on paper. */
export const costLabels: Readonly<Record<CostItem, string>> = {
  fee: 'Seminargebühr',
  inhouse: 'Seminar für Ihr Gremium allein',
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
  inhouse: ['Pauschale', 'Pauschalen'],
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

/** The rate of a line; of a price that is not known none is. */
export const lineRateText = ({ net, rate }: Pick<CostLine, 'net' | 'rate'>): string =>
  net === null ? '' : rateText(rate)

/** A line under the lines. */
export interface SumRow {
  readonly label: string
  readonly amount: string
  readonly strong: boolean
  /** What one decides by, and sees first. */
  readonly big: boolean
}

/**
 * The sums. With VAT: net, VAT per rate above 0, gross; without: the net per rate, and net in all. Net is the one to
 * decide by: employers reckon with it. What is known is a part where a price is auf Anfrage.
 */
export function sumRows(totals: CostTotals, vatShown: boolean): readonly SumRow[] {
  const { net, vatByRate, gross, complete } = totals
  if (nothingKnown(totals))
    return [{ label: vatShown ? 'Summe brutto' : 'Summe netto', amount: onRequest, strong: true, big: true }]
  const known = complete ? '' : ', soweit bekannt'
  const row = (label: string, cents: Cents, strong: boolean, big = false): SumRow => {
    return { label, amount: formatEuro(cents), strong, big }
  }
  if (vatShown)
    return [
      row(`Summe netto${known}`, net, true, true),
      ...vatByRate
        .filter(({ rate }) => rate > 0)
        .map((part) => row(`${rateText(part.rate)} MwSt. auf ${formatEuro(part.net)}`, part.vat, false)),
      row(`Summe brutto${known}`, gross, true),
    ]
  return [
    ...vatByRate.map(({ rate, net: part }) => row(netAtRate(rate), part, false)),
    row(`Summe netto${plusVat({ vatByRate })}${known}`, net, true, true),
  ]
}

const netAtRate = (rate: number): string => (rate === 0 ? 'Netto ohne MwSt.' : `Netto zu ${rateText(rate)} MwSt.`)

/** Every price is auf Anfrage: a sum would be nothing, which is not what it costs. */
export const nothingKnown = ({ vatByRate, complete }: Pick<CostTotals, 'vatByRate' | 'complete'>): boolean =>
  !complete && vatByRate.length === 0

/** ', zzgl. MwSt.' where there is any. */
export const plusVat = ({ vatByRate }: Pick<CostTotals, 'vatByRate'>): string =>
  vatByRate.some(({ rate }) => rate > 0) ? ', zzgl. MwSt.' : ''

/** Stands over lines whose prices are net. */
export const priceNote = (vatShown: boolean): string =>
  vatShown ? 'Preise netto, Mehrwertsteuer am Ende' : 'Preise netto, zzgl. MwSt.'

/** A fee without VAT is a training body's that serves the common good; undefined for all others. */
export const exemptText = ({ price }: Pick<ListedEvent, 'price'>): string | undefined =>
  price?.rate === 0
    ? `Die Seminargebühr ist umsatzsteuerfrei nach §${nbsp}4 Nr.${nbsp}22 Buchst.${nbsp}a UStG.`
    : undefined

export const incompleteText =
  'Einen oder mehrere Preise nennen wir auf Anfrage. Sie fehlen in den Summen; mit ihnen wird es mehr.'

export const notIncludedTexts: Readonly<Record<NotIncluded, string>> = {
  evenings: 'Abendessen, Getränke am Abend und was sonst im Hotel bestellt wird',
  journey: 'Reisekosten: Sie stehen nur zur Information da, wir berechnen sie nicht',
  wages: 'das Entgelt, das der Arbeitgeber während der Schulung weiterzahlt',
  equipment: 'Rechner und Internetzugang am eigenen Platz',
}

/** 'Auto, 2 Reisen, je 240 km hin und zurück' or undefined where nobody travels, or nobody says for how much. */
export const travelText = ({ mode, journeys, km, cents }: TravelCosts): string | undefined => {
  if (cents === 0) return undefined
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
