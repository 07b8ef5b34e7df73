import type { Registration } from '#core/accounts/ports.ts'

export const aRegistration = (change: Partial<Registration> = {}): Registration => ({
  salutationId: 'frau',
  firstName: 'Ayşe',
  lastName: 'Yıldız',
  email: 'ayse.yildiz@werk.example',
  password: 'ein guter Satz',
  company: 'Werk GmbH',
  function: 'br-mitglied',
  agb: true,
  privacyAccepted: true,
  ...change,
})
