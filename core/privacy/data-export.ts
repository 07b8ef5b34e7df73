/** For so many seconds after she said her password somebody's data is handed out. */
export const provenSeconds = 300
/** So often an hour somebody takes her data away. */
export const exportsPerHour = 5
/** Names of the files in the archive. */
export const filesOfExport = { data: 'daten.json', paper: 'daten.pdf', readMe: 'LIESMICH.txt' } as const
