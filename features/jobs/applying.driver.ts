import type { UploadedFile } from '#core/forms/forms.ts'

/** The form of a position by the German labels of its fields, and the files that go with it. */
export interface ApplicationForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

export type ApplicationOutcome =
  | { readonly accepted: true }
  /** The labels of the fields at fault with what is wrong. */
  | { readonly accepted: false; readonly faults: Readonly<Record<string, string>> }
  | { readonly accepted: false; readonly told: 'too soon' | 'too often' }
  | { readonly accepted: false; readonly closed: string }

/** What somebody does who wants to work here; a position is named by the two last segments of its address. */
export interface AppliesForWork {
  /** Begins to fill in the form, in a browser that runs no scripts if so wanted; it is sent from the same. */
  begin(department: string, segment: string, how?: { readonly scripts: boolean }): Promise<void>
  /** Fills it in and sends it. */
  send(department: string, segment: string, form: ApplicationForm): Promise<ApplicationOutcome>
}

/** The fields by their labels, in the order of the form. */
export const applicationFields = {
  Vorname: 'firstName',
  Nachname: 'lastName',
  'E-Mail-Adresse': 'email',
  Telefon: 'phone',
  'Ihre Nachricht': 'message',
  'Lebenslauf und weitere Unterlagen': 'files',
  Datenschutz: 'privacyAccepted',
} as const
