import type { Needs } from '#core/needs.ts'

/** Needs that write down what is asked of the store, by port and method. */
export const writingDown = (needs: Needs, asked: string[]): Needs =>
  new Proxy(needs, {
    get: (all, port: keyof Needs) =>
      typeof all[port] !== 'object' || all[port] === null
        ? all[port]
        : new Proxy(all[port], {
            get: (of: object, method: string) => {
              const call: unknown = Reflect.get(of, method)
              if (typeof call !== 'function') return call
              return (...given: readonly unknown[]): unknown => {
                const answer: unknown = Reflect.apply(call, of, given)
                if (answer instanceof Promise) asked.push(`${port}.${method}`)
                return answer
              }
            },
          }),
  })
