// `npm run cli -- <command>`: installs and builds what is missing, then runs the command under the project's own Node.
import { become, buildIfStale, environment, program, projectNode, serving, servingEnvironment } from './prepare.mjs'

const node = projectNode()
buildIfStale(node)
const args = process.argv.slice(2)
if (args[0] === 'serve') become(node, [...serving, ...args.slice(1)], servingEnvironment)
else if (process.version.startsWith('v26.')) {
  process.argv = [process.execPath, program, ...args]
  await import(program)
} else become(node, [program, ...args], environment)
