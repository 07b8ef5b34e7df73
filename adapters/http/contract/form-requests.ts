import * as addressOf from '#core/shared/addresses.ts'
import { receipts, requestForms, type RequestKind } from '#core/form-requests/form-requests.ts'
import { feedbackForm } from '#core/form-requests/forms/feedback.ts'
import { generalFormKeys } from '#core/form-requests/forms/general-registrations.ts'
import { consultationFiles } from '#core/form-requests/forms/lawyer-consultation.ts'
import { merchandiseForm } from '#core/form-requests/forms/merchandise.ts'
import { withdrawalForm } from '#core/form-requests/forms/withdrawal.ts'
import type { ForSendingRequests } from '#core/form-requests/ports.ts'
import { fieldsOf, type AskOf, type DescribedForm } from '#core/forms/described-form.ts'
import type { FormField } from '#core/forms/form-fields.ts'
import { z } from 'zod'
import type { Carrying, Path } from './endpoint.ts'
import { formRefusals, signs, signsOfDeclarations, Taken, UploadedFile } from './forms.ts'
import { refusing } from './refusing.ts'
import { line, text } from './text-sizes.ts'

/** Many more files than are taken, so that the core can say how many are. */
const mostFiles = consultationFiles.mostFiles * 4

const shapeOf = (field: FormField): z.ZodType => {
  switch (field.kind) {
    case 'tick':
      return z.boolean()
    case 'number':
      return z.union([z.number(), line])
    case 'choices':
      return z.array(line).max(50)
    case 'quantities':
      return z.array(z.object({ sku: line, qty: z.union([z.number(), line]) })).max(200)
    case 'prose':
      return text(20_000)
    case 'files':
      return z.array(UploadedFile).max(mostFiles)
    default:
      return line
  }
}

const saidOf = (field: FormField): string => {
  const needed = field.optional ? 'freiwillig' : 'nötig'
  switch (field.kind) {
    case 'choice':
      return `${needed}; ${field.of.join(', ')}`
    case 'choices':
      return `${needed}; mehrere von ${field.of.join(', ')}`
    case 'number':
      return `${needed}; ${field.least} bis ${field.most}`
    case 'day':
      return `${needed}; JJJJ-MM-TT`
    default:
      return needed
  }
}

/** What a form asks, with the size of each field. What is missing is refused by the core, each field by its name. */
const askOf = <Form extends DescribedForm>(form: Form): z.ZodType<AskOf<Form>> =>
  z.object({
    ...(!form.ofMembers && (form.declaration ? signsOfDeclarations : signs)),
    ...Object.fromEntries(
      fieldsOf(form).map(([name, field]) => [
        name,
        shapeOf(field)
          .exactOptional()
          .meta({ description: saidOf(field) }),
      ]),
    ),
  }) as unknown as z.ZodType<AskOf<Form>>

const Declared = Taken.extend({
  declaredAt: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  receipt: z.enum(receipts),
}).meta({ id: 'Declared', description: 'Eingegangen: was erklärt wurde und wann; dasselbe steht in der Bestätigung.' })

const refusals = refusing('invalid', ...formRefusals)

/** A call that is a form. */
export const formCall = <Form extends DescribedForm<RequestKind>>(form: Form, path: Path, says: string) =>
  ({
    method: 'POST',
    path,
    says,
    ask: askOf(form),
    ok: 202,
    value: Taken,
    refusals,
    form: form.kind,
    forms: true,
  }) as const

export const formRequests: Carrying<ForSendingRequests> = {
  contact: formCall(requestForms.contact, '/api/contact-request', 'Eine Nachricht schreiben'),
  brickContact: {
    ...formCall(requestForms.contact, addressOf.brickContact, 'Dasselbe von der Seite der Bausteine'),
    page: true,
  },
  inhouse: formCall(requestForms.inhouse, '/api/inhouse-request', 'Ein Angebot für ein Inhouse-Seminar anfragen'),
  sbv: formCall(requestForms.sbv, '/api/sbv-request', 'Beratung für die SBV anfragen'),
  catalogue: formCall(requestForms.catalogue, '/api/catalogue-request', 'Kataloge bestellen'),
  lawyerConsultation: {
    ...formCall(
      requestForms.lawyerConsultation,
      '/api/lawyer-consultation-request',
      'Eine Frage an eine Kanzlei weitergeben lassen, mit Unterlagen',
    ),
    refusals: refusing('invalid', 'no-room', ...formRefusals),
    uploads: {
      field: 'documents',
      mostBytes: consultationFiles.mostBytes,
      mostBytesTogether: consultationFiles.mostBytesTogether,
      mostFiles,
      page: addressOf.lawyerConsultation,
    },
  },
  digitalChange: formCall(
    requestForms.digitalChange,
    '/api/digitalen-wandel-registration-request',
    'Sich zum Tag des digitalen Wandels anmelden',
  ),
  merchandise: {
    ...formCall(
      merchandiseForm,
      '/api/werbemittel-shop-request',
      'Werbemittel bestellen; davor öffnet ein Code den Shop',
    ),
    refusals: refusing('shop-locked', 'not-found', 'invalid', ...formRefusals),
  },
  withdrawal: {
    ...formCall(withdrawalForm, '/api/withdrawal', 'Einen Vertrag widerrufen (§ 356a BGB)'),
    value: Declared,
  },
  feedback: {
    ...formCall(feedbackForm, addressOf.feedback, 'Eine Rückmeldung zum Portal geben'),
    refusals: refusing('not-signed-in', 'invalid', 'too-many'),
    page: true,
  },
  generalRegistration: {
    method: 'POST',
    path: '/api/general-registration-request',
    says: 'Sich mit einem Formular anmelden, das sein Schlüssel nennt',
    ask: z.object({
      formKey: line.meta({ description: generalFormKeys.join(', ') }),
      payload: z
        .record(text(60), z.union([text(20_000), z.number(), z.boolean(), z.array(line).max(50)]))
        .refine((payload) => Object.keys(payload).length <= 40)
        .meta({ description: 'Die Felder des Formulars' }),
      ...signs,
    }),
    ok: 202,
    value: Taken,
    refusals,
  },
}
