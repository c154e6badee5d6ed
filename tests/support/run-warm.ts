// Runs commands in a process that has run others before, which takes a fraction of the time of a new one.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { RunCommand } from '../../tools/run-command'
import { getCommandEnvironment, type Outcome } from './run-script'

type Server = { readonly child: ChildProcess; last: Promise<unknown> }

/** The options that decide the base. */
const BASES = new Set(['--base', '--pull-request'])

/** One for each base, because the code of the pages belongs to a base. */
const servers = new Map<string, Server>()

/** Like `runNpmScript`, for tests that need no process of their own. Commands with the same base run one after the other. */
export function runWarm(script: 'prerender' | 'check', args: readonly string[]): Promise<Outcome> {
  const base = args.filter((_, index) => BASES.has(args[index - 1] ?? '')).join(' ')
  const server = servers.get(base) ?? startServer()
  servers.set(base, server)
  const run = async () => {
    server.child.channel?.ref()
    server.child.send({ script, args })
    const [outcome] = (await once(server.child, 'message')) as [Outcome]
    server.child.channel?.unref()
    return outcome
  }
  const outcome = server.last.then(run)
  server.last = outcome
  return outcome
}

/** Like `runCommand` of the tools, but in such a process. */
export const runCommandWarm: RunCommand = async (command, args, allowProblems = false) => {
  const { status, out, err } = await runWarm(command, args)
  if (status === 0 || (allowProblems && status === 1)) return out
  throw new Error(`The ${command} failed.\n${out}${err}`)
}

function startServer(): Server {
  const child = fork('tests/support/command-server.mjs', { env: getCommandEnvironment() })
  // While it runs no command, it ends together with this process.
  child.unref()
  child.channel?.unref()
  return { child, last: Promise.resolve() }
}

export function endServers(): void {
  for (const { child } of servers.values()) child.disconnect()
  servers.clear()
}
