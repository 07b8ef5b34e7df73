import type { RequestKind } from '#core/form-requests/form-requests.ts'
import type { UploadedFile } from '#core/forms/forms.ts'

/** Forms that are the same at all times; the shop's is not, and has a driver of its own. */
export type SteadyForm = Exclude<RequestKind, 'werbemittel-shop-request' | 'alert-request'>

/** A form filled in: what stands in its fields by their German labels, and the files that go with it. */
export interface FilledForm {
  /** Of several choices, those that are ticked; of a box, whether it is. */
  readonly fields: Readonly<Record<string, string | readonly string[] | boolean>>
  readonly files: readonly UploadedFile[]
}

export type FormOutcome =
  /** The number that is shown. */
  | {
      readonly accepted: true
      readonly reference: string
      /** What a receipt says that is shown at once. */
      readonly receipt?: string
    }
  /** What the page says above the form, and what it says beside which field, by its label. */
  | { readonly accepted: false; readonly told: string; readonly faults: Readonly<Record<string, string>> }

/** What somebody does who writes to the provider by a form. */
export interface SendsForms {
  /** Begins to fill in the form, in a browser that runs no scripts if so wanted; it is sent from the same. */
  begin(form: SteadyForm, how?: { readonly scripts: boolean }): Promise<void>
  /** Fills it in and sends it. */
  send(form: SteadyForm, filled: FilledForm): Promise<FormOutcome>
  /** What stands in a field of the form that was sent last and is shown again. */
  typed?(label: string): Promise<string>
}
