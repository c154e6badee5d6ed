// Installs Debian packages, but never on the machine of a person who is watching: that would change more than this project.
import type { Host } from './host'

/** Returns whether this is a build machine on which packages may be installed. */
export const canInstallPackages = (host: Host): boolean =>
  host.userId === 0 &&
  host.findProgram('apt-get') !== undefined &&
  (!host.isInteractive || host.environment.CI !== undefined)

/** The commands that install packages without those that they merely recommend, and without newer versions of what is there. */
export const getInstallCommands = (packages: readonly string[]) =>
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', '--no-upgrade', ...packages],
  ] as const
