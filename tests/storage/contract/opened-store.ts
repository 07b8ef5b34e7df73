import type { OpenStore } from '#storage/open-store.ts'

/** An empty store for one test, and a second handle on the same one, as another process would have it. */
interface OpenedStore {
  readonly store: OpenStore
  readonly again: () => Promise<OpenStore>
}

/** Opens an empty store; the suite that runs the contract closes it after the test. */
export type Fresh = () => Promise<OpenedStore>
