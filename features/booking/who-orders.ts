/** What Mara types of herself and of the invoice where she orders, by the names of the fields. */
export const whoOrders = {
  buyerType: 'arbeitgeber',
  salutationId: 'frau',
  firstName: 'Mara',
  lastName: 'Kessler',
  email: 'mara@werk.example',
  company: 'Werk GmbH',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
}

/** The same as a page asks for it, by the labels of what is typed. */
export const whoOrdersTyped = {
  Vorname: 'Mara',
  Nachname: 'Kessler',
  'E-Mail-Adresse': 'mara@werk.example',
  'Betrieb oder Dienststelle': 'Werk GmbH',
  'Straße und Hausnummer': 'Werkstraße 1',
  Postleitzahl: '20095',
  Ort: 'Hamburg',
  'E-Mail-Adresse für die Rechnung': 'rechnung@werk.example',
}
