import { onPostgresStore } from './postgres-store.ts'
import { keepsTheProgramme } from './store-contract.ts'

onPostgresStore(keepsTheProgramme)
