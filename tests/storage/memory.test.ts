import { openMemoryStore } from '#storage/open-memory-store.ts'
import { describe } from 'vitest'
import { keepsItsPromises } from './store-contract.ts'

describe('the memory store', () => {
  keepsItsPromises(async () => {
    const store = openMemoryStore()
    return { store, again: async () => store }
  })
})
