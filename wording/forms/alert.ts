import type { alertForm } from '#core/form-requests/forms/alert.ts'
import type { FormWords } from './form-words.ts'

export const alertWords: FormWords<typeof alertForm> = {
  name: 'Benachrichtigung',
  title: 'Bei Änderungen benachrichtigen',
  lead: 'Eine E-Mail, wenn sich etwas ändert, und sonst keine. Sie beenden das jederzeit mit einem Klick.',
  description:
    'Benachrichtigt werden, wenn sich ein Gesetz ändert, eine Entscheidung erscheint oder ein Termin dazukommt.',
  fields: { email: 'E-Mail-Adresse', subject: 'Art', key: 'Schlüssel' },
  choices: { subject: { norm: 'Norm', term: 'Begriff', theme: 'Seminarthema' } },
  submit: 'Benachrichtigen Sie mich',
  next: 'Öffnen Sie den Link in der E-Mail, die wir Ihnen gerade geschickt haben. Erst dann benachrichtigen wir Sie.',
}
