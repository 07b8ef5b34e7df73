import { writeFileSync } from 'node:fs'
import { contextsOnPages, generatedRoutes } from './generated-routes.ts'

// Browsers call by this table and so need no zod: node adapters/http/contract/write-routes.ts
writeFileSync(new URL('../client/routes.generated.ts', import.meta.url), generatedRoutes())
writeFileSync(new URL('../client/routes-on-pages.generated.ts', import.meta.url), generatedRoutes(contextsOnPages))
