/** Words that all forms share. */
export const formsWording = {
  required: 'Bitte füllen Sie alle Felder aus, die nicht als freiwillig bezeichnet sind.',
  free: '(freiwillig)',
  choose: 'Bitte auswählen',
  check: (count: number) => (count === 1 ? 'Bitte prüfen Sie eine Angabe' : `Bitte prüfen Sie ${count} Angaben`),
  failed: 'Das hat nicht geklappt',
  trap: 'Dieses Feld bitte leer lassen',
  /** A browser gives no file twice without being asked. */
  filesGone: (names: readonly string[]) =>
    `Ihr Browser darf Dateien nicht von sich aus noch einmal schicken. Bitte wählen Sie sie erneut aus: ${names.join(', ')}`,
} as const
