import type { Command } from 'commander'
import { Option } from 'commander'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { everyFilter, type AnyFilter, type FilterName } from '#core/finder/filters.ts'
import { sortings } from '#core/finder/finder.ts'
import type { FinderQuery } from '#core/finder/ports.ts'
import { priceText } from '#core/shared/money.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { targetGroups, type TargetGroup } from '#core/shared/target-group.ts'
import { valueOf, wholeList, wholeNumber } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList, say } from '../print.ts'
import { anonymousSite, withApplication } from '../with-application.ts'

const columns: Columns<ListedEvent> = [
  ['event', (event) => event.eventId],
  ['begins', (event) => event.startDate],
  ['ends', (event) => event.endDate],
  ['theme', (event) => event.theme.title],
  ['venue', (event) => (event.hotel ? `${event.hotel.location}, ${event.hotel.name}` : 'online')],
  ['seats left', (event) => event.placesLeft],
  ['net', (event) => priceText(event.price)],
]

const forGroup = (): Option => new Option('--for <group>', 'only for these representatives').choices(targetGroups)

export function eventsCommand(program: Command): void {
  const events = program.command('events').description('events')
  events
    .command('list')
    .description('list the events that have not begun')
    .option('--theme <url>', 'only of this theme')
    .addOption(forGroup())
    .option('--json', 'print the fields of the API')
    .action((asked: Output & { readonly theme?: string; readonly for?: TargetGroup }) =>
      withApplication(async (application) => {
        const { catalogue } = anonymousSite(application).programme
        const filter = { ...(asked.theme && { theme: asked.theme }), ...(asked.for && { targetGroup: asked.for }) }
        const found = await wholeList((after) => catalogue.events({ ...filter, ...(after && { after }) }))
        printList(found, columns, asked, 'Kein Termin passt.')
      }),
    )
  const find = events
    .command('find')
    .description('find a fitting event as the site does: a page of the list, and how many there are')
  const options = everyFilter().map(([name, filter]) => [name, optionOf(filter)] as const)
  for (const [, option] of options) find.addOption(option)
  find
    .addOption(new Option('--sort <by>', 'the order').choices(sortings))
    .option('--limit <n>', 'so many, 24 without it', wholeNumber)
    .option('--after <token>', 'go on behind the page before')
    .option('--json', 'print the fields of the API, with the counts of every filter')
    .action((asked: Output & Readonly<Record<string, unknown>>) =>
      withApplication(async (application) => {
        const found = valueOf(
          await anonymousSite(application).programme.finder.find(queryOf(asked, options)),
          ({ fields }) =>
            `Nicht verstanden: ${Object.entries(fields)
              .map(([field, fault]) => `${field} ${faultWords[fault] ?? 'stimmt nicht'}`)
              .join(', ')}.`,
        )
        if (asked.json) return printJson(found)
        const distances = new Map(found.items.map(({ event, distance }) => [event.eventId, distance]))
        printList(
          found.items.map(({ event }) => event),
          asked['postcode'] === undefined ? columns : [...columns, ['km', ({ eventId }) => distances.get(eventId)]],
          asked,
          'Kein Termin passt.',
        )
        say(`${found.items.length} von ${found.total}${found.next === undefined ? '' : `; --after ${found.next}`}`)
      }),
    )
}

const faultWords: Readonly<Partial<Record<FieldFault, string>>> = {
  missing: 'fehlt',
  malformed: 'hat nicht die richtige Form',
  unknown: 'ist unbekannt',
}

/** The option of a filter; commander reads its value as the filter takes it. */
const optionOf = ({ option: { flags, says }, values, several }: AnyFilter): Option => {
  const option = new Option(several ? flags.replace('>', '...>') : flags, says)
  if (values.are === 'one-of') return option.choices(values.values)
  if (values.are !== 'id' && values.are !== 'number') return option
  if (!several) return option.argParser(wholeNumber)
  return option.argParser((text: string, before?: readonly number[]) => [...(before ?? []), wholeNumber(text)])
}

const ofEveryList = ['sort', 'limit', 'after']

/** The query that options ask for, by the names that the finder has for them. */
const queryOf = (
  asked: Readonly<Record<string, unknown>>,
  options: readonly (readonly [FilterName, Option])[],
): FinderQuery => {
  const names = new Map<string, string>([
    ...ofEveryList.map((name) => [name, name] as const),
    ...options.map(([name, option]) => [option.attributeName(), name] as const),
  ])
  return Object.fromEntries(
    Object.entries(asked).flatMap(([option, value]) => {
      const name = names.get(option)
      return name === undefined ? [] : [[name, value]]
    }),
  )
}
