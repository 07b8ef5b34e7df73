import type { Command } from 'commander'
import { importRuling } from '#core/knowledge/rulings/importing-rulings.ts'
import type { RulingImport } from '#core/knowledge/rulings/ports.ts'
import { largestRulingFile, type RulingWarning, type WhyNotARuling } from '#core/knowledge/rulings/ruling-file.ts'
import type { Needs } from '#core/needs.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Result } from '#core/shared/result.ts'
import { whyNotXml, whyTooLarge } from '#wording/xml-files.ts'
import { parts } from '../compose/application.ts'
import { bytesOf, filesNamed, progressOf, refuseUnread } from '../importing-files.ts'
import { Refused } from '../outcome.ts'
import { printJson, say, type Output } from '../print.ts'
import { withApplication } from '../with-application.ts'

type WhyNotTaken = WhyNotARuling | { readonly why: 'no-file' }

/** What became of one file. */
type Outcome = { readonly file: string } & Result<RulingImport, WhyNotTaken>

const whyNotTaken = (refusal: WhyNotTaken): string => {
  switch (refusal.why) {
    case 'no-file':
      return 'lässt sich nicht öffnen'
    case 'too-large':
      return whyTooLarge(refusal.atMost)
    case 'not-xml':
      return whyNotXml[refusal.because]
    case 'not-a-ruling':
      return 'ist keine Entscheidung im Format von rechtsprechung-im-internet.de (rii-dok)'
    case 'not-public':
      return 'ist nicht für die Öffentlichkeit freigegeben'
  }
}

const whatToLookAt: Readonly<Record<RulingWarning['what'], (detail: string) => string>> = {
  'unknown-element': (name) => `Das Element „${name}“ ist unbekannt; sein Text steht als einfacher Text da.`,
  'missing-picture': (file) => `Das Bild „${file}“ wird nicht gezeigt.`,
  'ecli-malformed': (ecli) => `„${ecli}“ ist kein ECLI eines deutschen Gerichts.`,
  'ecli-of-another': (ecli) => `„${ecli}“ nennt ein anderes Gericht, einen anderen Tag oder ein anderes Aktenzeichen.`,
  'marginal-twice': (number) => `Die Randnummer ${number} gibt es zweimal; die zweite fehlt.`,
  'no-text': () => 'Weder Tenor noch Gründe stehen in der Datei.',
}

const nameOf: Readonly<Record<RulingImport['differs'][number], string>> = {
  decidedOn: 'Das Datum',
  fileNumbers: 'Das Aktenzeichen',
  ecli: 'Der ECLI',
  body: 'Der Spruchkörper',
  type: 'Die Art',
}
const outcomes: Readonly<Record<RulingImport['outcome'], string>> = {
  added: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
}

async function importFile(file: string, needs: Needs): Promise<Outcome> {
  const bytes = await bytesOf(file, largestRulingFile)
  return bytes ? { file, ...(await importRuling(bytes, needs)) } : { file, ok: false, refusal: { why: 'no-file' } }
}

function sayOutcome(outcome: Outcome): void {
  const { file } = outcome
  if (!outcome.ok) return void process.stderr.write(`${file}: ${whyNotTaken(outcome.refusal)}\n`)
  const { slug, court, decidedOn, fileNumbers, isTold, differs, warnings } = outcome.value
  say(`${court} ${fileNumbers[0] ?? ''} vom ${formatDate(decidedOn)}: ${outcomes[outcome.value.outcome]}`)
  if (!isTold) say(`  wird gezeigt, sobald es urteile/${slug}.md gibt`)
  for (const field of differs) process.stderr.write(`${file}: Hinweis: ${nameOf[field]} weicht von unserem Text ab.\n`)
  for (const { what, detail } of warnings) process.stderr.write(`${file}: Hinweis: ${whatToLookAt[what](detail)}\n`)
}

export function rulingsCommand(program: Command): void {
  program
    .command('rulings')
    .description('decisions as rechtsprechung-im-internet.de publishes them')
    .command('import')
    .description('take in what courts wrote; it is shown with our own telling of the decision')
    .argument('<file...>', 'archives or the XML in them, or a folder of such files')
    .option('--json', 'print what each file brought')
    .action((names: readonly string[], output: Output) =>
      withApplication(async (application) => {
        const needs = application.get(parts.needs)
        const files = await filesNamed(names)
        if (files.length === 0) throw new Refused('In dem Ordner liegt weder XML noch ein Archiv.')
        const progress = await progressOf('Entscheidungen werden gelesen', files.length, output)
        const all: Outcome[] = []
        for (const file of files) {
          all.push(await importFile(file, needs))
          progress.told(file)
        }
        progress.done()
        if (output.json) printJson(all)
        else for (const outcome of all) sayOutcome(outcome)
        refuseUnread(all)
      }),
    )
}
