import type { UploadLimits } from '#core/forms/forms.ts'
import type { FieldToMend } from '#core/jobs/application-form.view.ts'
import { retentionMonths } from '#core/jobs/retention.ts'
import type { Position } from '#core/jobs/jobs.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { faultText } from '../field-faults.ts'
import { inWords, inWordsAtFirst, megabytes } from '../figures.ts'
import { formsWording } from './forms.ts'

const extent: Readonly<Record<Position['extent'][number], string>> = {
  'full-time': 'Vollzeit',
  'part-time': 'Teilzeit',
}

/** What is said of a contract; that one does not end is what everybody hopes for, and said too. */
const contract: Readonly<Record<Position['contract'], string>> = {
  permanent: 'unbefristet',
  'fixed-term': 'befristet',
  apprenticeship: 'Ausbildung',
  internship: 'Praktikum',
}

const workplace: Readonly<Record<Position['workplace'], (city: string) => string>> = {
  office: (city) => city,
  hybrid: (city) => `${city}, teilweise von zu Hause`,
  remote: (city) => `${city} oder ganz von zu Hause`,
}

/** Words about working for the provider. */
export const jobsWording = {
  list: {
    title: 'Jobs und Karriere',
    lead: 'Offene Stellen mit Aufgaben, Gehalt und Bewerbungsschluss.',
    description: 'Offene Stellen bei uns: Aufgaben, Profil, Gehalt und wie Sie sich bewerben.',
    open: 'Offene Stellen',
    count: (count: number) => `${count}${nbsp}${count === 1 ? 'offene Stelle' : 'offene Stellen'}`,
    none: 'Gerade ist keine Stelle frei',
    noneText: 'Schreiben Sie uns trotzdem, wenn Sie zu uns möchten. Wir melden uns, sobald etwas passt.',
    details: 'Zur Stelle',
    about: 'Bei uns arbeiten',
  },
  position: {
    kind: 'Stelle',
    title: (title: string, city: string) => `${title} in ${city}`,
    extent,
    contract,
    /** 'Vollzeit oder Teilzeit, befristet, 30 bis 39 Stunden in der Woche' */
    employment: (extents: readonly string[], kind: string, hours: string) =>
      [extents.join(' oder '), kind, ...(hours ? [`${hours} in der Woche`] : [])].join(', '),
    atAGlance: 'Auf einen Blick',
    facts: {
      department: 'Abteilung',
      location: 'Ort',
      employment: 'Umfang',
      salary: 'Gehalt',
      posted: 'Ausgeschrieben',
      until: 'Bewerben bis',
    },
    workplace,
    salary: (from: string, to: string) => `${from} bis ${to} brutto im Jahr`,
    salaryOpen: 'sprechen wir mit Ihnen ab',
    tasks: 'Ihre Aufgaben',
    profile: 'Ihr Profil',
    offers: 'Das bieten wir',
    apply: 'Bewerben',
    applyLead: 'Online, per E-Mail oder am Telefon, wie es Ihnen am liebsten ist.',
    otherWays: 'Lieber anders?',
    applyMail: 'E-Mail vorbereiten',
    send: 'Schicken Sie uns',
    sendList: [
      'Ihren Lebenslauf, ohne Foto und ohne Geburtsdatum',
      'ein paar Sätze dazu, warum Sie diese Stelle reizt',
      'Zeugnisse, wenn Sie mögen, am besten als PDF',
      'ab wann Sie anfangen könnten',
    ],
    data: `Ihre Unterlagen sehen nur die Menschen, die über die Stelle entscheiden, der Betriebsrat und die SBV. ${inWordsAtFirst(retentionMonths)} Monate nach Ihrer Bewerbung löschen wir sie.`,
    privacy: 'Mehr zum Datenschutz',
    subject: (title: string, id: number) => `Bewerbung: ${title} (Stelle ${id})`,
    mail: (title: string) =>
      [
        'Guten Tag,',
        '',
        `ich bewerbe mich auf die Stelle „${title}“.`,
        '',
        'Warum diese Stelle:',
        'Anfangen könnte ich ab:',
        'Telefon für Rückfragen:',
        '',
        'Mein Lebenslauf hängt an.',
        '',
        'Freundliche Grüße',
      ].join('\r\n'),
    others: 'Weitere offene Stellen',
    all: 'Alle offenen Stellen',
    closedTitle: 'Diese Stelle ist nicht mehr offen',
    closedLead: (title: string) => `Für „${title}“ nehmen wir keine Bewerbungen mehr an.`,
    closedOpen: 'Diese Stellen sind noch offen:',
  },
  application: {
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      message: 'Ihre Nachricht',
      files: 'Lebenslauf und weitere Unterlagen',
      privacyAccepted: 'Ich habe die Hinweise zum Datenschutz gelesen.',
    },
    messageHint: 'Warum reizt Sie diese Stelle, und ab wann könnten Sie anfangen? Ein paar Sätze genügen.',
    filesHint: ({ mostFiles, mostBytes, mostBytesTogether }: UploadLimits) =>
      `PDF, DOCX, ODT, JPG oder PNG. Höchstens ${mostFiles}${nbsp}Dateien, jede bis ${megabytes(mostBytes)}, zusammen bis ${megabytes(mostBytesTogether)}. Eine Datei oder eine Nachricht brauchen wir.`,
    /** What has to be done about a field. */
    mend: ({ field, fault, faulty, chooseAgain }: FieldToMend) =>
      formsWording.mended(fault && faultText(field, fault), faulty, chooseAgain),
    submit: 'Bewerbung absenden',
  },
  applied: {
    title: 'Ihre Bewerbung ist angekommen',
    text: 'Vielen Dank. Wir haben Ihnen eine E-Mail geschickt, in der steht, was bei uns angekommen ist.',
    next: 'Wir lesen Ihre Unterlagen und melden uns, meist innerhalb einer Woche. Kommt die E-Mail nicht an, sehen Sie bitte im Ordner für unerwünschte E-Mails nach oder rufen Sie uns an.',
    storedFor: (months: number) => `Wir bewahren Ihre Bewerbung ${inWords(months)} Monate auf und löschen sie dann.`,
  },
} as const
