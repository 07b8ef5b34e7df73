import { consultationFiles, type lawyerConsultationForm } from '#core/form-requests/forms/lawyer-consultation.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { inWords, megabytes } from '../figures.ts'
import { proseFaults } from '../request-faults.ts'
import type { FormWords } from './form-words.ts'

const { mostFiles, mostBytes, mostBytesTogether } = consultationFiles

export const lawyerConsultationWords: FormWords<typeof lawyerConsultationForm> = {
  name: 'Frage an eine Anwältin oder einen Anwalt',
  title: 'Rechtsfrage an eine Kanzlei',
  lead: 'Wir selbst beraten nicht in Rechtsfragen. Wir geben Ihre Frage an eine Fachanwältin oder einen Fachanwalt für Arbeitsrecht weiter, mit denen wir arbeiten.',
  description:
    'Eine arbeitsrechtliche Frage Ihres Gremiums an eine Fachanwältin oder einen Fachanwalt richten; die Kanzlei meldet sich bei Ihnen.',
  fields: {
    topic: 'Worum geht es?',
    text: 'Ihre Frage',
    pending: 'Ist schon ein Verfahren anhängig?',
    deadline: 'Läuft eine Frist ab?',
    documents: 'Unterlagen',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    forwardConsent: 'Sie dürfen meine Angaben und Unterlagen an eine Kanzlei weitergeben.',
  },
  headings: { topic: 'Die Frage', name: 'Wie die Kanzlei Sie erreicht' },
  hints: {
    text: 'Schreiben Sie bitte keine Namen von Beschäftigten und nichts über deren Gesundheit. Die Kanzlei fragt nach, was sie braucht.',
    deadline:
      'Der letzte Tag der Frist, falls es eine gibt. Läuft sie in den nächsten Tagen ab, rufen Sie bitte selbst eine Kanzlei an.',
    documents: `PDF, höchstens ${mostFiles}${nbsp}Dateien, jede bis ${megabytes(mostBytes)}, zusammen bis ${megabytes(mostBytesTogether)}.`,
  },
  choices: { pending: { nein: 'Nein', ja: 'Ja, bei Gericht oder Einigungsstelle' } },
  faults: {
    text: proseFaults,
    documents: {
      'too-many': `Mehr als ${inWords(mostFiles)} Dateien gehen nicht. Fassen Sie Seiten in einer Datei zusammen.`,
      'too-large': `Eine Datei darf höchstens ${megabytes(mostBytes)} haben.`,
      'too-large-together': `Alle Dateien zusammen dürfen höchstens ${megabytes(mostBytesTogether)} haben.`,
    },
    phone: { missing: 'Bitte geben Sie eine Telefonnummer an: Die Kanzlei ruft Sie zurück.' },
  },
  submit: 'Frage weitergeben lassen',
  next: 'Wir geben Ihre Frage weiter, meist am selben Arbeitstag. Die Kanzlei meldet sich und sagt Ihnen vorher, was ihre Beratung kostet. Ob eine Frist gewahrt ist, prüfen wir nicht.',
}
