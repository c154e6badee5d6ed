// Finds a Chromium for tests and screenshots, and installs one if there is none.
import { installers, type Installer } from './installers'
import { currentHost, type Host } from './host'

/** The names of the program on PATH. The first is Debian's Chromium without windows, which opens a page in half the time. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Resolves to the path of a Chromium or Chrome that starts. It tries, in this order: the environment variable CHROMIUM_PATH,
 * PATH, the applications on macOS, an earlier download of Playwright, and the installers.
 * @throws Error with a sentence that says what to do when there is none, or when CHROMIUM_PATH is wrong
 */
export async function findChromium(host: Host = currentHost): Promise<string> {
  const configured = host.environment.CHROMIUM_PATH
  if (configured) return checkConfigured(configured, host)
  const installed = await findInstalled(host)
  if (installed) return installed
  for (const installer of installers) {
    const program = await tryInstaller(installer, host)
    if (program) return program
  }
  throw new Error(
    'There is no Chromium here, and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  )
}

async function checkConfigured(configured: string, host: Host): Promise<string> {
  if (await canStart(configured, host)) return configured
  throw new Error(
    `CHROMIUM_PATH is ${configured}, which does not start: set it to the program file of a Chromium or Chrome, or unset it.`,
  )
}

async function findInstalled(host: Host): Promise<string | undefined> {
  const onPath = PROGRAM_NAMES.map((name) => host.findProgram(name))
  const onMac = host.platform === 'darwin' ? MAC_PROGRAM : undefined
  for (const candidate of [...onPath, onMac, await host.playwrightProgram()]) {
    if (candidate && (await canStart(candidate, host))) return candidate
  }
  return undefined
}

async function tryInstaller(installer: Installer, host: Host): Promise<string | undefined> {
  if (!installer.isAvailable(host)) return undefined
  host.log(`There is no Chromium here: installing one with ${installer.name}.`)
  for (const [program, ...args] of installer.commands) await host.run(program, args)
  return findInstalled(host)
}

/** A file of the right name may be a stub that only prints what to install. */
async function canStart(program: string, host: Host): Promise<boolean> {
  return (await host.run(program, ['--version'], { quiet: true })) === 0
}
