// The worker threads of a build: one per core, started when there is enough work.
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { showProgress } from '../cli/progress-bar'
import type * as Worker from './worker'

/**
 * The number of files or pages from which worker threads pay off. Below it, one thread is as fast, because each thread has to start,
 * warm up and transfer its results. While the code is being bundled, a single thread also leaves a core to Vite.
 */
export const WORKER_THRESHOLD = 1500
/** Limited because each thread takes about 100 MB. */
const THREAD_COUNT = Math.min(availableParallelism(), 8)
/** The size of each thread's young generation, as in Node.js 20. The larger default of Node.js 24 is no faster. */
const YOUNG_GENERATION_MB = 48
/** Items per batch: small enough to save memory and to let all threads finish at about the same time. */
const BATCH_SIZE = 25

type WorkerTasks = typeof Worker
type Task<Name extends keyof WorkerTasks> = Parameters<WorkerTasks[Name]>[0]
type Item<Name extends keyof WorkerTasks> = Task<Name>['items'][number]
type TaskResult<Name extends keyof WorkerTasks> = Awaited<ReturnType<WorkerTasks[Name]>>

type ProgressLabels<Item> = {
  /** For the progress bar and error messages: `Rendering pages`. */
  readonly activity: string
  /** Returns the name of an item for the message when its thread dies. */
  readonly getName: (item: Item) => string
}

export type WorkerPool = {
  /** Starts the threads in advance, so that they are ready when there is work. */
  readonly start: () => void
  /**
   * Runs a task on all items and resolves to the result of each batch, in order.
   * @throws what the task throws, or an error if a thread dies; the message names the item that it was processing
   */
  readonly map: <Name extends keyof WorkerTasks>(
    name: Name,
    items: readonly Item<Name>[],
    shared: Task<Name>['shared'],
    labels: ProgressLabels<Item<Name>>,
  ) => Promise<TaskResult<Name>[]>
  /** Ends the threads without waiting for them, because crashed threads never report their exit. */
  readonly end: () => void
}

/** @param worker the script of the threads; by default, the one next to the bundled command (scripts/run-bundled.mjs) */
export function createWorkerPool(worker = new URL('./worker.mjs', import.meta.url)): WorkerPool {
  let pool: Tinypool | null = null
  const open = () =>
    (pool ??= new Tinypool({
      filename: worker.href,
      minThreads: THREAD_COUNT,
      maxThreads: THREAD_COUNT,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    }))
  return {
    start: () => void open(),
    map: async (name, items, shared, { activity, getName }) => {
      const threads = open()
      const batches = splitIntoBatches(items)
      const begun = new Int32Array(new SharedArrayBuffer(batches.length * 4))
      const unfinished = new Set(batches.keys())
      /** Returns the names of the items that the given batches are processing. */
      const getCurrentItems = (indexes: Iterable<number>) =>
        [...indexes]
          .flatMap((batch) => batches[batch]?.[(begun[batch] ?? 0) - 1] ?? [])
          .map(getName)
      const run = async (batchItems: readonly Item<typeof name>[], batch: number) => {
        try {
          const task = { items: batchItems, shared, begun, batch }
          return (await threads.run(task, { name })) as TaskResult<typeof name>
        } catch (cause) {
          throw createTaskError(activity, getCurrentItems([batch]), cause as Error)
        } finally {
          unfinished.delete(batch)
        }
      }
      const results = Promise.all(batches.map(run))
      const countBegun = () => begun.reduce((sum, count) => sum + count, 0)
      const stopProgress = showProgress(activity, items.length, countBegun)
      const failOnExit = async () => {
        await waitForExit(threads)
        throw createTaskError(activity, getCurrentItems(unfinished), new Error('its thread ended.'))
      }
      return Promise.race([results, failOnExit()]).finally(stopProgress)
    },
    end: () => void pool?.destroy(),
  }
}

function splitIntoBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
}

/** Resolves when one of the threads ends. Tinypool does not detect an exit without an error. */
async function waitForExit({ threads }: Tinypool): Promise<void> {
  await Promise.race(threads.map((thread) => new Promise((end) => thread.once('exit', end))))
}

/** Returns an error whose message names one of the items: the cause itself if its message does, otherwise a new error. */
function createTaskError(activity: string, items: readonly string[], cause: Error): Error {
  if (items.some((name) => cause.message.includes(name))) return cause
  return new Error(`${activity} stopped at ${items.join(' or ')}: ${cause.message}`, { cause })
}
