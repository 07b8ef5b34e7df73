import type { Command } from 'commander'
import { Option } from 'commander'
import type { ListedEvent, TargetGroup } from '#core/catalogue/catalogue.ts'
import { durations, sortings, targetGroups, type DateFilter, type Sorting } from '#core/finder/finder.ts'
import { priceText } from '#core/shared/money.ts'
import type { Stretch } from '#core/shared/page.ts'
import { valueOf, wholeList, wholeNumber } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList, say } from '../print.ts'
import { anonymousSite, withApplication } from '../with-application.ts'

const columns: Columns<ListedEvent> = [
  ['date', (event) => event.eventId],
  ['begins', (event) => event.startDate],
  ['ends', (event) => event.endDate],
  ['theme', (event) => event.theme.title],
  ['place', (event) => (event.hotel ? `${event.hotel.location}, ${event.hotel.name}` : 'online')],
  ['places left', (event) => event.placesLeft],
  ['net', (event) => priceText(event.price)],
]

const forGroup = (): Option => new Option('--for <group>', 'only for these representatives').choices(targetGroups)

export function eventsCommand(program: Command): void {
  const events = program.command('events').description('dates')
  events
    .command('list')
    .description('list the dates that have not begun')
    .option('--theme <url>', 'only of this theme')
    .addOption(forGroup())
    .option('--json', 'print the fields of the API')
    .action((asked: Output & { readonly theme?: string; readonly for?: TargetGroup }) =>
      withApplication(async (application) => {
        const { catalogue } = anonymousSite(application)
        const filter = { ...(asked.theme && { theme: asked.theme }), ...(asked.for && { targetGroup: asked.for }) }
        const found = await wholeList((after) => catalogue.events({ ...filter, ...(after && { after }) }))
        printList(found, columns, asked, 'No date matches.')
      }),
    )
  events
    .command('find')
    .description('find a fitting date as the site does: a stretch of the list, and how many there are')
    .addOption(forGroup())
    .option('--theme <url>', 'only of this theme')
    .option('--rubric <url>', 'only of this rubric')
    .option('--month <YYYY-MM>', 'only those that begin in it')
    .option('--town <number>', 'only in this town', wholeNumber)
    .option('--postcode <digits>', 'look from here; adds the distance in kilometres')
    .option('--radius <km>', 'only houses no further from the postcode', wholeNumber)
    .addOption(new Option('--mode <mode>', 'how one takes part').choices(['online', 'hotel']))
    .addOption(new Option('--duration <kind>', 'how long it takes').choices(durations))
    .option('--new', 'only new themes')
    .option('--free', 'only with places left')
    .option('--price-to <euros>', 'net price at most', wholeNumber)
    .addOption(new Option('--sort <by>', 'the order').choices(sortings))
    .option('--limit <n>', 'so many, 24 without it', wholeNumber)
    .option('--after <token>', 'go on behind the stretch before')
    .option('--json', 'print the fields of the API, with the counts of every filter')
    .action((asked: AskedToFind) =>
      withApplication(async (application) => {
        const found = valueOf(
          await anonymousSite(application).finder.find(searchOf(asked)),
          ({ fields }) =>
            `Not understood: ${Object.entries(fields)
              .map((fault) => fault.join(' is '))
              .join(', ')}.`,
        )
        if (asked.json) return printJson(found)
        const distances = new Map(found.items.map(({ event, distance }) => [event.eventId, distance]))
        printList(
          found.items.map(({ event }) => event),
          asked.postcode === undefined ? columns : [...columns, ['km', ({ eventId }) => distances.get(eventId)]],
          asked,
          'No date matches.',
        )
        say(`${found.items.length} of ${found.total}${found.next === undefined ? '' : `; --after ${found.next}`}`)
      }),
    )
}

interface AskedToFind extends Output {
  readonly for?: TargetGroup
  readonly theme?: string
  readonly rubric?: string
  readonly month?: string
  readonly town?: number
  readonly postcode?: string
  readonly radius?: number
  readonly mode?: 'online' | 'hotel'
  readonly duration?: (typeof durations)[number]
  readonly new?: true
  readonly free?: true
  readonly priceTo?: number
  readonly sort?: Sorting
  readonly limit?: number
  readonly after?: string
}

const searchOf = (asked: AskedToFind): DateFilter & Stretch & { readonly sort?: Sorting } => {
  const { for: targetGroup, town, new: isNew, json: _, ...same } = asked
  return {
    ...same,
    ...(targetGroup && { targetGroup }),
    ...(town !== undefined && { locationId: town }),
    ...(isNew && { isNew }),
  }
}
