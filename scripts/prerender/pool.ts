// The threads of a build: as many as there are cores, started when there is enough to do.
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type * as Worker from '../worker'

/** Items handed over at once: so few that memory stays small and all threads end together. */
const BATCH = 25

type Work = typeof Worker
type Task<Name extends keyof Work> = Parameters<Work[Name]>[0]
type Item<Name extends keyof Work> = Task<Name>['items'][number]
type Result<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>

export type Pool = {
  /**
   * Resolves to what the work gives for each batch, in order.
   * @param nameOf names an item in the message when its thread dies
   * @throws what the work throws, and when a thread dies
   */
  readonly map: <Name extends keyof Work>(
    name: Name,
    items: readonly Item<Name>[],
    shared: Task<Name>['shared'],
    nameOf: (item: Item<Name>) => string,
  ) => Promise<Result<Name>[]>
  readonly end: () => Promise<void>
}

export function openPool(): Pool {
  let pool: Tinypool | null = null
  const started = () =>
    (pool ??= new Tinypool({
      // Beside the bundled command (scripts/run.mjs).
      filename: new URL('./worker.mjs', import.meta.url).href,
      maxThreads: availableParallelism(),
    }))
  return {
    map: async (name, items, shared, nameOf) => {
      const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
        items.slice(index * BATCH, (index + 1) * BATCH),
      )
      return Promise.all(
        batches.map((part) =>
          started()
            .run({ items: part, shared }, { name })
            .catch((cause: Error) => {
              if (!DIED.test(cause.message)) throw cause
              const names = part.map(nameOf).join(', ')
              throw new Error(`A thread of the build died while it had these: ${names}.`, { cause })
            }),
        ),
      )
    },
    end: async () => pool?.destroy(),
  }
}

/** What Tinypool and Node say when a thread ends without an answer. */
const DIED = /terminat|exited|out of memory|memory limit/i
