import type { Command } from 'commander'
import type { Needs } from '#core/needs.ts'
import { importLaw, publishLaw, rollBackLaw } from '#core/knowledge/laws/importing-laws.ts'
import { largestLawFile, type WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import type { AlreadyPublished, LawImport, LawVersion } from '#core/knowledge/laws/ports.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import { lawWarningText, whyNotALaw } from '#wording/law-files.ts'
import { parts } from '../compose/application.ts'
import { bytesOf, progressOf, refuseUnread } from '../importing-files.ts'
import { valueOf } from '../outcome.ts'
import { printJson, printList, say, type Columns, type Output } from '../print.ts'
import { withApplication } from '../with-application.ts'

type WhyNotImported = WhyNotALaw | AlreadyPublished | { readonly why: 'no-file' }

/** What became of one file. */
type Outcome = { readonly file: string } & Result<LawImport, WhyNotImported>

const whyNotImported = (refusal: WhyNotImported): string => {
  switch (refusal.why) {
    case 'no-file':
      return 'lässt sich nicht öffnen'
    case 'already-published':
      return 'ist in diesem Stand schon veröffentlicht'
    default:
      return whyNotALaw(refusal)
  }
}

const notThere = 'Diese Fassung gibt es nicht, oder sie war nie veröffentlicht.'
const whyNotShown = ({ why }: Refusal): string =>
  why === 'already-published' ? 'Diese Fassung lesen schon alle.' : notThere

async function importFile(file: string, needs: Needs, publish: boolean): Promise<Outcome> {
  const bytes = await bytesOf(file, largestLawFile)
  if (!bytes) return { file, ok: false, refusal: { why: 'no-file' } }
  const imported = await importLaw(bytes, needs)
  if (!imported.ok || !publish) return { file, ...imported }
  const { value } = imported
  const version = valueOf(await publishLaw(value.version.id, needs), whyNotShown)
  return { file, ok: true, value: { ...value, version } }
}

function sayOutcome(outcome: Outcome): void {
  const { file } = outcome
  if (!outcome.ok) return void process.stderr.write(`${file}: ${whyNotImported(outcome.refusal)}\n`)
  const { law, version, counts } = outcome.value
  const stand = law.stand.day === undefined ? '' : `, Stand ${formatDate(law.stand.day)}`
  say(
    `${law.abbreviation}${stand}: ${counts.norms} Vorschriften, ${counts.added} neu, ${counts.changed} geändert, ` +
      `${counts.removed} entfallen, ${counts.unchanged} unverändert`,
  )
  for (const { what, norm, detail } of version.warnings)
    process.stderr.write(`${file}: Hinweis: ${norm && `${norm}: `}${lawWarningText[what](detail)}\n`)
  if (!version.isPublished) say(`  wartet auf: laws publish ${version.id}`)
}

const versionColumns: Columns<LawVersion> = [
  ['id', ({ id }) => id],
  ['built', ({ builtAt }) => `${builtAt.slice(0, 4)}-${builtAt.slice(4, 6)}-${builtAt.slice(6, 8)}`],
  ['imported', ({ importedAt }) => importedAt.slice(0, 10)],
  ['published', ({ publishedAt }) => publishedAt?.slice(0, 10)],
  ['read by all', ({ isPublished }) => (isPublished ? 'yes' : '')],
]

type Shows = (id: string, needs: Needs) => Promise<Result<LawVersion, Refusal>>

/** Shows a version and says so. */
const showing =
  (shows: Shows) =>
  (id: string, { json }: Output): Promise<void> =>
    withApplication(async (application) => {
      const version = valueOf(await shows(id, application.get(parts.needs)), whyNotShown)
      if (json) printJson(version)
      else say(`Alle lesen jetzt ${version.slug} in der Fassung ${version.id}.`)
    })

export function lawsCommand(program: Command): void {
  const laws = program.command('laws').description('laws as gesetze-im-internet.de publishes them')

  laws
    .command('import')
    .description('take in files of laws, XML or archive; nobody reads them before they are published')
    .argument('<file...>', 'xml.zip or the XML in it')
    .option('--publish', 'show each to everyone at once')
    .option('--json', 'print what each file brought')
    .action((files: readonly string[], { publish = false, ...output }: Output & { readonly publish?: boolean }) =>
      withApplication(async (application) => {
        const needs = application.get(parts.needs)
        const progress = await progressOf('Gesetze werden gelesen', files.length, output)
        const outcomes: Outcome[] = []
        for (const file of files) {
          outcomes.push(await importFile(file, needs, publish))
          progress.told(file)
        }
        progress.done()
        if (output.json) printJson(outcomes)
        else for (const outcome of outcomes) sayOutcome(outcome)
        refuseUnread(outcomes)
      }),
    )

  laws
    .command('versions')
    .description('list the versions of a law, the last one first')
    .argument('<law>', 'its segment at gesetze-im-internet.de, as in betrvg')
    .option('--json', 'print them as JSON')
    .action((law: string, output: Output) =>
      withApplication(async (application) => {
        const versions = await application.get(parts.needs).laws.versions(law)
        printList(versions, versionColumns, output, 'Von diesem Gesetz gibt es keine Fassung.')
      }),
    )

  laws
    .command('publish')
    .description('show an imported version to everyone')
    .argument('<id>', 'as `laws import` and `laws versions` print it')
    .option('--json', 'print the version')
    .action(showing(publishLaw))

  laws
    .command('rollback')
    .description('show a version again that everyone read before')
    .argument('<id>', 'as `laws versions` prints it')
    .option('--json', 'print the version')
    .action(showing(rollBackLaw))
}
