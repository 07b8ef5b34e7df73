import type { OpenStore } from '#storage/open-store.ts'

/** What the store has to tell, as Prometheus reads it. */
export const figuresOfStore =
  (store: OpenStore): (() => Promise<readonly string[]>) =>
  async () => {
    const { lettersWaiting, pools } = await store.figures()
    const row = (what: 'inUse' | 'idle' | 'waiting') =>
      pools.map((pool) => `database_connections{pool="${pool.name}",state="${what}"} ${pool[what]}`)
    return [
      ...(lettersWaiting === undefined ? [] : ['# TYPE letters_waiting gauge', `letters_waiting ${lettersWaiting}`]),
      ...(pools.length > 0 ? ['# TYPE database_connections gauge'] : []),
      ...row('inUse'),
      ...row('idle'),
      ...row('waiting'),
    ]
  }
