import { describe, expect, test } from 'vitest'
import { knownLaw } from '#core/citations/known-laws.ts'
import { citedAddress } from '#core/citations/links.ts'
import { citationsIn } from '#core/citations/parse.ts'

/** What of a text leads where, were all laws here. */
const linksIn = (text: string) =>
  citationsIn(text).map(({ citation, start, end }) => [
    text.slice(start, end),
    citedAddress(citation, {
      law: (law) => ({ slug: knownLaw(law)?.slug ?? 'unknown' }),
      ruling: () => undefined,
    }),
  ])

/** Segment of the address; its abbreviation; in full behind 'des' or 'der'; other names. */
const laws: readonly (readonly [slug: string, abbreviation: string, inFull: string, ...others: readonly string[]])[] = [
  ['betrvg', 'BetrVG', 'des Betriebsverfassungsgesetzes'],
  ['spraug', 'SprAuG', 'des Sprecherausschussgesetzes', 'des Sprecherausschußgesetzes'],
  ['ebrg', 'EBRG', 'des Europäische Betriebsräte-Gesetzes'],
  ['mitbestg', 'MitbestG', 'des Mitbestimmungsgesetzes'],
  ['drittelbg', 'DrittelbG', 'des Drittelbeteiligungsgesetzes'],
  ['sebg', 'SEBG', 'des SE-Beteiligungsgesetzes'],
  ['montanmitbestg', 'MontanMitbestG', 'des Montan-Mitbestimmungsgesetzes'],
  ['bpersvg_2021', 'BPersVG', 'des Bundespersonalvertretungsgesetzes', 'BPersVG 2021'],
  ['tvg', 'TVG', 'des Tarifvertragsgesetzes'],
  ['schwbwo', 'SchwbVWO', 'der Wahlordnung Schwerbehindertenvertretungen', 'SchwbWO', 'WO SchbV'],
  ['schwbav_1988', 'SchwbAV', 'der Schwerbehinderten-Ausgleichsabgabeverordnung'],
  ['wmvo', 'WMVO', 'der Werkstätten-Mitwirkungsverordnung'],
  ['bgg', 'BGG', 'des Behindertengleichstellungsgesetzes'],
  ['bfsg', 'BFSG', 'des Barrierefreiheitsstärkungsgesetzes'],
  ['kschg', 'KSchG', 'des Kündigungsschutzgesetzes'],
  ['tzbfg', 'TzBfG', 'des Teilzeit- und Befristungsgesetzes'],
  ['agg', 'AGG', 'des Allgemeinen Gleichbehandlungsgesetzes', 'Allgemeines Gleichbehandlungsgesetz'],
  ['burlg', 'BUrlG', 'des Bundesurlaubsgesetzes'],
  ['entgfg', 'EntgFG', 'des Entgeltfortzahlungsgesetzes', 'EFZG', 'EntgeltFZG'],
  ['entgtranspg', 'EntgTranspG', 'des Entgelttransparenzgesetzes'],
  ['milog', 'MiLoG', 'des Mindestlohngesetzes'],
  ['nachwg', 'NachwG', 'des Nachweisgesetzes'],
  ['a_g', 'AÜG', 'des Arbeitnehmerüberlassungsgesetzes'],
  ['aentg_2009', 'AEntG', 'des Arbeitnehmer-Entsendegesetzes', 'AEntG 2009'],
  ['alttzg_1996', 'AltTZG', 'des Altersteilzeitgesetzes', 'AltTZG 1996'],
  ['betravg', 'BetrAVG', 'des Betriebsrentengesetzes'],
  ['arbnerfg', 'ArbnErfG', 'des Arbeitnehmererfindungsgesetzes'],
  ['arbplschg', 'ArbPlSchG', 'des Arbeitsplatzschutzgesetzes'],
  ['hag', 'HAG', 'des Heimarbeitsgesetzes'],
  ['seearbg', 'SeeArbG', 'des Seearbeitsgesetzes'],
  ['vermbg_2', '5. VermBG', 'des Fünftes Vermögensbildungsgesetzes', 'VermBG'],
  ['gewo', 'GewO', 'der Gewerbeordnung'],
  ['hwo', 'HwO', 'der Handwerksordnung'],
  ['hinschg', 'HinSchG', 'des Hinweisgeberschutzgesetzes'],
  ['lksg', 'LkSG', 'des Lieferkettensorgfaltspflichtengesetzes'],
  ['geschgehg', 'GeschGehG', 'des Geschäftsgeheimnisgesetzes'],
  ['arbschg', 'ArbSchG', 'des Arbeitsschutzgesetzes'],
  ['asig', 'ASiG', 'des Arbeitssicherheitsgesetzes'],
  ['arbst_ttv_2004', 'ArbStättV', 'der Arbeitsstättenverordnung', 'ArbStättV 2004'],
  ['betrsichv_2015', 'BetrSichV', 'der Betriebssicherheitsverordnung', 'BetrSichV 2015'],
  ['gefstoffv_2010', 'GefStoffV', 'der Gefahrstoffverordnung', 'GefStoffV 2010'],
  ['arbmedvv', 'ArbMedVV', 'der Verordnung zur arbeitsmedizinischen Vorsorge'],
  ['lasthandhabv', 'LasthandhabV', 'der Lastenhandhabungsverordnung'],
  ['ifsg', 'IfSG', 'des Infektionsschutzgesetzes'],
  ['arbzg', 'ArbZG', 'des Arbeitszeitgesetzes'],
  ['muschg_2018', 'MuSchG', 'des Mutterschutzgesetzes', 'MuSchG 2018'],
  ['beeg', 'BEEG', 'des Bundeselterngeld- und Elternzeitgesetzes'],
  ['pflegezg', 'PflegeZG', 'des Pflegezeitgesetzes'],
  ['fpfzg', 'FPfZG', 'des Familienpflegezeitgesetzes'],
  ['jarbschg', 'JArbSchG', 'des Jugendarbeitsschutzgesetzes'],
  ['bbig_2005', 'BBiG', 'des Berufsbildungsgesetzes', 'BBiG 2005'],
  ['bdsg_2018', 'BDSG', 'des Bundesdatenschutzgesetzes', 'BDSG 2018'],
  ['ttdsg', 'TDDDG', 'des Telekommunikation-Digitale-Dienste-Datenschutz-Gesetzes', 'TTDSG'],
  ['ddg', 'DDG', 'des Digitale-Dienste-Gesetzes'],
  ['arbgg', 'ArbGG', 'des Arbeitsgerichtsgesetzes'],
  ['zpo', 'ZPO', 'der Zivilprozessordnung', 'der Zivilprozeßordnung'],
  ['gvg', 'GVG', 'des Gerichtsverfassungsgesetzes'],
  ['bverfgg', 'BVerfGG', 'des Bundesverfassungsgerichtsgesetzes'],
  ['sgg', 'SGG', 'des Sozialgerichtsgesetzes'],
  ['vwgo', 'VwGO', 'der Verwaltungsgerichtsordnung'],
  ['vwvfg', 'VwVfG', 'des Verwaltungsverfahrensgesetzes'],
  ['owig_1968', 'OWiG', 'des Ordnungswidrigkeitengesetzes', 'des Gesetzes über Ordnungswidrigkeiten'],
  ['gkg_2004', 'GKG', 'des Gerichtskostengesetzes', 'GKG 2004'],
  ['rvg', 'RVG', 'des Rechtsanwaltsvergütungsgesetzes'],
  ['stpo', 'StPO', 'der Strafprozessordnung', 'der Strafprozeßordnung'],
  ['stgb', 'StGB', 'des Strafgesetzbuchs', 'des Strafgesetzbuches'],
  ['mediationsg', 'MediationsG', 'des Mediationsgesetzes'],
  ['bgb', 'BGB', 'des Bürgerlichen Gesetzbuchs', 'des Bürgerlichen Gesetzbuches', 'Bürgerliches Gesetzbuch'],
  ['hgb', 'HGB', 'des Handelsgesetzbuchs', 'des Handelsgesetzbuches'],
  ['aktg', 'AktG', 'des Aktiengesetzes'],
  ['gmbhg', 'GmbHG', 'des GmbH-Gesetzes'],
  ['umwg_1995', 'UmwG', 'des Umwandlungsgesetzes'],
  ['inso', 'InsO', 'der Insolvenzordnung'],
  ['uwg_2004', 'UWG', 'Gesetz gegen den unlauteren Wettbewerb', 'UWG 2004'],
  ['urhg', 'UrhG', 'des Urheberrechtsgesetzes'],
  ['ao_1977', 'AO', 'der Abgabenordnung', 'AO 1977'],
  ['estg', 'EStG', 'des Einkommensteuergesetzes'],
  ['ustg_1980', 'UStG', 'des Umsatzsteuergesetzes', 'UStG 1980'],
  ['aufenthg_2004', 'AufenthG', 'des Aufenthaltsgesetzes'],
  ['mgvg', 'MgVG', 'Gesetz über die Mitbestimmung der Arbeitnehmer bei einer grenzüberschreitenden Verschmelzung'],
  [
    'betrvgdv1wo',
    'WO',
    'Wahlordnung zum Betriebsverfassungsgesetz',
    'BetrVGDV1WO',
    'WahlO',
    'WO BetrVG',
    'WO-BetrVG',
    'der Ersten Verordnung zur Durchführung des Betriebsverfassungsgesetzes',
  ],
]

/** Laws that have articles. */
const lawsOfArticles: typeof laws = [
  ['gg', 'GG', 'des Grundgesetzes'],
  ['dsgvo', 'DSGVO', 'der Datenschutz-Grundverordnung', 'DS-GVO', 'EU-DSGVO', 'EU-DS-GVO', 'GDPR'],
  ['dsgvo', 'DSGVO', 'der Datenschutzgrundverordnung'],
  ['ki_vo', 'KI-VO', 'der KI-Verordnung', 'AI Act'],
  [
    'aeuv',
    'AEUV',
    'des Vertrags über die Arbeitsweise der Europäischen Union',
    'des Vertrages über die Arbeitsweise der Europäischen Union',
    'Vertrag über die Arbeitsweise der Europäischen Union',
  ],
  ['grch', 'GRCh', 'der Charta der Grundrechte der Europäischen Union', 'GRC', 'EU-GRCharta', 'GRCharta'],
  ['grch', 'GRCh', 'der Grundrechtecharta'],
  [
    'bgbeg',
    'EGBGB',
    'des Einführungsgesetzes zum Bürgerlichen Gesetzbuch',
    'des Einführungsgesetzes zum Bürgerlichen Gesetzbuche',
    'Einführungsgesetz zum Bürgerlichen Gesetzbuch',
    'Einführungsgesetz zum Bürgerlichen Gesetzbuche',
    'BGBEG',
  ],
]

describe('a law is found at its address by each of its names', () => {
  test.each(laws)('/gesetze/%s: %s', (slug, ...names) => {
    for (const name of names) expect(linksIn(`§ 1 ${name}.`)).toEqual([[`§ 1 ${name}`, `/gesetze/${slug}`]])
  })

  test.each(lawsOfArticles)('/gesetze/%s: %s', (slug, ...names) => {
    for (const name of names) expect(linksIn(`Art. 1 ${name}.`)).toEqual([[`Art. 1 ${name}`, `/gesetze/${slug}`]])
  })
})

describe('a book of the social code is found by each of its names', () => {
  test.each([
    ['I', 1, 'Erst', 'sgb_1'],
    ['II', 2, 'Zweit', 'sgb_2'],
    ['III', 3, 'Dritt', 'sgb_3'],
    ['IV', 4, 'Viert', 'sgb_4'],
    ['V', 5, 'Fünft', 'sgb_5'],
    ['VI', 6, 'Sechst', 'sgb_6'],
    ['VII', 7, 'Siebt', 'sgb_7'],
    ['VIII', 8, 'Acht', 'sgb_8'],
    ['IX', 9, 'Neunt', 'sgb_9_2018'],
    ['X', 10, 'Zehnt', 'sgb_10'],
    ['XI', 11, 'Elft', 'sgb_11'],
    ['XII', 12, 'Zwölft', 'sgb_12'],
    ['XIV', 14, 'Vierzehnt', 'sgb_14'],
  ])('SGB %s', (roman, number, ordinal, slug) => {
    const names = [
      `SGB ${roman}`,
      `SGB ${number}`,
      `SGB-${roman}`,
      `${ordinal}es Buch Sozialgesetzbuch`,
      `Sozialgesetzbuch ${ordinal}es Buch`,
      ...['Sozialgesetzbuch', 'Sozialgesetzbuchs', 'Sozialgesetzbuches'].flatMap((code) => [
        `des ${code} ${roman}`,
        `des ${ordinal}en Buches ${code}`,
        `des ${ordinal}en Buchs ${code}`,
        `des ${ordinal}en Buches des ${code}`,
      ]),
    ]
    for (const name of names) expect(linksIn(`§ 1 ${name}.`)).toEqual([[`§ 1 ${name}`, `/gesetze/${slug}`]])
    const [within] = citationsIn(`§ 3 des ${ordinal}en Buches`, { within: 'SGB X' })
    expect(within?.citation).toMatchObject({ law: `SGB ${roman}` })
  })
})
