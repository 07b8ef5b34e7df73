import type { GremiumFacts, PortalRole } from '#core/gremium/gremium.ts'
import { invitationDays } from '#core/gremium/gremium.ts'
import type { SettingsField } from '#core/gremium/settings-rules.ts'
import { dayText } from '#core/shared/day-texts.ts'
import type { Instant } from '#core/shared/day.ts'
import { nbsp } from '#core/shared/unbroken.ts'

const roles: Readonly<Record<PortalRole, string>> = { verwalter: 'Verwaltung', mitglied: 'Mitglied' }
const days = `${invitationDays}${nbsp}Tage`

/** Words about the Gremium that somebody belongs to. */
export const gremiumWording = {
  title: 'Ihr Gremium',
  roles,
  found: {
    title: 'Gremium anlegen',
    another: 'Noch ein Gremium anlegen',
    lead: 'Legen Sie Ihr Gremium an und laden Sie die anderen ein: Dann sehen alle, wer dazugehört.',
    invited: `Gibt es Ihr Gremium hier schon? Dann lassen Sie sich von jemandem einladen, der es verwaltet.`,
    type: 'Art des Gremiums',
    company: 'Unternehmen oder Dienststelle',
    site: 'Betrieb oder Standort',
    siteHint: 'Wenn es mehrere gibt, zum Beispiel „Werk Nord“.',
    submit: 'Gremium anlegen',
  } satisfies { readonly [Field in keyof GremiumFacts]: string } & Readonly<Record<string, string>>,
  own: 'Ihre Gremien',
  users: 'Wer dazugehört',
  you: 'Sie',
  invitedUntil: (until: Instant) => `eingeladen, Antwort bis ${dayText(until)}`,
  makeManager: 'Darf verwalten',
  makeMember: 'Darf nicht mehr verwalten',
  remove: 'Herausnehmen',
  takeBack: 'Einladung zurückziehen',
  about: (control: string, who: string) => `${control}: ${who}`,
  invite: {
    title: 'Jemanden einladen',
    lead: `Wir schreiben eine E-Mail mit einem Link, der ${days} gilt. Ihr Name und der Name des Gremiums stehen darin.`,
    email: 'E-Mail-Adresse',
    role: 'Recht',
    choices: [
      { id: 'mitglied', label: 'Mitglied', text: 'Sieht, wer zum Gremium gehört.' },
      { id: 'verwalter', label: 'Verwaltung', text: 'Lädt außerdem ein, vergibt Rechte und nimmt heraus.' },
    ],
    submit: 'Einladung senden',
  },
  leave: {
    title: 'Gremium verlassen',
    text: 'Sie sehen dann nichts mehr davon. Ihre Buchungen bleiben bestehen.',
    alone: 'Außer Ihnen gehört niemand dazu: Wenn Sie gehen, löschen wir das Gremium.',
    submit: 'Gremium verlassen',
  },
  hints: 'Was das Gesetz vorsieht',
  toSettings: 'Angaben ändern',
  toSettingsRead: 'Angaben ansehen',
  settings: {
    title: 'Angaben zum Gremium',
    lead: 'Was das Gesetz vorsieht, hängt von diesen Zahlen ab. Sie sind freiwillig; sehen können sie alle, die zum Gremium gehören.',
    toMembers: 'Zu den Mitgliedern',
    labels: {
      type: 'Art des Gremiums',
      company: 'Unternehmen oder Dienststelle',
      site: 'Betrieb oder Standort',
      employees: 'Beschäftigte im Betrieb',
      voters: 'davon wahlberechtigt',
      young: 'Jugendliche und Auszubildende',
      disabled: 'Schwerbehinderte und gleichgestellte Menschen',
      inOffice: 'Mitglieder im Amt',
      released: 'Freistellungen',
      electedAt: 'Tag der letzten Wahl',
      land: 'Bundesland',
      budget: 'Budget für Schulungen im Jahr, in Euro',
    },
    ofRoster: 'Wie viele im Amt und freigestellt sind, ergibt sich aus der Besetzung.',
    awayTogether: 'Mitglieder eines kleinen Gremiums können in derselben Woche auf Seminaren sein.',
    openVotes: 'Wer auf der gemeinsamen Merkliste wie gestimmt hat, sehen alle im Gremium.',
    openVotesHint: 'Ohne Haken speichern wir zu keinem Namen eine Stimme.',
    yes: 'ja',
    no: 'nein',
    hints: {
      employees: 'So viele, wie in der Regel dort arbeiten.',
      inOffice: 'Ohne Ersatzmitglieder.',
      released: 'Alle zusammen: Zwei halbe sind eine.',
      land: 'Dann weisen wir auf Feiertage hin, die in eine Schulung fallen.',
      budget: 'Netto. Es dient allein Ihrer Planung; rechtlich begrenzt es den Anspruch nicht.',
    } as { readonly [Field in SettingsField]?: string },
    nowStored: (value: string) => (value === '' ? 'Jetzt gespeichert: nichts.' : `Jetzt gespeichert: ${value}.`),
    unknown: 'nicht angegeben',
    submit: 'Speichern',
  },
  saved: {
    einstellungen: { title: 'Die Angaben sind gespeichert' },
    aufnehmen: { title: 'Der Eintrag steht in der Besetzung' },
    mitglied: { title: 'Der Eintrag ist geändert' },
    amtszeit: { title: 'Die Amtszeit ist eingetragen' },
    streichen: { title: 'Der Eintrag ist gelöscht' },
    anlegen: { title: 'Ihr Gremium ist angelegt', text: 'Laden Sie jetzt die anderen ein.' },
    einladen: { title: 'Die Einladung ist unterwegs', text: `Sie gilt ${days}.` },
    recht: { title: 'Das Recht ist geändert' },
    herausnehmen: { title: 'Das ist erledigt', text: 'Wer herausgenommen ist, sieht nichts mehr vom Gremium.' },
    verlassen: { title: 'Sie haben das Gremium verlassen' },
    beitreten: { title: 'Sie gehören jetzt dazu' },
  },
  invitation: {
    title: (name: string) => `Einladung: ${name}`,
    text: {
      mitglied: 'Sie sind eingeladen, mitzumachen: Sie sehen dann, wer zum Gremium gehört, und die anderen sehen Sie.',
      verwalter:
        'Sie sind eingeladen, das Gremium mit zu verwalten: Sie sehen dann, wer dazugehört, laden ein und vergeben Rechte.',
    } satisfies Readonly<Record<PortalRole, string>>,
    until: (until: Instant) => `Die Einladung gilt bis zum ${dayText(until)} und nur einmal.`,
    as: (name: string) => `Sie sind angemeldet als ${name}. Mit diesem Konto treten Sie bei.`,
    submit: 'Beitreten',
    signIn: 'Melden Sie sich an oder registrieren Sie sich; danach kommen Sie hierher zurück.',
    signInLink: 'Anmelden und beitreten',
    expired: 'Diese Einladung gilt nicht mehr',
    expiredText: `Sie ist älter als ${days}, zurückgezogen oder schon angenommen. Haben Sie sie angenommen, gehören Sie schon dazu. Sonst lassen Sie sich bitte noch einmal einladen.`,
    toGremium: 'Zu Ihrem Gremium',
  },
} as const
