import { counted } from '#core/shared/unbroken.ts'

/** Words of the members' knowledge from A to Z. */
export const membersKnowledgeWording = {
  title: 'Wissen von A bis Z',
  description:
    'Kurze Texte für alle, die neu im Gremium sind: von der Amtszeit bis zum Wirtschaftsausschuss, was zu tun ist und worauf es ankommt.',
  lead: 'Kurze Texte für alle, die neu im Gremium sind: was zu tun ist, in welcher Reihenfolge, und worauf es ankommt.',
  alphabet: 'Nach Anfangsbuchstaben',
  search: 'In diesen Texten suchen',
  submit: 'Suchen',
  found: (count: number, q: string): string => `${counted(count, 'Text', 'Texte')} zu „${q}“`,
  none: (q: string): string => `Zu „${q}“ gibt es hier keinen Text`,
  noneText:
    'Vielleicht hilft ein anderes Wort. Das Lexikon und die Gesetze finden Sie über die Suche oben auf jeder Seite.',
  all: 'Alle Texte zeigen',
  empty: 'Noch keine Texte',
  members: {
    title: 'Zum Lesen melden Sie sich an',
    text: 'Die Texte sind für Mitglieder. Die Anmeldung kostet nichts und öffnet auch Merkliste, Gremium und Hinweise nach Gesetz.',
    signIn: 'Anmelden',
    register: 'Jetzt registrieren',
  },
  terms: 'Im Lexikon',
  seminars: 'Passende Seminare',
  toAll: 'Alle Texte von A bis Z',
} as const
