/** What the form shows again; the password never is, and ticks are no values. */
export const typed = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Ö’Brien-von der Heide',
  company: 'Łuczak & Söhne "GmbH" <KG>',
  function: 'br-mitglied',
  email: 'aenne@betrieb.example',
  zip: '20095',
  city: 'Hamburg',
  phone: '040 123456',
}
/** A form that is accepted. */
export const registration = { ...typed, password: 'noch ein gutes langes Wort', agb: 'on', privacyAccepted: 'on' }
/** The same as a JSON call. */
export const asJson = { ...registration, agb: true, privacyAccepted: true }
