// Without React: typography of texts.
const softHyphen = '\u00ad'

/**
 * First parts of German compounds after which a heading may break; else browsers break 'Betriebsver-fassung' (design
 * guide §3).
 */
const joints =
  /(betriebs|verfassungs|arbeits|gesundheits|geschäfts|gefährdungs|eingliederungs|beschluss|personal|personen|rechts|kosten|wirtschafts|behinderten|verschwiegenheits|zurückbehaltungs|starter|gesetzes|rahmen|auszubildenden|arbeitnehmer|vertrauens|teilnehmer|seminar|nachteils|interessen|mitglieder|mitglied|ein(?=willig)|ersatz|ausbildungs|fach|vertretungs|änderungs|barriere|freiheits|kündigungs|gleichbehandlungs|lieferketten|sorgfaltspflichten|ausgleichs|fortzahlungs|beteiligungs|mitbestimmungs|mitwirkungs|transparenz|hinweisgeber|pflegezeit|ordnungswidrigkeiten|verfahrens|verwaltungs|verordnungs|handhabungs|vermögensbildungs|datenschutz|bewertungs|überwachungs|verweigerungs|dienstleistungs|versicherungs|beschäftigungs|abteilungs|religions|meinungs|teilhabe|gesamt|konzern|übernachtungs|tagungs|veranstaltungs|software|rollstuhl|schrift|abwesen)(?=[a-zäöüß]{4})/gi

/**
 * A title with soft hyphens at the joints of its compounds: for headings and cells only, never for labels or `<title>`.
 */
export const withJoints = (title: string): string => title.replace(joints, `$1${softHyphen}`)
