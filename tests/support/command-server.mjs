// Runs one command after the other in the same process, in which the code is warm. Used by run-warm.ts.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { hashSource } from '../../generator/bundle/hash-source.mjs'
import { V8_FLAGS } from '../../generator/process/v8-flags.mjs'

for (const flag of V8_FLAGS) setFlagsFromString(flag)
const root = process.cwd()
// The global setup has bundled the commands (scripts/run-bundled.mjs).
const commands = path.join(root, 'node_modules/.cache/site', `scripts-${hashSource(root)}`)
let runs = 0
/** What the current command has written. */
let [out, err] = ['', '']
process.stdout.write = (/** @type {string | Uint8Array} */ text) => {
  out += String(text)
  return true
}
process.stderr.write = (/** @type {string | Uint8Array} */ text) => {
  err += String(text)
  return true
}

process.on('message', (/** @type {{ script: string, args: string[] }} */ { script, args }) => {
  void run(script, args).then(
    (status) => process.send?.({ status, out, err }),
    (error) => process.send?.({ status: null, out, err: String(error) }),
  )
})

/**
 * @param {string} script
 * @param {string[]} args
 */
async function run(script, args) {
  process.argv = [process.execPath, path.join(root, 'scripts', `${script}.ts`), ...args]
  process.exitCode = 0
  ;[out, err] = ['', '']
  runs += 1
  // The query makes Node run the command itself again; what it imports stays loaded.
  await import(`${pathToFileURL(path.join(commands, `${script}.mjs`)).href}?${runs}`)
  return process.exitCode
}
