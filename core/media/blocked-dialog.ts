/** What the dialog says that stands in front of a blocked video (spec §2). */
export const blockedDialog = {
  title: 'Externe Inhalte blockiert!',
  text:
    'Dieses Video liegt bei einem externen Anbieter (YouTube, Google Ireland Ltd.). Wir haben das Laden blockiert, denn ' +
    'welche Cookies dort gesetzt werden, können wir nicht vorhersehen. Beim Laden werden Daten in die USA übertragen.',
  loadLabel: 'Video laden',
  leaveLabel: 'Nicht laden',
} as const
