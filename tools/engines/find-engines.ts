// Finds Firefox and WebKit for the tests, and installs Debian's packages if they are missing.
import { canInstallPackages, getInstallCommands } from '../chromium/debian-packages'
import { currentHost, type Host } from '../chromium/host'

export type EnginePrograms = {
  readonly firefox: string
  readonly webKitDriver: string
  /** The program that shows windows in memory. */
  readonly displayServer: string
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Resolves to the program files.
 * @throws Error with a sentence that says what to do when one is missing and cannot be installed
 */
export async function findEngines(host: Host = currentHost): Promise<EnginePrograms> {
  const found = findPrograms(host)
  if (found !== null) return found
  if (canInstallPackages(host)) {
    host.log(`Firefox or WebKit is missing: installing ${PACKAGES.join(', ')} with apt-get.`)
    for (const [program, ...args] of getInstallCommands(PACKAGES)) await host.run(program, args)
  }
  const installed = findPrograms(host)
  if (installed !== null) return installed
  throw new Error(
    `Firefox or WebKit is missing: install Debian's packages ${PACKAGES.join(', ')}, or run CI=1 npm test as root, which installs them.`,
  )
}

function findPrograms(host: Host): EnginePrograms | null {
  const firefox = host.findProgram('firefox-esr') ?? host.findProgram('firefox')
  const webKitDriver = host.findProgram('WebKitWebDriver')
  const displayServer = host.findProgram('Xvfb')
  if (firefox === undefined || webKitDriver === undefined || displayServer === undefined)
    return null
  return { firefox, webKitDriver, displayServer }
}
