// Finds Firefox and WebKit for the tests, and installs Debian's packages if they are missing.
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
  if (host.userId === 0 && host.findProgram('apt-get') !== undefined) {
    host.log(`Firefox or WebKit is missing: installing ${PACKAGES.join(', ')} with apt-get.`)
    await host.run('apt-get', ['update'])
    await host.run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES])
  }
  const installed = findPrograms(host)
  if (installed !== null) return installed
  throw new Error(
    `Firefox or WebKit is missing, and could not be installed: install Debian's packages ${PACKAGES.join(', ')}.`,
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
