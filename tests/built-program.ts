import { fileURLToPath } from 'node:url'
import { refuseOldBuild } from './http/fresh-build.ts'

/** The program as it is delivered. It starts in a fraction of the time that its sources take. */
export const builtProgram = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

await refuseOldBuild()
