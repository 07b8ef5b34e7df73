const council = 'Betriebsrat'

/** Words of a training plan on paper, and of the resolution that it needs. */
export const planPaperWording = {
  training: 'Schulung',
  when: 'Zeit',
  where: 'Ort',
  price: 'Gebühr, netto',
  net: 'Netto',
  seats: 'Plätze',
  due: 'Frist',
  reasons: 'Begründung der Schritte',
  online: 'Der Plan mit den Plätzen und Preisen von heute:',
  note: 'Termine, Plätze und Preise ändern sich. Die Begründungen sind Vorschläge und ersetzen keine Rechtsberatung im Einzelfall.',
  council,
  resolution: 'Entsendebeschluss',
  draft: 'Entwurf, Auszug aus der Sitzungsniederschrift',
  agenda: (trainings: readonly string[], provider: string, norm: string): string => {
    const what = trainings.length === 1 ? `zur Schulung „${trainings[0]}“` : `zu ${trainings.length}\u00a0Schulungen`
    return `Beschluss über die Entsendung ${what} des Veranstalters ${provider}${norm === '' ? '' : ` nach ${norm}`}`
  },
  resolves: 'Beschluss',
  text: (body: string, norm: string, provider: string): string =>
    `Der ${body} beschließt, das folgende Mitglied ${norm === '' ? '' : `gemäß ${norm} `}zu diesen Schulungen des Veranstalters ${provider} zu entsenden.`,
  member: 'Mitglied',
  instead: 'Ersatzweise',
  necessity: 'Erforderlichkeit',
  occasion: 'Anlass im Betrieb',
  task: 'Aufgabe im Gremium',
  bears: (norm: string, body: string): string =>
    `Die Kosten trägt der Arbeitgeber nach ${norm}. Der ${body} hält sie für verhältnismäßig.`,
  draftNote:
    'Dieses Schreiben ist ein Entwurf aus einem Schulungsplan. Bitte prüfen und ergänzen Sie ihn; er ersetzt keine Rechtsberatung im Einzelfall.',
} as const
