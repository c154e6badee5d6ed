// Lists the ways to install a Chromium, in the order in which they are tried.
import { fileURLToPath } from 'node:url'
import { canInstallPackages, getInstallCommands } from './debian-packages'
import type { Host } from './host'

export type Installer = {
  /** Shown to people after "installing one with". */
  readonly name: string
  isAvailable(host: Host): boolean
  /** Run one after the other; each is a program and its arguments. */
  readonly commands: readonly (readonly [string, ...string[]])[]
}

/** playwright-core exports its package.json but not its command, which is in the same directory. */
const PLAYWRIGHT_COMMAND = fileURLToPath(
  new URL('cli.js', import.meta.resolve('playwright-core/package.json')),
)

export const installers: readonly Installer[] = [
  {
    name: 'apt-get',
    isAvailable: canInstallPackages,
    commands: getInstallCommands(['chromium-headless-shell']),
  },
  {
    name: "Playwright's own download",
    isAvailable: () => true,
    commands: [[process.execPath, PLAYWRIGHT_COMMAND, 'install', 'chromium']],
  },
]
