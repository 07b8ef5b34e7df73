import type { Command } from 'commander'
import { Option } from 'commander'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { targetGroups, type TargetGroup } from '#core/shared/target-group.ts'
import { valueOf, wholeList } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList, printRecord } from '../print.ts'
import { anonymousSite, withApplication } from '../with-application.ts'

const columns: Columns<ThemeCard> = [
  ['url', (card) => card.url],
  ['title', (card) => card.title],
  ['rubric', (card) => card.rubric.title],
  ['for', (card) => card.targetGroups.join(' ')],
  ['duration', (card) => card.duration],
  ['towns', (card) => card.locations],
  ['new', (card) => (card.isNew ? 'Neu' : '')],
  ['next event', (card) => card.nextDates[0]?.startDate],
]

interface ListOptions extends Output {
  readonly rubric?: string
  readonly for?: TargetGroup
  readonly new?: boolean
  readonly search?: string
}

export function themesCommand(program: Command): void {
  const themes = program.command('themes').description('seminars, Fachtagungen and training series')
  themes
    .command('list')
    .description('list themes')
    .option('--rubric <url>', 'only of this rubric')
    .addOption(new Option('--for <group>', 'only for these representatives').choices(targetGroups))
    .option('--new', 'only new ones')
    .option('--search <words>', 'only those that match')
    .option('--json', 'print the fields of the API')
    .action((asked: ListOptions) =>
      withApplication(async (application) => {
        const { catalogue } = anonymousSite(application).programme
        const filter = {
          ...(asked.rubric && { rubric: asked.rubric }),
          ...(asked.for && { targetGroup: asked.for }),
          ...(asked.new && { isNew: true }),
          ...(asked.search && { q: asked.search }),
        }
        const cards = await wholeList((after) => catalogue.themes({ ...filter, ...(after && { after }) }))
        printList(cards, columns, asked, 'Kein Thema passt.')
      }),
    )
  themes
    .command('show <url>')
    .description('show one theme')
    .option('--json', 'print the fields of the API')
    .action((url: string, output: Output) =>
      withApplication(async (application) => {
        const page = valueOf(await anonymousSite(application).programme.catalogue.theme({ url }), (refusal) =>
          refusal.why === 'moved'
            ? `Dieses Thema steht jetzt unter ${refusal.to}.`
            : `Ein Thema „${url}“ gibt es nicht.`,
        )
        if (output.json) return printJson(page)
        const { theme, card } = page
        printRecord(
          {
            url: theme.url,
            title: theme.title,
            designation: theme.designation,
            rubric: theme.rubric.title,
            for: theme.targetGroups,
            duration: card.duration,
            towns: card.locations,
            extra: card.extra,
            series: page.series.map(({ title }) => title),
            events: theme.events.map((event) => `${event.eventId} (${event.startDate}, ${event.placesLeft} left)`),
          },
          output,
        )
      }),
    )
}
