/** What members are told before and after their session ends. */
export const sessionWording = {
  ends: 'Sie werden gleich abgemeldet',
  endsText: 'Möchten Sie angemeldet bleiben? Was Sie getippt haben, bleibt in jedem Fall hier stehen.',
  left: 'Noch',
  extend: 'Angemeldet bleiben',
  signOut: 'Abmelden',
  over: 'Sie sind abgemeldet',
  overText:
    'Was Sie getippt haben, steht noch hier. Melden Sie sich in einem neuen Fenster an, dann machen Sie auf dieser Seite weiter.',
  signIn: 'In neuem Fenster anmelden',
  back: 'Zurück zur Seite',
} as const
