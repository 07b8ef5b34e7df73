import type { RegistrationForm } from './accounts.driver.ts'

/** The fields of the registration form by their German labels, in the order of the form. */
export const registrationFields = {
  Anrede: 'salutationId',
  Vorname: 'firstName',
  Nachname: 'lastName',
  'E-Mail-Adresse': 'email',
  Passwort: 'password',
  'Betrieb oder Dienststelle': 'company',
  Funktion: 'function',
  Telefon: 'phone',
  Postleitzahl: 'zip',
  Ort: 'city',
  AGB: 'agb',
  Datenschutz: 'privacyAccepted',
} as const

/** The form with sensible values where a scenario says nothing. */
export const filledIn = (form: RegistrationForm): RegistrationForm => ({
  Anrede: 'Herr',
  Vorname: 'Jonas',
  Nachname: 'Yıldız',
  'E-Mail-Adresse': 'jonas@werk.example',
  Passwort: 'Zwölf Stühle am Tisch',
  'Betrieb oder Dienststelle': 'Werk Nord GmbH',
  Funktion: 'Mitglied des Betriebsrats',
  AGB: 'ja',
  Datenschutz: 'ja',
  ...form,
})
