import { writeFileSync } from 'node:fs'
import { statesFile, statesPage } from './booking-states.ts'

// The diagram of docs/booking-states.md: node tools/write-booking-states.ts
writeFileSync(statesFile, statesPage())
