import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Whether this process is about to end. It still answers: whoever sends requests here shall learn of it first. */
export interface Leaving {
  /** From now on the process says that it is not ready, and asks every connection to end with its next answer. */
  readonly begin: () => void
  readonly hasBegun: () => boolean
}

export function leaving(): Leaving {
  let begun = false
  return {
    begin: () => {
      begun = true
    },
    hasBegun: () => begun,
  }
}

/** Answers while leaving end their connection, so that the next request goes elsewhere. */
export function endConnectionsWhenLeaving(server: Server, { hasBegun }: Leaving): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (hasBegun()) response.shouldKeepAlive = false
  })
}
