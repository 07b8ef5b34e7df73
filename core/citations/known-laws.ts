/** A law that works councils meet. */
export interface KnownLaw {
  /** As it is usually cited. */
  readonly law: string
  /** Its segment at gesetze-im-internet.de and in our addresses; laws of the Union have one of their own. */
  readonly slug: string
  /** By which it is called in full. */
  readonly title: string
  /** Other names, among them those of the juris collection, and full names as they stand behind 'des' and 'der'. */
  readonly also?: readonly string[]
  /** It has articles, so that 'Art. 5' within it means its own. */
  readonly articles?: true
  /** The law that it calls 'das Gesetz', because it carries that out. */
  readonly carriesOut?: string
}

/** Books of the social code by number and ordinal; there is no thirteenth one. */
const books = [
  ['I', 1, 'Erst'],
  ['II', 2, 'Zweit'],
  ['III', 3, 'Dritt'],
  ['IV', 4, 'Viert'],
  ['V', 5, 'Fünft'],
  ['VI', 6, 'Sechst'],
  ['VII', 7, 'Siebt'],
  ['VIII', 8, 'Acht'],
  ['IX', 9, 'Neunt'],
  ['X', 10, 'Zehnt'],
  ['XI', 11, 'Elft'],
  ['XII', 12, 'Zwölft'],
  ['XIV', 14, 'Vierzehnt'],
] as const

/** Books of the social code: 'SGB IX', 'SGB 9', 'Neunten Buches Sozialgesetzbuch'. */
const socialCode: readonly KnownLaw[] = books.map(([roman, number, ordinal]) => ({
  law: `SGB ${roman}`,
  slug: number === 9 ? 'sgb_9_2018' : `sgb_${number}`,
  title: `${ordinal}es Buch Sozialgesetzbuch`,
  also: [
    `SGB ${number}`,
    `SGB-${roman}`,
    ...['Sozialgesetzbuch', 'Sozialgesetzbuchs', 'Sozialgesetzbuches'].flatMap((code) => [
      `${code} ${roman}`,
      `${code} ${ordinal}es Buch`,
      `${ordinal}en Buches ${code}`,
      `${ordinal}en Buchs ${code}`,
      `${ordinal}en Buches des ${code}`,
    ]),
  ],
}))

/** The book of the social code that another one calls 'das Neunte Buch', by the word behind 'des'. */
export const bookCalled = (called: string): string | undefined => {
  const book = books.find(([, , ordinal]) => `${ordinal}en` === called)
  return book && `SGB ${book[0]}`
}

export const knownLaws: readonly KnownLaw[] = [
  // Works constitution.
  { law: 'BetrVG', slug: 'betrvg', title: 'Betriebsverfassungsgesetz' },
  {
    law: 'WO',
    slug: 'betrvgdv1wo',
    title: 'Wahlordnung zum Betriebsverfassungsgesetz',
    also: [
      'BetrVGDV1WO',
      'WahlO',
      'WO BetrVG',
      'WO-BetrVG',
      'Ersten Verordnung zur Durchführung des Betriebsverfassungsgesetzes',
    ],
    carriesOut: 'BetrVG',
  },
  { law: 'SprAuG', slug: 'spraug', title: 'Sprecherausschussgesetz', also: ['Sprecherausschußgesetzes'] },
  { law: 'EBRG', slug: 'ebrg', title: 'Europäische Betriebsräte-Gesetz' },
  { law: 'MitbestG', slug: 'mitbestg', title: 'Mitbestimmungsgesetz' },
  { law: 'DrittelbG', slug: 'drittelbg', title: 'Drittelbeteiligungsgesetz' },
  { law: 'SEBG', slug: 'sebg', title: 'SE-Beteiligungsgesetz' },
  {
    law: 'MgVG',
    slug: 'mgvg',
    title: 'Gesetz über die Mitbestimmung der Arbeitnehmer bei einer grenzüberschreitenden Verschmelzung',
  },
  { law: 'MontanMitbestG', slug: 'montanmitbestg', title: 'Montan-Mitbestimmungsgesetz' },
  { law: 'BPersVG', slug: 'bpersvg_2021', title: 'Bundespersonalvertretungsgesetz', also: ['BPersVG 2021'] },
  { law: 'TVG', slug: 'tvg', title: 'Tarifvertragsgesetz' },
  // People with disabilities.
  ...socialCode,
  {
    law: 'SchwbVWO',
    slug: 'schwbwo',
    title: 'Wahlordnung Schwerbehindertenvertretungen',
    also: ['SchwbWO', 'WO SchbV'],
  },
  { law: 'SchwbAV', slug: 'schwbav_1988', title: 'Schwerbehinderten-Ausgleichsabgabeverordnung' },
  { law: 'WMVO', slug: 'wmvo', title: 'Werkstätten-Mitwirkungsverordnung' },
  { law: 'BGG', slug: 'bgg', title: 'Behindertengleichstellungsgesetz' },
  { law: 'BFSG', slug: 'bfsg', title: 'Barrierefreiheitsstärkungsgesetz' },
  // Employment.
  { law: 'KSchG', slug: 'kschg', title: 'Kündigungsschutzgesetz' },
  { law: 'TzBfG', slug: 'tzbfg', title: 'Teilzeit- und Befristungsgesetz' },
  {
    law: 'AGG',
    slug: 'agg',
    title: 'Allgemeines Gleichbehandlungsgesetz',
    also: ['Allgemeinen Gleichbehandlungsgesetzes'],
  },
  { law: 'BUrlG', slug: 'burlg', title: 'Bundesurlaubsgesetz' },
  { law: 'EntgFG', slug: 'entgfg', title: 'Entgeltfortzahlungsgesetz', also: ['EFZG', 'EntgeltFZG'] },
  { law: 'EntgTranspG', slug: 'entgtranspg', title: 'Entgelttransparenzgesetz' },
  { law: 'MiLoG', slug: 'milog', title: 'Mindestlohngesetz' },
  { law: 'NachwG', slug: 'nachwg', title: 'Nachweisgesetz' },
  { law: 'AÜG', slug: 'a_g', title: 'Arbeitnehmerüberlassungsgesetz' },
  { law: 'AEntG', slug: 'aentg_2009', title: 'Arbeitnehmer-Entsendegesetz', also: ['AEntG 2009'] },
  { law: 'AltTZG', slug: 'alttzg_1996', title: 'Altersteilzeitgesetz', also: ['AltTZG 1996'] },
  { law: 'BetrAVG', slug: 'betravg', title: 'Betriebsrentengesetz' },
  { law: 'ArbnErfG', slug: 'arbnerfg', title: 'Arbeitnehmererfindungsgesetz' },
  { law: 'ArbPlSchG', slug: 'arbplschg', title: 'Arbeitsplatzschutzgesetz' },
  { law: 'HAG', slug: 'hag', title: 'Heimarbeitsgesetz' },
  { law: 'SeeArbG', slug: 'seearbg', title: 'Seearbeitsgesetz' },
  { law: '5. VermBG', slug: 'vermbg_2', title: 'Fünftes Vermögensbildungsgesetz', also: ['VermBG'] },
  { law: 'GewO', slug: 'gewo', title: 'Gewerbeordnung' },
  { law: 'HwO', slug: 'hwo', title: 'Handwerksordnung' },
  { law: 'HinSchG', slug: 'hinschg', title: 'Hinweisgeberschutzgesetz' },
  { law: 'LkSG', slug: 'lksg', title: 'Lieferkettensorgfaltspflichtengesetz' },
  { law: 'GeschGehG', slug: 'geschgehg', title: 'Geschäftsgeheimnisgesetz' },
  // Health and time.
  { law: 'ArbSchG', slug: 'arbschg', title: 'Arbeitsschutzgesetz' },
  { law: 'ASiG', slug: 'asig', title: 'Arbeitssicherheitsgesetz' },
  { law: 'ArbStättV', slug: 'arbst_ttv_2004', title: 'Arbeitsstättenverordnung', also: ['ArbStättV 2004'] },
  { law: 'BetrSichV', slug: 'betrsichv_2015', title: 'Betriebssicherheitsverordnung', also: ['BetrSichV 2015'] },
  { law: 'GefStoffV', slug: 'gefstoffv_2010', title: 'Gefahrstoffverordnung', also: ['GefStoffV 2010'] },
  { law: 'ArbMedVV', slug: 'arbmedvv', title: 'Verordnung zur arbeitsmedizinischen Vorsorge' },
  { law: 'LasthandhabV', slug: 'lasthandhabv', title: 'Lastenhandhabungsverordnung' },
  { law: 'IfSG', slug: 'ifsg', title: 'Infektionsschutzgesetz' },
  { law: 'ArbZG', slug: 'arbzg', title: 'Arbeitszeitgesetz' },
  // Families, young people, training.
  { law: 'MuSchG', slug: 'muschg_2018', title: 'Mutterschutzgesetz', also: ['MuSchG 2018'] },
  {
    law: 'BEEG',
    slug: 'beeg',
    title: 'Bundeselterngeld- und Elternzeitgesetz',
  },
  { law: 'PflegeZG', slug: 'pflegezg', title: 'Pflegezeitgesetz' },
  { law: 'FPfZG', slug: 'fpfzg', title: 'Familienpflegezeitgesetz' },
  { law: 'JArbSchG', slug: 'jarbschg', title: 'Jugendarbeitsschutzgesetz' },
  { law: 'BBiG', slug: 'bbig_2005', title: 'Berufsbildungsgesetz', also: ['BBiG 2005'] },
  // Data.
  {
    law: 'DSGVO',
    slug: 'dsgvo',
    title: 'Datenschutz-Grundverordnung',
    also: ['DS-GVO', 'EU-DSGVO', 'EU-DS-GVO', 'GDPR', 'Datenschutzgrundverordnung'],
    articles: true,
  },
  { law: 'BDSG', slug: 'bdsg_2018', title: 'Bundesdatenschutzgesetz', also: ['BDSG 2018'] },
  { law: 'TDDDG', slug: 'ttdsg', title: 'Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz', also: ['TTDSG'] },
  { law: 'DDG', slug: 'ddg', title: 'Digitale-Dienste-Gesetz' },
  { law: 'KI-VO', slug: 'ki_vo', title: 'KI-Verordnung', also: ['AI Act'], articles: true },
  // Constitution and procedure.
  { law: 'GG', slug: 'gg', title: 'Grundgesetz', articles: true },
  {
    law: 'AEUV',
    slug: 'aeuv',
    title: 'Vertrag über die Arbeitsweise der Europäischen Union',
    also: [
      'Vertrags über die Arbeitsweise der Europäischen Union',
      'Vertrages über die Arbeitsweise der Europäischen Union',
    ],
    articles: true,
  },
  {
    law: 'GRCh',
    slug: 'grch',
    title: 'Charta der Grundrechte der Europäischen Union',
    also: ['GRC', 'EU-GRCharta', 'GRCharta', 'Grundrechtecharta'],
    articles: true,
  },
  { law: 'ArbGG', slug: 'arbgg', title: 'Arbeitsgerichtsgesetz' },
  { law: 'ZPO', slug: 'zpo', title: 'Zivilprozessordnung', also: ['Zivilprozeßordnung'] },
  { law: 'GVG', slug: 'gvg', title: 'Gerichtsverfassungsgesetz' },
  { law: 'BVerfGG', slug: 'bverfgg', title: 'Bundesverfassungsgerichtsgesetz' },
  { law: 'SGG', slug: 'sgg', title: 'Sozialgerichtsgesetz' },
  { law: 'VwGO', slug: 'vwgo', title: 'Verwaltungsgerichtsordnung' },
  { law: 'VwVfG', slug: 'vwvfg', title: 'Verwaltungsverfahrensgesetz' },
  { law: 'OWiG', slug: 'owig_1968', title: 'Ordnungswidrigkeitengesetz', also: ['Gesetzes über Ordnungswidrigkeiten'] },
  { law: 'GKG', slug: 'gkg_2004', title: 'Gerichtskostengesetz', also: ['GKG 2004'] },
  { law: 'RVG', slug: 'rvg', title: 'Rechtsanwaltsvergütungsgesetz' },
  { law: 'StPO', slug: 'stpo', title: 'Strafprozessordnung', also: ['Strafprozeßordnung'] },
  { law: 'StGB', slug: 'stgb', title: 'Strafgesetzbuch' },
  { law: 'MediationsG', slug: 'mediationsg', title: 'Mediationsgesetz' },
  // Civil and company law, taxes.
  {
    law: 'BGB',
    slug: 'bgb',
    title: 'Bürgerliches Gesetzbuch',
    also: ['Bürgerlichen Gesetzbuchs', 'Bürgerlichen Gesetzbuches'],
  },
  {
    law: 'EGBGB',
    slug: 'bgbeg',
    title: 'Einführungsgesetz zum Bürgerlichen Gesetzbuche',
    also: [
      'BGBEG',
      'Einführungsgesetz zum Bürgerlichen Gesetzbuch',
      'Einführungsgesetzes zum Bürgerlichen Gesetzbuch',
      'Einführungsgesetzes zum Bürgerlichen Gesetzbuche',
    ],
    articles: true,
  },
  { law: 'HGB', slug: 'hgb', title: 'Handelsgesetzbuch' },
  { law: 'AktG', slug: 'aktg', title: 'Aktiengesetz' },
  { law: 'GmbHG', slug: 'gmbhg', title: 'GmbH-Gesetz' },
  { law: 'UmwG', slug: 'umwg_1995', title: 'Umwandlungsgesetz' },
  { law: 'InsO', slug: 'inso', title: 'Insolvenzordnung' },
  { law: 'UWG', slug: 'uwg_2004', title: 'Gesetz gegen den unlauteren Wettbewerb', also: ['UWG 2004'] },
  { law: 'UrhG', slug: 'urhg', title: 'Urheberrechtsgesetz' },
  { law: 'AO', slug: 'ao_1977', title: 'Abgabenordnung', also: ['AO 1977'] },
  { law: 'EStG', slug: 'estg', title: 'Einkommensteuergesetz' },
  { law: 'UStG', slug: 'ustg_1980', title: 'Umsatzsteuergesetz', also: ['UStG 1980'] },
  { law: 'AufenthG', slug: 'aufenthg_2004', title: 'Aufenthaltsgesetz' },
]

const byLaw = new Map(knownLaws.map((known) => [known.law, known]))

/** What is known of a law by its citation form. */
export const knownLaw = (law: string): KnownLaw | undefined => byLaw.get(law)
