/** A decision in the official format (rii-dok 1), written for tests; parts that are named replace the usual ones. */
export const rulingXml = (over: Readonly<Record<string, string>> = {}): string => {
  const parts: Readonly<Record<string, string>> = {
    doknr: 'KARE600000001',
    ecli: 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0',
    gertyp: 'BAG',
    gerort: '',
    spruchkoerper: '7. Senat',
    'entsch-datum': '20240207',
    aktenzeichen: '7 ABR 8/23',
    doktyp: 'Beschluss',
    norm: '§ 178 Abs 2 S 1 SGB 9, Art 27 Abs 1 S 2 Buchst e UNBehRÜbk, §§ 1, 2 KSchG',
    vorinstanz: 'vorgehend LAG Düsseldorf, 24. November 2022, Az: 8 TaBV 59/21',
    region: '<abk>DEU</abk><long>Bundesrepublik Deutschland</long>',
    leitsatz: `<div>${entry('', '<p>Der Spielraum umfasst das Format.</p>')}</div>`,
    sonstosatz: `<div>${entry('', '<p>Orientierungssatz eines Verlags</p>')}</div>`,
    tenor: `<div>${entry('', '<p>Die Rechtsbeschwerde\n  wird <strong>zurück</strong>gewiesen.</p>')}</div>`,
    tatbestand: '',
    entscheidungsgruende: '',
    gruende: `<div>${entry('', '<h2>I.</h2>')}${entry('1', '<p>Erstens.</p><p>Und weiter.</p>')}${entry('2', '<p>§ 37<br/>Abs. 6</p>')}</div>`,
    accessRights: 'public',
    ...over,
  }
  const body = Object.entries(parts).map(([name, content]) => `<${name}>${content}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE dokument
  SYSTEM "http://www.rechtsprechung-im-internet.de/dtd/v1/rii-dok.dtd">
<dokument>${body.join('\n')}</dokument>`
}

/** An entry of the text, with its marginal number if it has one. */
export const entry = (marginal: string, content: string): string =>
  `<dl class="RspDL"><dt>${marginal === '' ? '' : `<a name="rd_${marginal}">${marginal}</a>`}</dt><dd>${content}</dd></dl>`
