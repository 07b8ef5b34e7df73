import { careDays } from '#core/event-care/care-days.ts'
import { newsletterTopics } from '#core/form-requests/newsletter-topics.ts'
import type {
  beds,
  Channel,
  ConsentEntry,
  diets,
  floors,
  Frequency,
  MembershipType,
  NewsletterChannel,
} from '#core/person/profile.ts'
import { dayText, timeText } from '#core/shared/day-texts.ts'
import type { Instant } from '#core/shared/day.ts'
import { inWords, inWordsAtFirst } from '../figures.ts'
import { nbsp } from '#core/shared/unbroken.ts'

type Choices<Id extends string> = readonly { readonly id: Id; readonly label: string }[]
const choices = <Id extends string>(labels: Readonly<Record<Id, string>>): Choices<Id> =>
  (Object.entries(labels) as [Id, string][]).map(([id, label]) => ({ id, label }))

const momentOf = (at: Instant): string => `${dayText(at)}, ${timeText(at)}${nbsp}Uhr`

const types: Readonly<Record<MembershipType, string>> = {
  br: 'Betriebsrat',
  gbr: 'Gesamtbetriebsrat',
  kbr: 'Konzernbetriebsrat',
  sbv: 'Schwerbehindertenvertretung',
  jav: 'Jugend- und Auszubildendenvertretung',
  wa: 'Wirtschaftsausschuss',
  ersatz: 'Ersatzmitglied im Betriebsrat',
}
const ways: Readonly<Record<Channel, string>> = { post: 'per Post', email: 'per E-Mail', phone: 'am Telefon' }
const topicLabels: Readonly<Record<(typeof newsletterTopics)[number], string>> = {
  recht: 'Recht und Urteile',
  seminare: 'Seminare und Termine',
  sbv: 'Für die SBV',
  jav: 'Für die JAV',
}
const about: Readonly<Record<ConsentEntry['about'], string>> = {
  post: 'Werbung per Post',
  email: 'Werbung per E-Mail',
  phone: 'Werbung am Telefon',
  newsletter: 'Newsletter',
  'care-needs': 'Angaben zur Gesundheit',
}
const sources: Readonly<Record<ConsentEntry['source'], string>> = {
  settings: 'in den Einstellungen',
  purge: 'von selbst, nach der Veranstaltung',
}

/** Words of the parts in which members say more of themselves. */
export const profileWording = {
  memberships: {
    title: 'Mitgliedschaften',
    text: 'Welchen Gremien gehören oder gehörten Sie an? Ob Sie in einer Gewerkschaft sind, fragen wir nie.',
    saved: 'Ihre Mitgliedschaften sind gespeichert',
    row: (nth: number) => `Mitgliedschaft ${nth}`,
    another: 'Weitere Mitgliedschaft',
    labels: { type: 'Gremium', since: 'Seit', until: 'Bis', company: 'Betrieb' },
    remove: 'Um eine zu entfernen, leeren Sie ihre Felder.',
    types: choices(types),
  },
  functions: {
    title: 'Funktionen',
    label: 'Was Sie tun',
    saved: 'Ihre Funktionen sind gespeichert',
  },
  hotel: {
    title: 'Hotel',
    text: 'So wohnen Sie gern. Ihre Wünsche stehen in Ihrem Konto; von selbst erfährt ein Hotel davon noch nichts. Was für einen Termin wichtig ist, schreiben Sie uns bitte bei der Buchung dazu.',
    saved: 'Ihre Wünsche sind gespeichert',
    labels: {
      smoking: 'Ich möchte ein Zimmer, in dem man rauchen darf.',
      arrivalEve: 'Ich reise am liebsten schon am Vorabend an.',
      bed: 'Bett',
      floor: 'Stockwerk',
      diet: 'Essen',
      allergies: 'Allergien und Unverträglichkeiten',
      accessibleRoom: 'Ich brauche ein barrierefreies Zimmer.',
    },
    beds: choices<(typeof beds)[number]>({ einzelbett: 'Einzelbett', doppelbett: 'Doppelbett' }),
    floors: choices<(typeof floors)[number]>({ unten: 'unten', oben: 'oben' }),
    diets: choices<(typeof diets)[number]>({ alles: 'alles', vegetarisch: 'vegetarisch', vegan: 'vegan' }),
    health: 'Angaben zur Gesundheit',
    healthText: `Sie sind freiwillig und besonders geschützt: Wir speichern sie getrennt von allem anderen, nur mit Ihrer Einwilligung. Sehen kann sie außer Ihnen nur das Büro, wenn es einen Termin vorbereitet, an dem Sie teilnehmen: von der Buchung bis ${inWords(careDays / 7)} Wochen nach dem letzten Tag. Es sieht dann auch, was Sie oben zum Essen gesagt haben. Es muss sagen, wofür, und Sie lesen unter „Wer hat Ihre Daten angesehen?“, wann das war. ${inWordsAtFirst(careDays / 7)} Wochen nach Ihrem letzten Termin löschen wir sie von selbst. Leeren Sie die Felder und speichern Sie, sind sie sofort gelöscht.`,
    consent:
      'Ich willige ein, dass Seminarhaus diese Angaben zu meiner Gesundheit in meinem Konto speichert und für Termine, an denen ich teilnehme, im Büro verwendet, um Zimmer und Essen zu bestellen. Ich kann das jederzeit widerrufen, indem ich die Felder leere und speichere.',
    since: (at: Instant) => `Sie haben am ${momentOf(at)} eingewilligt.`,
  },
  advertising: {
    title: 'Werbung',
    text: 'Auf diesen Wegen dürfen wir Ihnen schreiben oder Sie anrufen, wenn wir etwas Neues anbieten. Was Sie gebucht haben, betrifft das nicht.',
    saved: 'Ihre Wahl ist gespeichert',
    ways,
    since: (allowed: boolean, at: Instant) => `${allowed ? 'Erlaubt' : 'Untersagt'} am ${momentOf(at)}`,
  },
  newsletter: {
    title: 'Newsletter',
    states: {
      off: 'Sie bekommen keinen Newsletter.',
      pending: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann bekommen Sie den Newsletter.',
      on: 'Sie bekommen den Newsletter.',
    },
    saved: 'Ihre Wahl ist gespeichert',
    savedText: 'Haben Sie den Newsletter neu bestellt? Dann bestätigen Sie ihn bitte mit dem Link in unserer E-Mail.',
    newsletter: 'Ich möchte den Newsletter per E-Mail. Ich kann ihn jederzeit abbestellen.',
    topics: 'Worüber Sie lesen möchten',
    topicsHint: 'Wählen Sie nichts, bekommen Sie alles.',
    topicChoices: newsletterTopics.map((id) => ({ id, label: topicLabels[id] })),
    frequency: 'Wie oft',
    frequencies: choices<Frequency>({ woche: 'jede Woche', monat: 'jeden Monat' }),
    channels: 'Neue Programme bekommen Sie',
    channelChoices: choices<NewsletterChannel>({ email: 'per E-Mail', post: 'per Post' }),
  },
  consents: {
    title: 'Einwilligungen',
    none: 'Sie haben hier noch in nichts eingewilligt.',
    line: ({ about: what, given }: ConsentEntry) => `${about[what]}: ${given ? 'eingewilligt' : 'widerrufen'}`,
    proof: ({ at, source, textVersion }: ConsentEntry) =>
      `${momentOf(at)}, ${sources[source]}, Fassung ${textVersion} des Textes`,
  },
} as const
