// The ways to install a Chromium, in the order in which they are tried.
import { fileURLToPath } from 'node:url'
import type { Host } from './host'

export type Installer = {
  /** For people, behind "installing one with". */
  readonly name: string
  isPossible(machine: Host): boolean
  /** Run one after the other; each is a program and its words. */
  readonly commands: readonly (readonly [string, ...string[]])[]
}

/** playwright-core lets only its package.json be resolved; its command stands beside it. */
const playwrightCommand = fileURLToPath(
  new URL('cli.js', import.meta.resolve('playwright-core/package.json')),
)

export const installers: readonly Installer[] = [
  {
    name: 'apt-get',
    isPossible: (machine) => machine.userId === 0 && machine.findProgram('apt-get') !== undefined,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium'],
    ],
  },
  {
    name: "Playwright's own download",
    isPossible: () => true,
    commands: [[process.execPath, playwrightCommand, 'install', 'chromium']],
  },
]
