import type { ForumLetter } from '#core/forum/ports.ts'
import { objectionMonths, type Side, type Verdict } from '#core/forum/reports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { inWords } from '../figures.ts'
import type { Part, Sender, Worded } from './letter-words.ts'

type Of<Kind extends ForumLetter['kind']> = Extract<ForumLetter, { readonly kind: Kind }>

/** There is something new in a thread that she follows; one letter until she reads on. */
export const forumNews = ({ title, threadId }: Of<'forum-news'>, { siteOrigin }: Sender): Worded => ({
  subject: `Neuer Beitrag: ${title}`,
  parts: [
    { says: `im Forum gibt es einen neuen Beitrag zum Thema „${title}“, das Sie abonniert haben.` },
    { link: siteOrigin + addressOf.ownForumThread(threadId), label: 'Zum Thema' },
    {
      says: 'Wir schreiben Ihnen zu diesem Thema erst wieder, wenn Sie es gelesen haben. Das Abonnement beenden Sie auf der Seite des Themas.',
      small: true,
    },
  ],
})

export const forumReleased = ({ title, threadId }: Of<'forum-released'>, { siteOrigin }: Sender): Worded => ({
  subject: `Ihr Beitrag ist zu lesen: ${title}`,
  parts: [
    {
      says: `Ihr Beitrag im Forum zum Thema „${title}“ ist freigegeben. Jetzt können ihn alle lesen. Willkommen im Forum! Ihre nächsten Beiträge erscheinen sofort.`,
    },
    { link: siteOrigin + addressOf.ownForumThread(threadId), label: 'Zum Beitrag' },
  ],
})

/** The statement of reasons of a removal (Art. 17 DSA). */
export const forumRemoved = ({ title, reason }: Of<'forum-removed'>, { siteOrigin, brand }: Sender): Worded => ({
  subject: `Ihr Beitrag wurde entfernt: ${title}`,
  parts: [
    { says: `die Moderation hat Ihren Beitrag im Forum zum Thema „${title}“ entfernt. Die Begründung:` },
    { says: reason === '' ? 'Der Beitrag verstieß gegen die Netiquette.' : reason },
    {
      says: `Entschieden hat ein Mensch. Sind Sie anderer Ansicht? Dann schreiben Sie uns innerhalb von ${inWords(objectionMonths)} Monaten an ${brand.email}. Sie können auch eine zugelassene Stelle zur außergerichtlichen Streitbeilegung (Art.\u00a021 DSA) oder ein Gericht anrufen.`,
    },
    { link: siteOrigin + addressOf.forum, label: 'Zum Forum', quiet: true },
  ],
})

export const forumReportReceived = ({ title }: Of<'forum-report-received'>): Worded => ({
  subject: `Ihre Meldung ist da: ${title}`,
  parts: [
    {
      says: `vielen Dank. Ihre Meldung zu einem Beitrag im Thema „${title}“ ist bei uns eingegangen. Ein Mensch prüft sie, und wir schreiben Ihnen, was entschieden ist.`,
    },
  ],
})

const decided: Readonly<Record<Side, Readonly<Record<Verdict, string>>>> = {
  meldend: {
    entfernt: 'Den Beitrag, den Sie gemeldet haben, haben wir entfernt.',
    bleibt: 'Der Beitrag, den Sie gemeldet haben, bleibt stehen.',
  },
  betroffen: {
    entfernt: 'Ihr Beitrag wurde gemeldet, und wir haben ihn entfernt.',
    bleibt: 'Ihr Beitrag wurde gemeldet. Er bleibt stehen oder ist wieder zu lesen.',
  },
}

/** What was decided about a report, why, and how one objects (Art. 16, 17, 20 DSA). */
export const forumDecision = (
  { title, side, verdict, reason, token }: Of<'forum-decision'>,
  { siteOrigin }: Sender,
): Worded => ({
  subject: `Unsere Entscheidung zu Ihrem Thema: ${title}`,
  parts: [
    { says: `es geht um das Thema „${title}“ im Forum. ${decided[side][verdict]} Die Begründung:` },
    { says: reason },
    { says: 'Entschieden hat ein Mensch, keine automatische Prüfung.' },
    ...objecting(token, siteOrigin),
    {
      says: 'Sie können außerdem eine zugelassene Stelle zur außergerichtlichen Streitbeilegung (Art.\u00a021 DSA) oder ein Gericht anrufen.',
      small: true,
    },
  ],
})

const objecting = (token: string | undefined, siteOrigin: string): readonly Part[] =>
  token === undefined
    ? [{ says: 'Über den Widerspruch ist damit entschieden.' }]
    : [
        {
          says: `Sind Sie nicht einverstanden? Dann widersprechen Sie kostenfrei innerhalb von ${inWords(objectionMonths)} Monaten:`,
        },
        { link: siteOrigin + addressOf.forumDecision(encodeURIComponent(token)), label: 'Entscheidung ansehen' },
      ]
