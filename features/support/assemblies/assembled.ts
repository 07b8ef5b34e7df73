import type { Assembly } from './assembly.ts'

const builders: Readonly<Record<Assembly['name'], () => Promise<Assembly>>> = {
  core: async () => (await import('./core-assembly.ts')).coreAssembly(),
  http: async () => (await import('./http-assembly.ts')).httpAssembly(),
  dom: async () => (await import('./dom-assembly.ts')).domAssembly(),
  browser: async () => (await import('./browser-assembly.ts')).browserAssembly(),
}

let built: Promise<Assembly> | undefined

/** The assembly of this run, put together once. */
export const assembled = (name: Assembly['name']): Promise<Assembly> => (built ??= builders[name]())
assembled.close = async (): Promise<void> => {
  await (await built)?.close()
  built = undefined
}
