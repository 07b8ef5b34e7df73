import type { Browser, Device, System } from '#core/accounts/device.ts'
import { dayText, timeText } from '#core/shared/day-texts.ts'
import { stepSeconds } from '#core/second-factor/second-factor.ts'
import type { Instant } from '#core/shared/day.ts'

const browsers: Readonly<Record<Browser, string>> = {
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  chrome: 'Chrome',
  safari: 'Safari',
  other: 'Ein anderer Browser',
}
const systems: Readonly<Record<Exclude<System, 'other'>, string>> = {
  windows: 'unter Windows',
  macos: 'am Mac',
  linux: 'unter Linux',
  android: 'unter Android',
  ios: 'auf iPhone oder iPad',
}

const hourOf = (at: Instant): string => `${dayText(at)}, ${Number(timeText(at).slice(0, 2))}\u00a0Uhr`

/** Words of the page on which members change how they sign in. */
export const settingsWording = {
  title: 'Einstellungen',
  lead: (name: string) => `Sie sind angemeldet als ${name}.`,
  parts: 'Seiten der Einstellungen',
  pages: { person: 'Person', login: 'Anmeldung', data: 'Werbung und Daten' },
  save: 'Speichern',
  nowStored: (text: string) => (text === '' ? 'Gespeichert ist hier jetzt nichts.' : `Gespeichert ist jetzt: ${text}.`),
  alerts: 'Benachrichtigungen',
  failed: 'Das hat nicht geklappt',
  current: 'Ihr jetziges Passwort',
  wrongPassword: 'Das ist nicht Ihr jetziges Passwort.',
  person: {
    title: 'Ihre Angaben',
    saved: 'Ihre Angaben sind gespeichert',
    phoneHint: 'Mit Vorwahl. Wir speichern die Nummer so, dass man sie auch aus dem Ausland wählen kann.',
    labels: {
      salutationId: 'Anrede',
      title: 'Titel',
      firstName: 'Vorname',
      lastName: 'Nachname',
      phone: 'Telefon',
      mobile: 'Mobil',
      company: 'Betrieb oder Dienststelle',
      department: 'Abteilung',
      street: 'Straße und Hausnummer',
      zip: 'Postleitzahl',
      city: 'Ort',
      countryCode: 'Land',
    },
  },
  login: {
    title: 'E-Mail-Adresse',
    text: (email: string) => `Sie melden sich an mit ${email}.`,
    newEmail: 'Neue E-Mail-Adresse',
    hint: 'Wir schicken einen Link dorthin. Erst wenn Sie ihn bestätigen, gilt die neue Adresse.',
    submit: 'Adresse ändern',
    saved: 'Bitte sehen Sie in Ihr neues Postfach',
    savedText: 'Öffnen Sie den Link in der E-Mail. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  },
  password: {
    title: 'Passwort',
    text: 'Wenn Sie es ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    chosen: 'Neues Passwort',
    submit: 'Passwort ändern',
    saved: 'Ihr Passwort ist geändert',
    savedText: 'Auf allen anderen Geräten sind Sie abgemeldet.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Kennen Sie ein Gerät nicht? Beenden Sie dort die Sitzung und ändern Sie Ihr Passwort.',
    device: ({ browser, system }: Device): string =>
      system === 'other' ? browsers[browser] : `${browsers[browser]} ${systems[system]}`,
    isThis: 'dieses Gerät',
    times: (begunAt: Instant, seenAt: Instant) =>
      `Angemeldet am ${hourOf(begunAt)}, zuletzt benutzt am ${hourOf(seenAt)}`,
    end: 'Sitzung beenden',
    endAll: 'Überall abmelden',
    saved: 'Die Sitzung ist beendet',
  },
  secondFactor: {
    title: 'Code aus einer App',
    off: `Eine App auf Ihrem Telefon erzeugt alle ${stepSeconds} Sekunden einen Code. Beim Anmelden fragen wir nach dem Passwort auch danach. So kommt niemand in Ihr Konto, der nur das Passwort kennt.`,
    on: (left: number) =>
      `Eine App ist eingerichtet. Ist sie verloren, helfen die Ersatzcodes; davon sind noch ${left} übrig.`,
    required: 'Für Ihr Konto ist das Pflicht: Ohne App richten Sie bei der nächsten Anmeldung eine neue ein.',
    begin: 'App einrichten',
    remove: 'App entfernen',
    saved: 'Die App ist entfernt',
  },
} as const
