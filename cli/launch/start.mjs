// `npm start`: installs and builds what is missing, then serves under the project's own Node.
import { become, buildIfStale, environment, projectNode, serving } from './prepare.mjs'

const node = projectNode()
buildIfStale(node)
become(node, serving, environment)
