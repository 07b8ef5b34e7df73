// Asks a server over connections that stay open, a moment at a time, and tells what its processor did for each answer.
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')

export interface Slice {
  readonly answers: number
  /** Milliseconds by the clock on the wall. */
  readonly milliseconds: number
  /** Milliseconds that the server's processor took. */
  readonly processor: number
}

interface LoadedServer {
  readonly port: number
  readonly pid: number
  /** The request, head and all. */
  readonly request: string
  readonly connections: number
}

/** Opens connections; every answer has to be 200, with a `content-length`. */
export async function loadInSlices({ port, pid, request, connections }: LoadedServer) {
  const asking = await Promise.all(Array.from({ length: connections }, () => connectionTo(port, request)))
  return {
    slice: async (milliseconds: number): Promise<Slice> => {
      const begun = performance.now()
      const before = processorMilliseconds(pid)
      const counts = await Promise.all(asking.map(({ ask }) => ask(begun + milliseconds)))
      return {
        answers: counts.reduce((sum, count) => sum + count, 0),
        milliseconds: performance.now() - begun,
        processor: processorMilliseconds(pid) - before,
      }
    },
    close: () => asking.forEach(({ socket }) => socket.destroy()),
  }
}

async function connectionTo(port: number, request: string) {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay()
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  /** Asks again and again until a moment; answers how often. */
  const ask = (end: number): Promise<number> =>
    new Promise((resolve, reject) => {
      let answers = 0
      /** Bytes that are still to come of an answer; its head is held to come in one piece. */
      let left = 0
      const hear = (piece: Buffer): void => {
        if (left === 0) {
          const head = piece.indexOf(headEnd)
          const [, length] = /\r\ncontent-length: (\d+)/i.exec(piece.toString('latin1', 0, head)) ?? []
          if (head < 0 || length === undefined || !piece.toString('latin1', 9, 12).startsWith('200'))
            return reject(new Error(piece.toString('latin1', 0, 200)))
          left = head + headEnd.length + Number(length)
        }
        left -= piece.length
        if (left > 0) return
        answers += 1
        if (performance.now() < end) return void socket.write(request)
        socket.off('data', hear)
        resolve(answers)
      }
      socket.on('data', hear)
      socket.write(request)
    })
  return { socket, ask }
}

/** What all threads of a process have spent on a processor: not slowed by what else runs there, as a clock would be. */
function processorMilliseconds(pid: number): number {
  let nanoseconds = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds / 1e6
}
