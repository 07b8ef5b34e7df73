import { writeFileSync } from 'node:fs'
import { generatedRoutes } from '#http/contract/generated-routes.ts'
import { callsOnHydratedPages, callsOnPages } from '#pages-port/calls-in-browsers.ts'

// Browsers call by this table and so need no zod: node tools/write-routes.ts
writeFileSync(new URL('../adapters/http/client/routes.generated.ts', import.meta.url), generatedRoutes())
writeFileSync(
  new URL('../adapters/http/client/routes-on-pages.generated.ts', import.meta.url),
  generatedRoutes(callsOnPages),
)
writeFileSync(
  new URL('../adapters/http/client/routes-on-hydrated-pages.generated.ts', import.meta.url),
  generatedRoutes(callsOnHydratedPages),
)
