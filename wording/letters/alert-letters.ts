import type { NewsItem } from '#core/alerts/news.ts'
import type { AlertLetter } from '#core/alerts/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { daySpan } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { calledOf, occasionOf } from '../alert-occasions.ts'
import type { Part, Sender, Worded } from './letter-words.ts'

type Of<Kind extends AlertLetter['kind']> = Extract<AlertLetter, { readonly kind: Kind }>

/** Asks whether the owner of the address wants to be told. It praises nothing (UWG § 7). */
export const alertConfirm = ({ subject, token, hours }: Of<'alert-confirm'>, { siteOrigin }: Sender): Worded => ({
  subject: `Bitte bestätigen Sie die Benachrichtigung zu ${calledOf(subject)}`,
  parts: [
    {
      says: `jemand möchte, dass wir an diese E-Mail-Adresse schreiben, ${occasionOf(subject)}. Waren Sie das? Dann bestätigen Sie es bitte.`,
    },
    {
      link: siteOrigin + addressOf.alertConfirmation(encodeURIComponent(token)),
      label: 'Benachrichtigung bestätigen',
    },
    { says: `Der Link gilt ${hours}\u00A0Stunden und nur einmal.` },
    {
      says: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schicken wir nichts und löschen die Angaben nach Ablauf der Zeit.',
    },
  ],
})

/** Says that she is told from now on, and how she ends it. */
export const alertBegun = ({ subject, already, stopToken }: Of<'alert-begun'>, { siteOrigin }: Sender): Worded => {
  const end = endOf(stopToken, siteOrigin)
  return {
    subject: already
      ? `Wir benachrichtigen Sie schon zu ${calledOf(subject)}`
      : `Wir benachrichtigen Sie ab jetzt zu ${calledOf(subject)}`,
    unsubscribe: end,
    parts: [
      {
        says: already
          ? `für diese E-Mail-Adresse ist schon bestellt, dass wir schreiben, ${occasionOf(subject)}. Es ändert sich nichts.`
          : `wir schreiben Ihnen ab jetzt, ${occasionOf(subject)}.`,
      },
      { says: 'Möchten Sie das nicht mehr, genügt ein Klick, ohne Anmeldung und ohne Rückfrage:' },
      { link: end, label: 'Benachrichtigung beenden' },
    ],
  }
}

/** Says that no more can be followed. */
export const alertRefused = ({ subject, most }: Of<'alert-refused'>): Worded => ({
  subject: 'Mehr Benachrichtigungen sind nicht möglich',
  parts: [
    {
      says: `jemand möchte, dass wir an diese E-Mail-Adresse schreiben, ${occasionOf(subject)}. Wir schreiben Ihnen aber schon zu ${most}\u00A0anderen Themen, und mehr sind für eine Adresse nicht möglich.`,
    },
    {
      says: 'Waren Sie das, dann beenden Sie bitte zuerst eine andere Benachrichtigung: mit dem Link in einer unserer E-Mails. Waren Sie es nicht, brauchen Sie nichts zu tun.',
    },
  ],
})

/** Tells what is new, and where it is read. */
export const alertNews = ({ subject, items, more, stopToken }: Of<'alert-news'>, { siteOrigin }: Sender): Worded => {
  const end = endOf(stopToken, siteOrigin)
  return {
    subject: `Neues zu ${calledOf(subject)}`,
    unsubscribe: end,
    parts: [
      { says: `es gibt Neues zu ${calledOf(subject)}:` },
      ...items.map((item): Part => ({ link: siteOrigin + item.url, label: labelOf(item), quiet: true })),
      ...(more > 0 ? [{ says: more === 1 ? 'und eine weitere Neuigkeit' : `und ${more} weitere Neuigkeiten` }] : []),
      ...(isGone(items, subject) ? [] : [{ link: siteOrigin + subject.url, label: `${calledOf(subject)} ansehen` }]),
      { says: `Sie bekommen diese E-Mail, weil Sie wissen möchten, ${occasionOf(subject)}.`, small: true },
      { link: end, label: 'Benachrichtigung mit einem Klick beenden', quiet: true },
    ],
  }
}

/** Then there is nothing to be looked at but the law, to which the news lead. */
const isGone = (items: readonly NewsItem[], { title }: Of<'alert-news'>['subject']): boolean =>
  items.some((item) => item.kind === 'gone' && item.title === title)

const labelOf = (item: NewsItem): string => {
  switch (item.kind) {
    case 'text':
      return `${item.title} hat einen neuen Wortlaut`
    case 'gone':
      return `${item.title} steht nicht mehr im Gesetz`
    case 'ruling':
      return `${item.title} (${item.court}, ${item.type} vom ${formatDate(item.decidedOn)} – ${item.fileNumber})`
    case 'event':
      return `Neuer Termin ${daySpan(item.startDate, item.endDate)}, ${item.town ?? 'online'}`
  }
}

const endOf = (stopToken: string, siteOrigin: string): string =>
  siteOrigin + addressOf.alertEnd(encodeURIComponent(stopToken))
