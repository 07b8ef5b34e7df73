// Asks servers over connections that stay open, with as little work as can be: who asks runs beside who answers.
import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')
const none = Buffer.alloc(0)

/** What was answered; 0 where nothing was within the time. */
export interface Answer {
  readonly status: number
  readonly body: string
}

interface Connection {
  readonly ask: (request: string) => Promise<Answer>
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** Connections to one port: as many as there are questions at a time, at most so many; further questions wait. */
export function connectionsTo(port: number, { most, patience }: { readonly most: number; readonly patience: number }) {
  const idle: Connection[] = []
  const waiting: ((connection: Connection | undefined) => void)[] = []
  let open = 0

  const leave = (connection: Connection): void => {
    if (!connection.isOpen()) open -= 1
    const next = waiting.shift()
    if (!next) return void (connection.isOpen() && idle.push(connection))
    next(connection.isOpen() ? connection : undefined)
  }
  const enter = async (): Promise<Connection> => {
    for (let known = idle.pop(); known; known = idle.pop()) {
      if (known.isOpen()) return known
      open -= 1
    }
    const passed = open < most ? undefined : await new Promise<Connection | undefined>((pass) => waiting.push(pass))
    if (passed) return passed
    open += 1
    return connectionTo(port, patience)
  }
  return {
    ask: async (request: string): Promise<Answer> => {
      const connection = await enter()
      try {
        return await connection.ask(request)
      } finally {
        leave(connection)
      }
    },
    close: () => idle.forEach((connection) => connection.close()),
  }
}

function connectionTo(port: number, patience: number): Connection {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay()
  let open = true
  let heard: Buffer = none
  let settle: ((answer: Answer) => void) | undefined

  const end = (): void => {
    open = false
    settle?.({ status: 0, body: '' })
  }
  socket.on('error', () => undefined)
  socket.on('close', end)
  socket.on('data', (piece: Buffer) => {
    heard = heard.length === 0 ? piece : Buffer.concat([heard, piece])
    const head = heard.indexOf(headEnd)
    if (head < 0) return
    const lines = heard.toString('latin1', 0, head)
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(lines) ?? []
    const begin = head + headEnd.length
    if (heard.length < begin + Number(length)) return
    const answer = { status: Number(lines.slice(9, 12)), body: heard.toString('utf8', begin) }
    heard = none
    if (/\r\nconnection: close/i.test(lines)) open = false
    settle?.(answer)
  })
  return {
    ask: (request) =>
      new Promise<Answer>((resolve) => {
        const timer = setTimeout(() => socket.destroy(), patience)
        settle = (answer) => {
          settle = undefined
          clearTimeout(timer)
          resolve(answer)
        }
        if (open) socket.write(request)
        else settle({ status: 0, body: '' })
      }),
    isOpen: () => open,
    close: () => socket.destroy(),
  }
}
