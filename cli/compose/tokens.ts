import type { ServiceIdentifier } from 'inversify'

declare const serves: unique symbol

/** Names a part in the container. The brand makes a token of one type no token of another. */
export type Token<T> = ServiceIdentifier<T> & symbol & { readonly [serves]: (part: T) => T }

export const token = <T>(name: string): Token<T> => Symbol(name) as unknown as Token<T>
