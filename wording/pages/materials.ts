import {
  documentDays,
  filesTaken,
  linkMinutes,
  longestCaption,
  mostPhotosOfPerson,
  storedYears,
} from '#core/materials/material-limits.ts'
import type { MaterialKind } from '#core/materials/materials.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Day, WallTime } from '#core/shared/day.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { characters, inWords, inWordsAtFirst, megabytes } from '../figures.ts'

const { photo, document } = filesTaken

const sizeOf = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024
    ? `${kilobytes}${nbsp}kB`
    : `${(kilobytes / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })}${nbsp}MB`
}

const kindOfFile: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/** Says what a file is before somebody takes it, such as 'PDF, 240 kB'. */
const fileFacts = ({ mime, size }: { readonly mime: string; readonly size: number }): string =>
  `${kindOfFile[mime] ?? mime}, ${sizeOf(size)}`

const consent =
  'Alle, die auf den Fotos zu erkennen sind, sind einverstanden, dass ich sie hier den Teilnehmenden dieses Termins zeige (§ 22 KUG).'

const howPhotosAreTaken = `JPEG oder PNG, bis zu ${inWords(photo.mostFiles)} auf einmal, jedes höchstens ${megabytes(photo.mostBytes)}, zusammen höchstens ${megabytes(photo.mostBytesTogether)}. Aufnahmeort, Kamera und alle anderen Angaben entfernen wir aus den Dateien.`

const captionHint = `Ein kurzer Satz für alle, die das Foto nicht sehen können, etwa „Die Gruppe im Garten des Hotels“. Höchstens ${characters(longestCaption)}.`

const years = (count: number): string => (count === 1 ? 'ein Jahr' : `${inWords(count)} Jahre`)

const storedUntil: Readonly<Record<MaterialKind, string>> = {
  photo: `Fotos löschen wir ${years(storedYears.photo)} nach dem letzten Tag des Termins.`,
  document: `Unterlagen löschen wir ${years(storedYears.document)} nach dem letzten Tag des Termins.`,
}

/** The page of an event for those who take part, and that of the office. */
export const materialsWording = {
  title: 'Fotos und Unterlagen',
  toEvent: 'Zum Termin',
  toBookings: 'Zu den Buchungen',
  onlyYou: {
    participant:
      'Fotos sieht nur, wer selbst dabei ist oder war, und wenn jemand eines meldet, die Redaktion. Unterlagen sieht außerdem, wer Ihr Gremium verwaltet.',
    manager:
      'Sie sehen die Unterlagen, weil jemand aus Ihrem Gremium teilnimmt. Fotos sieht nur, wer selbst dabei ist oder war.',
  },
  saved: {
    hochgeladen: 'Ihre Fotos sind da.',
    gemeldet: 'Das Foto ist verborgen. Wir sehen es uns an und löschen es, wenn nichts dagegen spricht.',
  },
  sections: { documents: 'Unterlagen', photos: 'Fotos', add: 'Fotos hochladen' },
  documents: {
    label: 'Unterlagen zu diesem Termin',
    facts: fileFacts,
    none: 'Noch keine Unterlagen',
    noneText:
      'Was Sie für den Termin brauchen, legen wir hier ab, sobald es fertig ist. Schauen Sie bald wieder vorbei.',
    notYet: (from: Day) => `Unterlagen gibt es ab ${formatDate(from)}`,
    notYetText: `${inWordsAtFirst(documentDays)} Tage vor dem Termin legen wir hier ab, was Sie dafür brauchen.`,
  },
  photos: {
    label: 'Fotos von diesem Termin',
    count: (total: number) => (total === 1 ? '1 Foto' : `${total} Fotos`),
    alt: (title: string, nth: number) => `${title}, Foto ${nth}`,
    own: 'von Ihnen',
    take: 'Herunterladen',
    takeOf: (title: string, nth: number) => `Foto ${nth} herunterladen: ${title}`,
    zip: 'Alle Fotos herunterladen (ZIP)',
    none: 'Noch keine Fotos',
    noneText: 'Haben Sie welche gemacht? Laden Sie Ihre Fotos hoch, die anderen freuen sich darüber.',
    notYet: ({ day, time }: { readonly day: Day; readonly time: WallTime }) =>
      `Fotos gibt es ab ${formatDate(day)}, ${time}${nbsp}Uhr`,
    notYetText: 'Sobald der Termin begonnen hat, können alle, die dabei sind, hier Fotos zeigen und herunterladen.',
    further: 'Weitere Fotos',
    first: 'Zum Anfang',
    stored: storedUntil.photo,
  },
  report: {
    open: 'Melden oder entfernen',
    openOf: (nth: number) => `Foto ${nth} melden oder entfernen`,
    lead: 'Sind Sie auf dem Foto zu sehen oder haben Sie es hochgeladen, und möchten, dass es verschwindet? Es ist dann sofort für alle verborgen. Die Redaktion sieht es sich an und entscheidet.',
    complaint: 'Warum? (wenn Sie mögen)',
    submit: 'Foto verbergen lassen',
  },
  add: {
    lead: 'Zeigen Sie den anderen, was Sie fotografiert haben.',
    photos: 'Fotos',
    photosHint: howPhotosAreTaken,
    caption: 'Was ist zu sehen?',
    captionHint,
    consent,
    left: (left: number) => `Sie können noch ${left} von ${mostPhotosOfPerson} Fotos hochladen.`,
    full: 'Mehr Fotos gehen nicht',
    fullText: `Von einer Person nehmen wir zu einem Termin ${mostPhotosOfPerson} Fotos. Vielen Dank für Ihre!`,
    submit: 'Hochladen',
    works: 'Ihre Fotos werden hochgeladen und geprüft …',
    worksLong: 'Das dauert bei großen Fotos bis zu einer Minute. Bitte lassen Sie die Seite offen.',
  },
  noRoom: 'Im Moment können wir keine Dateien annehmen. Bitte versuchen Sie es morgen noch einmal.',
  gone: 'Dieses Foto gibt es nicht mehr, oder es ist schon verborgen.',
  links: `Links auf Dateien gelten ${linkMinutes} Minuten und nur für Sie.`,
  office: {
    title: 'Unterlagen und Fotos eines Termins',
    short: 'Unterlagen und Fotos',
    participants: 'Zu den Teilnehmenden',
    saved: {
      hochgeladen: 'Die Dateien sind da.',
      geloescht: 'Gelöscht.',
      gezeigt: 'Das Foto ist wieder zu sehen.',
    },
    photos: (count: number) =>
      count === 0
        ? 'Von diesem Termin gibt es noch keine Fotos.'
        : count === 1
          ? 'Von diesem Termin gibt es ein Foto, das Teilnehmende sehen.'
          : `Von diesem Termin gibt es ${count} Fotos, die Teilnehmende sehen.`,
    documents: 'Unterlagen',
    none: 'Noch keine Unterlagen',
    noneText: `Teilnehmende und die Verwaltung ihrer Gremien sehen sie ab ${documentDays} Tagen vor dem ersten Tag.`,
    remove: 'Löschen',
    removeOf: (title: string) => `Löschen: ${title}`,
    gone: 'Das gibt es nicht mehr. Vielleicht hat es inzwischen jemand anderes erledigt.',
    add: {
      document: {
        title: 'Unterlagen hochladen',
        files: 'Dateien',
        hint: `PDF, DOCX oder ODT, bis zu ${inWords(document.mostFiles)} auf einmal, zusammen höchstens ${megabytes(document.mostBytesTogether)}. Namen der Verfasser, die in den Dateien stehen, bleiben darin.`,
        caption: 'Titel',
        captionHint: 'Ohne Titel heißt jede Unterlage wie ihre Datei.',
        submit: 'Unterlagen hochladen',
      },
      photo: {
        title: 'Fotos hochladen',
        files: 'Fotos',
        hint: howPhotosAreTaken,
        caption: 'Was ist zu sehen?',
        captionHint,
        submit: 'Fotos hochladen',
      },
    } satisfies Readonly<Record<MaterialKind, object>>,
    stored: storedUntil,
    reported: {
      title: 'Gemeldete Fotos',
      lead: 'Niemand sieht diese Fotos, bis Sie entschieden haben. Im Zweifel löschen Sie: Wer abgebildet ist, muss einverstanden sein (§ 22 KUG).',
      none: 'Nichts zu entscheiden',
      noneText: 'Zurzeit ist kein Foto gemeldet.',
      by: { uploader: 'Hochgeladen und gemeldet von derselben Person', other: 'Gemeldet von jemand anderem' },
      on: (day: Day) => `am ${formatDate(day)}`,
      complaint: (text: string) => `„${text}“`,
      ofEvent: 'Zu einem anderen Termin',
      restore: 'Wieder zeigen',
      restoreOf: (title: string) => `Wieder zeigen: ${title}`,
      remove: 'Endgültig löschen',
      removeOf: (title: string) => `Endgültig löschen: ${title}`,
    },
  },
} as const
