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
/** The installer of Chrome for Windows adds nothing to PATH. These variables name the folders into which it may install. */
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const WINDOWS_PROGRAM = 'Google\\Chrome\\Application\\chrome.exe'

/**
 * Resolves to the path of a Chromium or Chrome that starts. It tries, in this order: the environment variable CHROMIUM_PATH,
 * PATH, the usual folders of macOS and Windows, an earlier download of Playwright, and the installers.
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
  const candidates = [...onPath, ...listUsualPlaces(host), await host.playwrightProgram()]
  for (const candidate of candidates) {
    if (candidate && (await canStart(candidate, host))) return candidate
  }
  return undefined
}

function listUsualPlaces({ platform, environment }: Host): string[] {
  if (platform === 'darwin') return [MAC_PROGRAM]
  if (platform !== 'win32') return []
  return WINDOWS_FOLDERS.flatMap((name) => environment[name] ?? []).map(
    (folder) => `${folder}\\${WINDOWS_PROGRAM}`,
  )
}

async function tryInstaller(installer: Installer, host: Host): Promise<string | undefined> {
  if (!installer.isAvailable(host)) return undefined
  host.log(`There is no Chromium here: installing one with ${installer.name}.`)
  for (const [program, ...args] of installer.commands) await host.run(program, args)
  return findInstalled(host)
}

/** A file of the right name may be a stub that only prints what to install. */
async function canStart(program: string, host: Host): Promise<boolean> {
  // On Windows, Chrome opens a window instead of printing its version.
  const args =
    host.platform === 'win32' ? ['--headless', '--dump-dom', 'about:blank'] : ['--version']
  return (await host.run(program, args, { quiet: true })) === 0
}
