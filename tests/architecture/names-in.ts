import { parseSync, Visitor } from 'oxc-parser'

/** What a file declares at its top level, exported or not, and its type parameters. */
export function namesDeclaredIn(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, source)
  const names: string[] = []
  for (const statement of program.body) {
    const declared = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    if (declared.type === 'VariableDeclaration')
      for (const { id } of declared.declarations) if (id.type === 'Identifier') names.push(id.name)
    if ('id' in declared && declared.id?.type === 'Identifier') names.push(declared.id.name)
  }
  new Visitor({ TSTypeParameter: ({ name }) => void names.push(name.name) }).visit(program)
  return names
}

/** The keys of all objects of a file. */
export function keysIn(file: string, source: string): readonly string[] {
  const names: string[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        if (property.type !== 'Property') continue
        if (property.key.type === 'Identifier') names.push(property.key.name)
        if (property.key.type === 'Literal') names.push(String(property.key.value))
      }
    },
  }).visit(parseSync(file, source).program)
  return names
}

/** The classes that a style sheet names; comments and numbers have dots as well. */
export const classesIn = (source: string): readonly string[] =>
  [...source.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<![\w./'"-])\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
