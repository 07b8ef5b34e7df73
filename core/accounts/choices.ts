import type { FieldFault } from '../shared/result.ts'
import type { Choice } from './accounts.ts'

/** Forms of address (domain §7.2). */
export const salutations: readonly Choice[] = [
  { id: 'frau', label: 'Frau' },
  { id: 'herr', label: 'Herr' },
  { id: 'divers', label: 'Divers / keine Angabe' },
]

/** What people do in and around a Gremium. */
export const functions: readonly Choice[] = [
  { id: 'br-vorsitz', label: 'Vorsitz des Betriebsrats' },
  { id: 'br-stellvertretung', label: 'Stellvertretender Vorsitz des Betriebsrats' },
  { id: 'br-mitglied', label: 'Mitglied des Betriebsrats' },
  { id: 'br-ersatzmitglied', label: 'Ersatzmitglied des Betriebsrats' },
  { id: 'gbr-kbr', label: 'Mitglied des Gesamt- oder Konzernbetriebsrats' },
  { id: 'sbv', label: 'Vertrauensperson der schwerbehinderten Menschen' },
  { id: 'sbv-stellvertretung', label: 'Stellvertretung der Vertrauensperson' },
  { id: 'jav-vorsitz', label: 'Vorsitz der JAV' },
  { id: 'jav', label: 'Mitglied der JAV' },
  { id: 'wahlvorstand', label: 'Mitglied des Wahlvorstands' },
  { id: 'wirtschaftsausschuss', label: 'Mitglied des Wirtschaftsausschusses' },
  { id: 'buero', label: 'Assistenz oder Büro des Gremiums' },
  { id: 'arbeitgeber', label: 'Personalabteilung oder Arbeitgeber' },
  { id: 'sonstige', label: 'Andere Funktion' },
]

export const isOneOf = (choices: readonly Choice[], id: string): boolean => choices.some((choice) => choice.id === id)

/** The word of a choice; empty for an id that is no longer offered. */
export const labelOf = (choices: readonly Choice[], id: string): string =>
  choices.find((choice) => choice.id === id)?.label ?? ''

/** What is wrong with a choice that has to be made. */
export const choiceFault = (choices: readonly Choice[], id: string): FieldFault | undefined => {
  if (id.trim() === '') return 'missing'
  return isOneOf(choices, id) ? undefined : 'unknown'
}
