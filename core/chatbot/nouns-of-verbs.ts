/**
 * What people ask with a verb and the sources call by a noun whose stem is another one: each noun with forms of its
 * verb.
 */
export const nounsOfVerbs: Readonly<Record<string, string>> = {
  Absage: 'absagen absage abgesagt',
  Anfechtung: 'anfechten anficht angefochten',
  Anhörung: 'anhören anhört angehört',
  Auflösung: 'auflösen auflöst aufgelöst',
  Ausschreibung: 'ausschreiben ausgeschrieben',
  Beschluss: 'beschließen beschließt beschlossen',
  Bestellung: 'bestellen bestellt',
  Eingruppierung: 'eingruppieren eingruppiert umgruppieren umgruppiert',
  Einstellung: 'einstellen einstellt eingestellt',
  Freistellung: 'freistellen freistellt freigestellt',
  Gleichstellung: 'gleichstellen gleichgestellt gleichgestellte gleichgestellten',
  Kündigung: 'kündigen kündigt gekündigt',
  Schulung: 'schulen geschult',
  Stellvertretung: 'Stellvertreter Stellvertreterin Stellvertreterinnen',
  Übernahme: 'übernehmen übernimmt übernommen',
  Überwachung: 'überwachen überwacht',
  Verschwiegenheit: 'verschwiegen schweigen geheim',
  Versetzung: 'versetzen versetzt',
  Wahl: 'wählen wählt gewählt',
  Zustimmung: 'zustimmen zustimmt zugestimmt',
}
