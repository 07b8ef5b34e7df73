import { globSync, readFileSync } from 'node:fs'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'

let ids = 0
const parser = new Parser(new AstBuilder(() => String(++ids)), new GherkinClassicTokenMatcher())

/** Lines of all scenarios among these children of a feature or rule; of outlines, the first row of each table. */
const lines = (children) =>
  children.flatMap(({ rule, scenario }) => {
    if (rule) return lines(rule.children)
    if (!scenario) return []
    if (scenario.examples.length === 0) return [scenario.location.line]
    return scenario.examples.flatMap(({ tableBody }) => tableBody.slice(0, 1).map(({ location }) => location.line))
  })

/**
 * Every scenario by file and line, as Cucumber takes them; of each table of examples its first row. Rows show a rule,
 * which the core plays in full; one of them shows that a screen or a call is wired to it.
 */
export const firstRows = (pattern) =>
  globSync(pattern).map((file) => {
    const { feature } = parser.parse(readFileSync(file, 'utf8'))
    return [file, ...lines(feature?.children ?? [])].join(':')
  })
