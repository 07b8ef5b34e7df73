import type { RegistrationForm } from './accounts.driver.ts'

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
