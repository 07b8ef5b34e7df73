import type { Command } from 'commander'
import { Option } from 'commander'
import type { BookmarkType, WishlistEntry } from '#core/wishlist/wishlist.ts'
import { bookmarkTypes } from '#core/wishlist/wishlist.ts'
import type { Site } from '#core/site.ts'
import { asLocalUser, asRemoteUser } from '../acting-as.ts'
import { valueOf } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList, say } from '../print.ts'

const columns: Columns<WishlistEntry> = [
  ['id', (entry) => entry.id],
  ['type', (entry) => entry.type],
  ['value', (entry) => entry.value],
  ['title', (entry) => entry.title],
  ['detail', (entry) => entry.detail],
  ['past', (entry) => (entry.expired ? 'yes' : '')],
]

const words: Readonly<Record<string, string>> = {
  'not-signed-in': 'Niemand ist angemeldet.',
  'unknown-content': 'Etwas von dieser Art mit diesem Wert gibt es nicht.',
  'wishlist-full': 'Die Merkliste ist voll.',
  'not-found': 'Das steht nicht auf dieser Merkliste.',
}
const whyNot = (refusal: { readonly why: string }): string => words[refusal.why] ?? refusal.why

interface Who extends Output {
  readonly user: string
  readonly server?: string
}

/** On the set database, or with --server through the site's own calls. */
const onSite = <T>({ user, server }: Who, use: (site: Site) => Promise<T>): Promise<T> =>
  server ? asRemoteUser(server, user, use) : asLocalUser(user, use)

export function bookmarksCommand(program: Command): void {
  const bookmarks = program.command('bookmarks').description("a person's wishlist")
  const whose = (command: Command): Command =>
    command
      .requiredOption('--user <e-mail>', 'whose wishlist')
      .option('--server <url>', 'of a running site, after signing in there (password: SITE_PASSWORD or asked for)')
      .option('--json', 'print the fields of the API')

  whose(bookmarks.command('list').description('list bookmarks')).action((asked: Who) =>
    onSite(asked, async ({ account: { wishlist } }) => {
      printList(valueOf(await wishlist.entries({}), whyNot).items, columns, asked, 'Die Merkliste ist leer.')
    }),
  )
  whose(
    bookmarks
      .command('add')
      .description('add a bookmark')
      .addOption(new Option('--type <type>', 'what it is').choices([...bookmarkTypes]).default('seminar'))
      .argument('<value>', "a theme's url, termin-<number>, hotel-<number>, lexikon-<group>-<slug>"),
  ).action((value: string, asked: Who & { readonly type: BookmarkType }) =>
    onSite(asked, async ({ account: { wishlist } }) => {
      const bookmark = valueOf(await wishlist.add({ type: asked.type, value }), whyNot)
      if (asked.json) printJson(bookmark)
      else say(`Gemerkt als ${bookmark.id}.`)
    }),
  )
  whose(
    bookmarks.command('remove').description('take one off').argument('<id>', 'as `bookmarks list` prints it'),
  ).action((id: string, asked: Who) =>
    onSite(asked, async ({ account: { wishlist } }) => {
      valueOf(await wishlist.remove({ id }), whyNot)
      if (asked.json) printJson({ removed: id })
      else say('Entfernt.')
    }),
  )
}
