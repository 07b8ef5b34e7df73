import type { Command } from 'commander'
import { Option } from 'commander'
import type { ListedEvent, TargetGroup } from '#core/catalogue/catalogue.ts'
import { priceText } from '#core/shared/money.ts'
import { wholeList } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printList } from '../print.ts'
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

interface Asked extends Output {
  readonly theme?: string
  readonly for?: TargetGroup
}

export function eventsCommand(program: Command): void {
  program
    .command('events')
    .description('dates')
    .command('list')
    .description('list the dates that have not begun')
    .option('--theme <url>', 'only of this theme')
    .addOption(new Option('--for <group>', 'only for these representatives').choices(['br', 'sbv', 'jav']))
    .option('--json', 'print the fields of the API')
    .action((asked: Asked) =>
      withApplication(async (application) => {
        const { catalogue } = anonymousSite(application)
        const filter = { ...(asked.theme && { theme: asked.theme }), ...(asked.for && { targetGroup: asked.for }) }
        const events = await wholeList((after) => catalogue.events({ ...filter, ...(after && { after }) }))
        printList(events, columns, asked, 'No date matches.')
      }),
    )
}
