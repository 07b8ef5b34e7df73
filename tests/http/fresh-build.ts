import { fileURLToPath, pathToFileURL } from 'node:url'

const launcher = fileURLToPath(new URL('../../cli/launch/prepare.mjs', import.meta.url))

/** Tests of built pages would fail a hundredfold on an old build, and say nothing of why. */
export async function refuseOldBuild(): Promise<void> {
  const { buildIsStale } = (await import(pathToFileURL(launcher).href)) as { buildIsStale(): boolean }
  if (buildIsStale()) throw new Error('The build is older than its sources: npm run build')
}
