/** What is ordered, right before it is. */
export interface LastLook {
  readonly net: string
  readonly gross: string
  readonly button: string
  /** What is said of the invoice, by its label. */
  readonly invoice: Readonly<Record<string, string>>
}

/** What somebody does from the cart to the thanks. Fields go by their German labels. */
export interface ChecksOut {
  /** Fills in the form of the invoice; answers what is wrong with which field. */
  bill(fields: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>>
  /** What the form of the invoice holds when it is opened again. */
  typed(): Promise<Readonly<Record<string, string>>>
  lastLook(): Promise<LastLook>
  /** Orders with the cart as it is; answers what was wrong. */
  order(accepting: boolean): Promise<readonly string[]>
  thanks(): Promise<readonly { readonly date: string; readonly says: string }[]>
}

/** Who orders, and where the invoice goes. */
export const whoPays: Readonly<Record<string, string>> = {
  Anrede: 'Frau',
  Vorname: 'Änne',
  Nachname: 'Łuczak',
  'E-Mail-Adresse': 'aenne@werk.example',
  'Betrieb oder Dienststelle': 'Werk Nord',
  'Straße und Hausnummer': 'Große Elbstraße 999',
  Postleitzahl: '22767',
  Ort: 'Hamburg',
  'E-Mail-Adresse für die Rechnung': 'rechnung@werk.example',
}
