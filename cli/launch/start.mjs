// `npm start`: installs and builds what is missing, then serves under the project's own Node.
import { become, buildIfStale, environment, program, projectNode } from './prepare.mjs'

const node = projectNode()
buildIfStale(node)
become(node, [program, 'serve'], environment)
