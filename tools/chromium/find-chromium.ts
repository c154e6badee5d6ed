// Finds a Chromium for the tests, and installs one where that is possible.
import { installers, type Installer } from './installers'
import { currentHost, type Host } from './host'

/** What the program is called on PATH, and where macOS has it. */
const programNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macProgram = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Resolves to the path of a Chromium or Chrome that starts. It looks in this order: the environment
 * variable CHROMIUM_PATH, PATH, what Playwright has downloaded before, then installs one.
 * @throws Error with a sentence that says what to do when there is none, or when CHROMIUM_PATH is wrong
 */
export async function findChromium(machine: Host = currentHost): Promise<string> {
  const given = machine.environment.CHROMIUM_PATH
  if (given) return checkGiven(given, machine)
  const present = await findPresent(machine)
  if (present) return present
  for (const step of installers) {
    const installed = await tryInstall(step, machine)
    if (installed) return installed
  }
  throw new Error(
    'There is no Chromium here, and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  )
}

async function checkGiven(given: string, machine: Host): Promise<string> {
  if (await starts(given, machine)) return given
  throw new Error(
    `CHROMIUM_PATH is ${given}, which does not start: set it to the program file of a Chromium or Chrome, or unset it.`,
  )
}

async function findPresent(machine: Host): Promise<string | undefined> {
  const onPath = programNames.map((name) => machine.findProgram(name))
  const onMac = machine.platform === 'darwin' ? macProgram : undefined
  for (const candidate of [...onPath, onMac, await machine.playwrightProgram()]) {
    if (candidate && (await starts(candidate, machine))) return candidate
  }
  return undefined
}

async function tryInstall(step: Installer, machine: Host): Promise<string | undefined> {
  if (!step.isPossible(machine)) return undefined
  machine.say(`There is no Chromium here: installing one with ${step.name}.`)
  for (const [program, ...words] of step.commands) await machine.run(program, words)
  return findPresent(machine)
}

/** A file of the right name may be a stub that only says what to install. */
async function starts(program: string, machine: Host): Promise<boolean> {
  return (await machine.run(program, ['--version'], { quiet: true })) === 0
}
