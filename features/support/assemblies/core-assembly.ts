import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Site } from '#core/site.ts'
import { visitOnSite } from '#features/support/assemblies/visit-on-site.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { layFoundations } from '../foundations.ts'
import { quickSecrets } from '../quick-secrets.ts'
import type { Assembly, Witness } from './assembly.ts'

const origin = 'https://seminarhaus.example'

/** The core alone: a memory store below, ports and machines above, no socket, no screen. */
export const coreAssembly = async (): Promise<Assembly> => ({
  name: 'core',
  async open() {
    const foundations = layFoundations({ store: openMemoryStore(), origin, secrets: quickSecrets() })
    const { witness, watched } = watching()
    return {
      ...foundations,
      origin,
      witness,
      async visit({ network = '192.0.2.0', bearer } = {}) {
        const visitor = visitorInMemory(network, undefined, undefined, bearer)
        const site = watched(foundations.openSite(visitor))
        return visitOnSite({ site, origin, signedIn: () => visitor.session() !== undefined })
      },
    }
  },
  close: async () => {},
})

/** Counts calls at the port: what the socket shows elsewhere. */
const watching = (): { readonly witness: Witness; readonly watched: (site: Site) => Site } => {
  const calls = { adds: 0, removes: 0, lists: 0, themeLists: 0 }
  return {
    witness: {
      adds: () => calls.adds,
      removes: () => calls.removes,
      lists: () => calls.lists,
      themeLists: () => calls.themeLists,
    },
    watched: (site) => {
      const counted =
        <Arguments extends readonly unknown[], Answer>(
          call: keyof typeof calls,
          work: (...asked: Arguments) => Answer,
        ) =>
        (...asked: Arguments): Answer => {
          calls[call] += 1
          return work(...asked)
        }
      const { catalogue } = site.programme
      const { wishlist } = site.account
      return {
        ...site,
        programme: { ...site.programme, catalogue: { ...catalogue, themes: counted('themeLists', catalogue.themes) } },
        account: {
          ...site.account,
          wishlist: {
            ...wishlist,
            add: counted('adds', wishlist.add),
            remove: counted('removes', wishlist.remove),
            list: counted('lists', wishlist.list),
          },
        },
      }
    },
  }
}
