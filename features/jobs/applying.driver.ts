import type { UploadedFile } from '#core/forms/forms.ts'

/** The form of a position by the German labels of its fields, and the files that go with it. */
export interface ApplicationForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

export type ApplicationOutcome =
  | { readonly accepted: true }
  /** What the page says above the form, and what it says beside which field, by its label. */
  | { readonly accepted: false; readonly told: string; readonly faults: Readonly<Record<string, string>> }
  | { readonly accepted: false; readonly closed: string }

/** What somebody does who wants to work here; a position is named by the two last segments of its address. */
export interface AppliesForWork {
  /** Begins to fill in the form, in a browser that runs no scripts if so wanted; it is sent from the same. */
  begin(department: string, segment: string, how?: { readonly scripts: boolean }): Promise<void>
  /** Fills it in and sends it. */
  send(department: string, segment: string, form: ApplicationForm): Promise<ApplicationOutcome>
}
