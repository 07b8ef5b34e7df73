import 'reflect-metadata'
import type { Container } from 'inversify'
import type { Token } from './tokens.ts'

type Tokens<Parts extends readonly unknown[]> = { readonly [I in keyof Parts]: Token<Parts[I]> }

/**
 * Binds a part to the function that makes it, once; the tokens name what the function takes, in order, and are checked.
 * A part bound before is replaced. What is made of a promise is asked for with `getAsync`.
 */
export function singleton<T, Parts extends readonly unknown[]>(
  container: Container,
  name: Token<T>,
  make: (...parts: Parts) => NoInfer<T> | Promise<NoInfer<T>>,
  from: Tokens<Parts>,
): void {
  if (container.isBound(name)) container.unbind(name)
  container
    .bind<T>(name)
    .toResolvedValue(make as unknown as (...parts: unknown[]) => T, from as never)
    .inSingletonScope()
}

/** Binds a part that is there already; one bound before is replaced. */
export function constant<T>(container: Container, name: Token<T>, part: NoInfer<T>): void {
  if (container.isBound(name)) container.unbind(name)
  container.bind<T>(name).toConstantValue(part)
}
