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
