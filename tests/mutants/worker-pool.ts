import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Survey, Surveyed, Trial, Tried } from './mutant-worker.ts'

/** A worker's modules pile up, so it is replaced now and then. */
const trialsPerWorker = 200

/** In the long run, too, each mutant meets the tests in their short form: a hundred thousand texts are for the code. */
const { LONG: _, ...env } = process.env

const openWorker = async (): Promise<ChildProcess> => {
  const worker = fork(fileURLToPath(new URL('mutant-worker.ts', import.meta.url)), {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('exit', (code) => reject(new Error(`A worker could not start: exit code ${code}`)))
  })
  return worker
}

/** Answers undefined when the worker does not answer in time or dies; it is gone then. */
const ask = <A>(worker: ChildProcess, question: Survey | Trial, milliseconds: number): Promise<A | undefined> =>
  new Promise((resolve) => {
    const end = (answer: A | undefined) => {
      clearTimeout(timer)
      worker.off('message', heard).off('exit', left)
      resolve(answer)
    }
    const heard = (answer: unknown) => end(answer as A)
    const left = () => end(undefined)
    const timer = setTimeout(() => worker.kill('SIGKILL'), milliseconds)
    worker.once('message', heard).once('exit', left)
    worker.send(question)
  })

/** A survey runs every test once, on probed sources; on a busy machine that takes its time. */
const mostMilliseconds = 1_800_000

export const surveyed = async (survey: Survey): Promise<Surveyed> => {
  const worker = await openWorker()
  const answer = await ask<Surveyed>(worker, survey, mostMilliseconds)
  worker.kill()
  if (answer === undefined) throw new Error('The survey of the tests did not end')
  return answer
}

/**
 * Tries all, several at a time, each no longer than its own limit in ms; `ended` hears of each, undefined for out of
 * time.
 */
export const tryAll = async (
  trials: readonly { readonly trial: Trial; readonly milliseconds: number }[],
  ended: (trial: Trial, answer: Tried | undefined) => void,
): Promise<void> => {
  const queue = trials.values()
  const work = async () => {
    let worker: ChildProcess | undefined
    let done = 0
    for (const { trial, milliseconds } of queue) {
      if (worker === undefined || done === trialsPerWorker) {
        worker?.kill()
        worker = await openWorker()
        done = 0
      }
      const answer = await ask<Tried>(worker, trial, milliseconds)
      if (answer === undefined) worker = undefined
      done += 1
      ended(trial, answer)
    }
    worker?.kill()
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
}
