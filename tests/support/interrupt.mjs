// Kills a build before one of its file system calls, or makes that call fail. Loaded with `node --import` and configured by
// environment variables:
//   INTERRUPT_IN     only calls with a path that contains this text are counted
//   INTERRUPT_AT     number of the call to interrupt, from 1; without it, calls are only counted
//   INTERRUPT_WITH   `kill`, or the code of the error that the call throws. EIO counts calls that read; everything else counts
//                    calls that write, because a kill before a read leaves no new state
//   INTERRUPT_COUNT  file to which the number of calls is written when the process exits
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { INTERRUPT_IN = '', INTERRUPT_AT = '0', INTERRUPT_WITH = 'kill' } = process.env

const READ_CALLS = ['lstat', 'readdir', 'readFile', 'stat']
const WRITE_CALLS = ['appendFile', 'copyFile', 'cp', 'link', 'mkdir', 'rename', 'rm', 'writeFile']

let calls = 0
/** True while a wrapped function runs, because the calls that it makes itself are not counted. */
let isInside = false

/** @type {(name: string, args: readonly unknown[]) => void} */
function count(name, args) {
  if (isInside) return
  const paths = args.flat().filter((arg) => typeof arg === 'string')
  if (!paths.some((path) => path.includes(INTERRUPT_IN))) return
  calls += 1
  if (calls !== Number(INTERRUPT_AT)) return
  if (INTERRUPT_WITH === 'kill') process.kill(process.pid, 'SIGKILL')
  throw Object.assign(new Error(`${INTERRUPT_WITH}: made to fail, ${name} ${paths[0]}`), {
    code: INTERRUPT_WITH,
  })
}

/** @typedef {(...args: unknown[]) => unknown} AnyFunction */

/** @type {(module: object, name: string) => void} */
function wrap(module, name) {
  const functions = /** @type {Record<string, AnyFunction>} */ (module)
  const original = /** @type {AnyFunction} */ (functions[name])
  functions[name] = (/** @type {unknown[]} */ ...args) => {
    count(name, args)
    const wasInside = isInside
    isInside = true
    try {
      return original(...args)
    } finally {
      isInside = wasInside
    }
  }
}

// Only the build itself publishes, so the npm and tsx processes around it are left alone.
if ((process.argv[1] ?? '').endsWith('run-bundled.mjs')) {
  for (const name of INTERRUPT_WITH === 'EIO' ? READ_CALLS : WRITE_CALLS) {
    wrap(fs, `${name}Sync`)
    wrap(fs.promises, name)
  }
  if (INTERRUPT_WITH !== 'EIO') wrap(childProcess, 'spawnSync')
  syncBuiltinESMExports()
  const { INTERRUPT_COUNT } = process.env
  const write = fs.writeFileSync
  if (INTERRUPT_COUNT !== undefined)
    process.on('exit', () => {
      isInside = true
      write(INTERRUPT_COUNT, String(calls))
    })
}
