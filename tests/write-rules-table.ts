import { writeFileSync } from 'node:fs'
import { rulesFile, rulesTable } from './rules-table.ts'

writeFileSync(rulesFile, rulesTable())
