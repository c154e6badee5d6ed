// The threads of a build: one for each core, started when there is enough to do.
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { showProgress } from '../cli/progress-bar'
import type * as Worker from './worker'

/**
 * So many files or pages are worth threads. Up to here one is as quick, because each has to start, to get warm and to hand over what
 * it made; and while the code is being bundled, it leaves a core to Vite.
 */
export const WORKER_THRESHOLD = 1500
/** Each takes some 100 MB, so there are never very many. */
const THREADS = Math.min(availableParallelism(), 8)
/** Megabytes of each for what is soon forgotten, as Node 20 has it. Node 24 takes more for itself, and is no quicker. */
const YOUNG = 48
/** Items handed over at once: so few that memory stays small and all threads end together. */
const BATCH = 25

type WorkerTasks = typeof Worker
type Task<Name extends keyof WorkerTasks> = Parameters<WorkerTasks[Name]>[0]
type Item<Name extends keyof WorkerTasks> = Task<Name>['items'][number]
type Result<Name extends keyof WorkerTasks> = Awaited<ReturnType<WorkerTasks[Name]>>

type ProgressLabels<Item> = {
  /** What is being done, such as `Rendering pages`. */
  readonly what: string
  /** Names an item in the message when its thread dies. */
  readonly nameOf: (item: Item) => string
}

export type WorkerPool = {
  /** Starts the threads, so that they are ready when there is work. */
  readonly start: () => void
  /**
   * Resolves to what the work gives for each batch, in order.
   * @throws what the work throws, and when a thread dies; the message names the item that it had
   */
  readonly map: <Name extends keyof WorkerTasks>(
    name: Name,
    items: readonly Item<Name>[],
    shared: Task<Name>['shared'],
    words: ProgressLabels<Item<Name>>,
  ) => Promise<Result<Name>[]>
  /** Nobody need wait for it: threads that died never say that they have ended. */
  readonly end: () => void
}

/** @param worker the program of the threads; without it, the one beside the bundled command (scripts/run-bundled.mjs) */
export function createWorkerPool(worker = new URL('./worker.mjs', import.meta.url)): WorkerPool {
  let pool: Tinypool | null = null
  const open = () =>
    (pool ??= new Tinypool({
      filename: worker.href,
      minThreads: THREADS,
      maxThreads: THREADS,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    }))
  return {
    start: () => void open(),
    map: async (name, items, shared, { what, nameOf }) => {
      const threads = open()
      const batches = inBatches(items)
      const begun = new Int32Array(new SharedArrayBuffer(batches.length * 4))
      const left = new Set(batches.keys())
      /** The item that each of some batches has come to. */
      const had = (some: Iterable<number>) =>
        [...some].flatMap((batch) => batches[batch]?.[(begun[batch] ?? 0) - 1] ?? []).map(nameOf)
      const run = async (part: readonly Item<typeof name>[], batch: number) => {
        try {
          const task = { items: part, shared, begun, batch }
          return (await threads.run(task, { name })) as Result<typeof name>
        } catch (cause) {
          throw createTaskError(what, had([batch]), cause as Error)
        } finally {
          left.delete(batch)
        }
      }
      const results = Promise.all(batches.map(run))
      const stop = showProgress(what, items.length, () => begun.reduce((sum, one) => sum + one, 0))
      const ended = async () => {
        await watchExit(threads)
        throw createTaskError(what, had(left), new Error('its thread ended.'))
      }
      return Promise.race([results, ended()]).finally(stop)
    },
    end: () => void pool?.destroy(),
  }
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}

/** Resolves when one of the threads ends, which Tinypool does not notice when it ends without an error. */
async function watchExit({ threads }: Tinypool): Promise<void> {
  await Promise.race(threads.map((thread) => new Promise((end) => thread.once('exit', end))))
}

/** An error that names what it was about, whether that is known to whoever threw it or not. */
function createTaskError(what: string, had: readonly string[], cause: Error): Error {
  if (had.some((name) => cause.message.includes(name))) return cause
  return new Error(`${what} broke off at ${had.join(' or ')}: ${cause.message}`, { cause })
}
