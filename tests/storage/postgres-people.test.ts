import { onPostgresStore } from './postgres-store.ts'
import { keepsWhatPeopleDo } from './store-contract.ts'

onPostgresStore(keepsWhatPeopleDo)
